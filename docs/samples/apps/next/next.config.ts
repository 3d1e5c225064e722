import type { NextConfig } from 'next'

const basePath = process.env.BASE_PATH ?? ''

export default { basePath, env: { BASE_PATH: basePath } } satisfies NextConfig

import type { APIRoute, GetStaticPaths } from 'astro'
import { registryFiles } from '../../registry.mjs'

const homepage = new URL(import.meta.env.BASE_URL, import.meta.env.SITE ?? 'http://localhost')

export const getStaticPaths = (() =>
  registryFiles(homepage).map(({ path, content }) => ({
    params: { path },
    props: { content },
  }))) satisfies GetStaticPaths

/** A file for the shadcn CLIs. */
export const GET: APIRoute = ({ props }) => Response.json(props.content)

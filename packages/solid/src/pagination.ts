export * from './index.js'
export * from './parts.js'

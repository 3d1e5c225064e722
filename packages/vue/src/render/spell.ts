export { toProps as spell } from '@dogear/core/adapter'

export { toProps } from '@dogear/core/adapter'

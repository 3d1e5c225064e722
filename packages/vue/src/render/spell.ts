export { spell } from '@dogear/core/adapter'

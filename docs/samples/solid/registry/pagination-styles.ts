// The CLIs copy this file next to the components.
export * from '../../shared/pagination-styles'

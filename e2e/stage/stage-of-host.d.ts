declare module 'stage-of-host' {
  export { stage } from '@dogear/contract'
}

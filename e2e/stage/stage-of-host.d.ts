declare module 'virtual:stage-of-host' {
  export const harness: import('../../packages/contract/src/harness.js').Harness
}

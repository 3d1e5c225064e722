declare module 'virtual:harness' {
  export const harness: import('../../packages/contract/src/harness/harness.js').Harness
}

declare module 'virtual:stage-of-host' {
  export const stage: import('../../packages/contract/src/stage.js').Stage
}

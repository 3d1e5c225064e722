export * from '@dogear/core/url'

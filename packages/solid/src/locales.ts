export * from '@dogear/core/locales'

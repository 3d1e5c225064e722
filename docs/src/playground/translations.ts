import type * as Locales from '../../../packages/core/locales/index.js'
import type { Language } from './languages'

let locales: typeof Locales | undefined

/** The translations of a language, once they are loaded. */
export const loadedTranslations = (language: Language | '') => (language ? locales?.[language] : undefined)

/** Loads the translations of all languages. */
export async function loadTranslations(): Promise<void> {
  locales = await import('../../../packages/core/locales/index.js')
}

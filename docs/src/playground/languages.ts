import type * as Locales from '../../../packages/core/src/locales/index.js'

export type Language = keyof typeof Locales

/** Every language of `@dogear/core/locales`. A test compares them. */
export const languageNames =
  `arEG az bg bn ca cs da de el en enIN es et fa fi fr he hiIN hr hu id is it ja kk ko lt lv mk ms nb
  nl pl pt ptBR ro ru sk sl sr sv th tr uk ur vi zhCN zhTW`.split(/\s+/) as Language[]

/** The value of `lang` for a language: `pt-BR` for `ptBR`. */
export const languageTag = (language: Language): string => language.replace(/[A-Z]+$/, '-$&')

const english = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })

/** The English name of every language. */
export const languages = Object.fromEntries(
  languageNames.map((language) => [language, english.of(languageTag(language))]),
) as Record<Language, string>

let locales: typeof Locales | undefined

/** The translations of a language, once they are loaded. */
export const loadedTranslations = (language: Language | '') => (language ? locales?.[language] : undefined)

/** Loads the translations of all languages. */
export async function loadTranslations(): Promise<void> {
  locales = await import('../../../packages/core/src/locales/index.js')
}

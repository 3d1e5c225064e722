import { expect, test, vi } from 'vitest'
import { english } from '../src/locales/create-locale.js'
import '../src/locales/index.js'

const wordsOf = vi.hoisted(() => new Map<string, object>())

vi.mock(import('../src/locales/create-locale.js'), async (importOriginal) => {
  const original = await importOriginal()
  return {
    ...original,
    createLocale(language, words) {
      wordsOf.set(language, words)
      return original.createLocale(language, words)
    },
  }
})

// Most languages use the same punctuation.
const { comma: _comma, to: _to, ...untranslated } = english

test('no language has a word that is never used, and what languages lack is listed', () => {
  const known = new Set(Object.keys({ ...english, ...wordsOf.get('de'), ...wordsOf.get('az') }))
  const missing: { [language: string]: string[] } = {}
  for (const [language, words] of wordsOf) {
    expect([...known], `Unknown or misspelt words of ${language}`).toEqual(expect.arrayContaining(Object.keys(words)))
    const lacking = Object.keys(untranslated).filter((word) => !(word in words))
    if (lacking.length > 0) missing[language] = lacking
  }
  if (Object.keys(missing).length > 0) console.info('These words are English:', missing)
})

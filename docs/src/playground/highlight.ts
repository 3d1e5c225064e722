import { createHighlighterCore, type ThemedTokenWithVariants } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import dark from 'shiki/themes/github-dark-high-contrast.mjs'
import light from 'shiki/themes/github-light-high-contrast.mjs'

const grammars = {
  tsx: () => import('shiki/langs/tsx.mjs'),
  vue: () => import('shiki/langs/vue.mjs'),
  svelte: () => import('shiki/langs/svelte.mjs'),
}

const highlighter = createHighlighterCore({
  themes: [dark, light],
  langs: [],
  engine: createJavaScriptRegexEngine(),
})

/** The colored tokens of every line of code. */
export async function highlight(code: string, language: string): Promise<ThemedTokenWithVariants[][]> {
  const lang = language === 'vue' || language === 'svelte' ? language : 'tsx'
  const { loadLanguage, codeToTokensWithThemes } = await highlighter
  await loadLanguage(grammars[lang])
  return codeToTokensWithThemes(code, { lang, themes: { dark, light } })
}

import type { PaginationOptions } from '../../src/index.js'
import { arEG, de, en, fi, fr, pl } from '../../src/locales/index.js'

/** A Root with what an app may put into it. */
export interface Composition {
  readonly html: string
  readonly title: string
  readonly isFit: boolean
  readonly isPreviousHidden: boolean
  readonly pages: number
  readonly page: number
  readonly siblingCount: number
  readonly translations: PaginationOptions['translations']
  /** Direction of the page around the Root. */
  readonly outer: 'ltr' | 'rtl'
  readonly dir: 'ltr' | 'rtl' | undefined
}

/** First, Previous, Next and Last as short and long words, and two labels. */
export const words = {
  en: ['First Prev Next Last', 'First_page Previous_page Next_page Last_page', 'Rows per page', 'Page'],
  de: [
    'Erste Zurück Weiter Letzte',
    'Erste_Seite Vorherige_Seite Nächste_Seite Letzte_Seite',
    'Zeilen pro Seite',
    'Seite',
  ],
  fi: [
    'Alku Edellinen Seuraava Loppu',
    'Ensimmäinen_sivu Edellinen_sivu Seuraava_sivu Viimeinen_sivu',
    'Rivejä sivulla',
    'Sivu',
  ],
  fr: [
    'Début Précédent Suivant Fin',
    'Première_page Page_précédente Page_suivante Dernière_page',
    'Lignes par page',
    'Page',
  ],
  pl: [
    'Start Wstecz Dalej Koniec',
    'Pierwsza_strona Poprzednia_strona Następna_strona Ostatnia_strona',
    'Wierszy na stronę',
    'Strona',
  ],
  ar: [
    'الأول السابق التالي الأخير',
    'الصفحة_الأولى الصفحة_السابقة الصفحة_التالية الصفحة_الأخيرة',
    'صفوف لكل صفحة',
    'صفحة',
  ],
} as const

const before = [
  '',
  '',
  'status',
  'status',
  'select',
  'label',
  'field',
  'text',
  'status label',
  'content',
  'content status',
]
const after = [
  '',
  '',
  'status',
  'select',
  'field',
  'input',
  'label',
  'status select field',
  'select input',
  'label status',
]

/** Composes a Root from random numbers between 0 and 1. */
export function compose(random: () => number): Composition {
  const pick = <Value>(...options: readonly Value[]) => options[Math.floor(random() * options.length)] as Value
  const code = pick('en', 'en', 'de', 'fi', 'fr', 'pl', 'ar')
  const [short, long, rows, field] = words[code]
  const style = pick('icons', 'icons', 'short', 'long')
  const [first, prev, next, last] = { icons: ['', '', '', ''], short: short.split(' '), long: long.split(' ') }[style]
  const isFour = random() < 0.45
  const isFit = random() < 0.6
  const parts: Record<string, string> = {
    status: '<div data-part="status"></div>',
    select: '<select data-part="page-size-select"></select>',
    label: `<label>${rows} <select data-part="page-size-select"></select></label>`,
    input: '<input data-part="page-input">',
    field: `<label>${field} <input data-part="page-input"></label>`,
    text: '<span>Some text of the app</span>',
    content: '<div data-scope="pagination" data-part="content">Rows</div>',
  }
  const trigger = (name: string, text = '') => `<button data-part="${name}-trigger">${text.replace('_', ' ')}</button>`
  const names = pick(...before).split(' ')
  const others = pick(...after)
    .split(' ')
    .filter((name) => !names.includes(name))
  const row = [trigger('prev', prev), `<ul data-part="list"${isFit ? ' data-fit' : ''}></ul>`, trigger('next', next)]
  if (isFour) row.splice(0, 3, trigger('first', first), ...row, trigger('last', last))
  const pages = pick(1, 5, 40, 40, 1000, 100_000)
  const outer = pick('ltr', 'ltr', 'rtl')
  const isPreviousHidden = random() < 0.12
  return {
    html: [...names.map((name) => parts[name]), ...row, ...others.map((name) => parts[name])].join(''),
    title: `${names} (${isFour ? 4 : 2} ${style}, ${code}, ${isFit ? 'FitList' : 'List'}) ${others}, ${pages} pages`,
    isFit,
    isPreviousHidden,
    pages,
    page: Math.max(1, Math.ceil(pages * pick(0.001, 0.5, 0.5, 0.97))),
    siblingCount: pick(1, 1, 1, 2, 0),
    translations: { en, de, fi, fr, pl, ar: arEG }[code],
    outer,
    dir: pick(undefined, undefined, 'ltr', 'rtl'),
  }
}

/** The scenes of every app, in order. Each id is the name of the scene's file. */
export const scenes = [
  {
    id: 'basic',
    title: 'Basic',
    text: 'Pass a count, and Dogear manages the page.',
  },
  {
    id: 'controlled',
    title: 'Controlled page',
    text: 'The parent owns the page. The slider and the pagination show the same number, and both can change it.',
  },
  {
    id: 'page-size',
    title: 'Page size',
    text: 'A select of page sizes, and a line that says which items are shown. A new page size keeps the first visible item on the page, so you don’t lose your place in the list.',
  },
  {
    id: 'page-range',
    title: 'Long lists',
    text: 'Type a page, go to either end, or let an ellipsis jump five pages into its gap. Screen readers announce the line above the list after each change. When a trigger becomes disabled, keyboard focus moves to the current page.',
  },
  {
    id: 'slicing',
    title: 'An array',
    text: 'Filter first, then slice. A search finds elements on all pages, and clearing it leads back to the page before.',
  },
  {
    id: 'links',
    title: 'Links',
    text: 'Every page has its own URL. Back, Forward, Reload and opening a new tab work as for any link.',
  },
  {
    id: 'translations',
    title: 'Translations and right to left',
    text: 'Labels, numerals and text direction in Arabic. Each label contains the visible number.',
  },
] as const

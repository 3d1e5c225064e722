/** What every app shows, in this order. An id is also the name of the scene's file. */
export const scenes = [
  {
    id: 'basic',
    title: 'Basic',
    text: 'Give it a count, and it keeps the page itself.',
  },
  {
    id: 'first-and-last',
    title: 'First and last triggers',
    text: 'Two more parts lead to either end. Where a trigger has nowhere to go it is disabled, and keyboard focus moves on to the current page.',
  },
  {
    id: 'controlled',
    title: 'Controlled page',
    text: 'The page belongs to the parent: the slider and the pagination show the same number, and either may change it.',
  },
  {
    id: 'page-size',
    title: 'Page size',
    text: 'Another page size keeps the first visible item on the page, so the place in the list is not lost.',
  },
  {
    id: 'data',
    title: 'Real data',
    text: 'The languages of the world in ISO 639-3, filtered while you type. A page that a shorter list lacks comes back with the longer one.',
  },
  {
    id: 'page-range',
    title: 'Page range text',
    text: 'The context says which items stand on the page: good for a sentence, and for a query.',
  },
  {
    id: 'outside-context',
    title: 'Context from outside',
    text: 'One state, shown above and below a list, and moved by a button of your own.',
  },
  {
    id: 'links',
    title: 'Links',
    text: 'Every page has a URL of its own: Back, Forward, Reload and a new tab do what they do for any link.',
  },
  {
    id: 'translations',
    title: 'Translations and right to left',
    text: 'Labels, numerals and direction in Arabic. The number that is seen is also in the name that is heard.',
  },
  {
    id: 'siblings-and-boundaries',
    title: 'Custom siblings and boundaries',
    text: 'How many pages stand beside the current one, and at each end. The list is as long on every page, so nothing moves under the pointer.',
  },
] as const

export type Scene = (typeof scenes)[number]
export type SceneId = Scene['id']

import type { UserProps } from '../harness/scene.js'
import { generated } from './generated.js'
import type { Golden } from './golden.js'

const merged = (tag: string, name: string): UserProps => ({
  attributes: { class: 'part', style: 'color: red; left: 1px', title: name, 'data-own': 'part' },
  asChild: {
    tag,
    attributes: {
      class: 'child',
      style: 'top: 2px; left: 3px',
      'aria-label': `own ${name}`,
      title: undefined,
      'data-own': null,
      'data-part': 'other',
    },
  },
})

const attributes = (name: string) =>
  `data-scope="pagination" aria-label="own ${name}" class="part child" style="color: red; left: 3px; top: 2px" title="${name}" data-own="part"`

export const asChild = {
  'children of the parts': {
    needs: 'parts',
    scene: {
      options: { count: 100 },
      roots: [merged('nav', 'root')],
      props: {
        firstTrigger: merged('button', 'first'),
        prevTrigger: { asChild: { tag: 'button', instead: 'nothing' } },
        item: merged('button', 'item'),
        item2: { disabled: true, ...merged('button', 'item') },
        ellipsis: { onClick: () => {}, ...merged('button', 'ellipsis') },
        nextTrigger: { asChild: { tag: 'component', attributes: { class: 'child', type: 'submit' } } },
        lastTrigger: { asChild: { tag: 'span', attributes: { id: 'end' } }, attributes: { class: 'part' } },
      },
    },
    markup: `
      <nav data-part="root" ${attributes('root')}>
        <button type="button" data-part="first-trigger" aria-disabled="true" data-disabled="" disabled="" ${attributes('first')}>First</button>
        <button type="button" data-part="item" data-index="1" aria-current="page" data-selected="" ${attributes('item')}>1</button>
        <button type="button" data-part="item" data-index="2" aria-disabled="true" data-disabled="" disabled="" ${attributes('item')}>2</button>
        <button type="button" data-part="item" data-index="3" ${attributes('item')}>3</button>
        <button type="button" data-part="item" data-index="4" ${attributes('item')}>4</button>
        <button type="button" data-part="item" data-index="5" ${attributes('item')}>5</button>
        <button data-part="ellipsis" ${attributes('ellipsis')}>…</button>
        <button type="button" data-part="item" data-index="10" ${attributes('item')}>10</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page" class="child">Next</button>
        <span type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page" id="end" class="part">Last</span>
      </nav>
    `,
  },
  // The server of other hosts can't know whether an element is focusable.
  'an Ellipsis with a focusable child': {
    needs: 'childElement',
    scene: { options: { count: 100 }, props: { ellipsis: { asChild: { tag: 'button' } } } },
    markup: generated['buttons on the first page'].markup
      .replace('<div', '<button')
      .replace('</div', '</button')
      .replace(' aria-hidden="true"', ''),
  },
  'an Ellipsis with a tabindex': {
    needs: 'childElement',
    scene: { options: { count: 100 }, props: { ellipsis: { attributes: { tabindex: '0' } } } },
    markup: generated['buttons on the first page'].markup.replace(' aria-hidden="true"', ' tabindex="0"'),
  },
} satisfies Record<string, Golden>

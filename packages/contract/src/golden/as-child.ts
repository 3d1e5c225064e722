import type { UserProps } from '../harness/scene.js'
import type { Golden } from './expand.js'

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

const own = (name: string) =>
  `"own ${name}" class="part child" style="color: red; left: 3px; top: 2px" title="${name}" data-own="part"`

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
        item3: { disabled: true, asChild: { tag: 'a', attributes: { href: '#3' } } },
        ellipsis: { onClick: () => {}, ...merged('button', 'ellipsis') },
        nextTrigger: { asChild: { tag: 'component', attributes: { class: 'child', type: 'submit' } } },
        lastTrigger: { asChild: { tag: 'span', attributes: { id: 'end' } }, attributes: { class: 'part' } },
      },
    },
    markup: `<nav root ${own('root')}> <button first-trigger disabled ${own('first')}> <button 1 current ${own('item')}>
      <button 2 disabled ${own('item')}> <a 3 disabled> <button 4 ${own('item')}> <button 5 ${own('item')}>
      <button ellipsis ${own('ellipsis')}> <button 10 ${own('item')}> <button next-trigger class="child">
      <span last-trigger type="button" id="end" class="part"> </nav>`,
  },
  // The server of other hosts can't know whether an element is focusable.
  'an Ellipsis with a focusable child': {
    needs: 'childElement',
    scene: { options: { minCount: 20 }, props: { ellipsis: { asChild: { tag: 'button' } } } },
    markup: `<nav root> <button first-trigger disabled> <button prev-trigger disabled> <button 1 current> <button 2> <button ellipsis>
      <button next-trigger> <button last-trigger disabled> </nav>`,
  },
  'an Ellipsis with a tabindex': {
    needs: 'childElement',
    scene: { options: { minCount: 20 }, props: { ellipsis: { attributes: { tabindex: '0' } } } },
    markup: `<nav root> <button first-trigger disabled> <button prev-trigger disabled> <button 1 current> <button 2>
      <div ellipsis tabindex="0"> <button next-trigger> <button last-trigger disabled> </nav>`,
  },
} satisfies Record<string, Golden>

import { Pagination } from '@dogear/solid'
import { expectTypeOf, test } from 'vitest'

test('`props` of asChild accepts attributes, handlers and a ref of any element', () => {
  let element!: HTMLAnchorElement
  return (
    <Pagination.NextTrigger
      asChild={(props) => (
        <>
          <a
            {...props({
              class: 'mine',
              classList: { open: true },
              style: { color: 'red' },
              href: '/next',
              'data-own': 1,
              ref: element,
              onClick: (event) => expectTypeOf(event).toExtend<MouseEvent>(),
              onKeyDown: [(data: number, event: KeyboardEvent) => event.detail + data, 1],
              'on:click': (event) => event.preventDefault(),
            })}
          />
          <button {...props({ disabled: true, type: 'button' })} />
          {/* @ts-expect-error there is no such attribute */}
          <a {...props({ clas: 'mine' })} />
          {/* @ts-expect-error a class is a string */}
          <a {...props({ class: 1 })} />
        </>
      )}
    />
  )
})

import { options, useContext } from '@dogear/contract/interface'
import { Pagination, PaginationRoot, usePagination, usePaginationContext } from '@dogear/solid'
import { For } from 'solid-js'

const attributes = { class: 'own', style: { margin: '0' }, id: 'own', 'aria-label': 'own', 'data-own': '' }
const control = { ...attributes, ref: (_: HTMLButtonElement) => {}, onClick: () => {}, disabled: true }

/** Every part, prop, option, id, attribute, hook and member of the context that Ark UI has, too. */
export function Interface(props: Pagination.RootProps) {
  useContext(usePaginationContext()())
  return [
    <Pagination.RootProvider value={usePagination({ ...options, id: 'pages' })} {...attributes} />,
    <Pagination.Root {...options} {...attributes}>
      <Pagination.FirstTrigger {...control} />
      <Pagination.PrevTrigger {...control} />
      <Pagination.Context>
        {(context) => (
          <For each={context().pages}>
            {(entry, index) => [
              entry.type === 'page' && <Pagination.Item {...entry} {...control} />,
              entry.type !== 'page' && <Pagination.Ellipsis index={index()} {...attributes} />,
            ]}
          </For>
        )}
      </Pagination.Context>
      <Pagination.NextTrigger {...control} asChild={(props) => <a {...props({ href: '/' })}>Next</a>} />
      <Pagination.LastTrigger {...control} />
    </Pagination.Root>,
    <PaginationRoot {...props} asChild={(own) => <section {...own()} />} />,
  ]
}

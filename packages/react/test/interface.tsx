import { options, useContext } from '@dogear/contract/interface'
import {
  Pagination,
  PaginationRoot,
  type PaginationRootProps,
  usePagination,
  usePaginationContext,
} from '@dogear/react'
import { createRef } from 'react'

const attributes = { className: 'own', style: { margin: 0 }, id: 'own', 'aria-label': 'own', 'data-own': '' }
const control = { ...attributes, ref: createRef<HTMLButtonElement>(), onClick: () => {}, disabled: true }

function Parts() {
  useContext(usePaginationContext())
  return (
    <>
      <Pagination.FirstTrigger {...control} />
      <Pagination.PrevTrigger {...control} />
      <Pagination.Context>
        {(context) =>
          context.pages.map((entry, index) =>
            entry.type === 'page' ? (
              <Pagination.Item key={entry.value} {...entry} {...control} />
            ) : (
              <Pagination.Ellipsis key={entry.value} index={index} {...attributes} />
            ),
          )
        }
      </Pagination.Context>
      <Pagination.NextTrigger {...control} asChild>
        <a href="/">Next</a>
      </Pagination.NextTrigger>
      <Pagination.LastTrigger {...control} />
    </>
  )
}

/** Every part, prop, option, id, attribute, hook and member of the context that Ark UI has, too. */
export function Interface(props: PaginationRootProps) {
  const pagination = usePagination({ ...options, id: 'pages' })
  return (
    <Pagination.RootProvider value={pagination} {...attributes}>
      <Pagination.Root {...options} {...attributes}>
        <Parts />
      </Pagination.Root>
      <PaginationRoot {...props} asChild>
        <section />
      </PaginationRoot>
    </Pagination.RootProvider>
  )
}

import * as Pagination from '@dogear/react/pagination'
import type { ComponentProps } from 'react'

// A design system's button: it passes on all other props.
function Button({ tone, ...props }: ComponentProps<'button'> & { tone: 'quiet' | 'loud' }) {
  return <button type="button" {...props} data-tone={tone} />
}

export default function Composition() {
  return (
    <Pagination.Root count={100} aria-label="Composition">
      <Pagination.Context>{({ page, totalPages }) => `${page} of ${totalPages}`}</Pagination.Context>
      <Pagination.List
        item={(entry) => (
          <Pagination.Item {...entry} asChild>
            <Button tone="quiet">{entry.value}</Button>
          </Pagination.Item>
        )}
        ellipsis={({ index }) => <Pagination.Ellipsis index={index}>···</Pagination.Ellipsis>}
      />
      <Pagination.NextTrigger asChild>
        <Button tone="loud">Next</Button>
      </Pagination.NextTrigger>
    </Pagination.Root>
  )
}

import * as Pagination from '@dogear/react/pagination'
import type { ComponentProps } from 'react'

// A design system's button: it passes on all other props.
function Button({ tone, ...props }: ComponentProps<'button'> & { tone: 'quiet' | 'loud' }) {
  return <button type="button" {...props} data-tone={tone} />
}

export default function CustomList() {
  return (
    <Pagination.Root count={100} aria-label="Custom list">
      <Pagination.List
        item={(entry) => (
          <Pagination.Item {...entry} asChild>
            <Button tone="quiet">{entry.value}</Button>
          </Pagination.Item>
        )}
        ellipsis={({ index }) => <Pagination.Ellipsis index={index}>···</Pagination.Ellipsis>}
      />
    </Pagination.Root>
  )
}

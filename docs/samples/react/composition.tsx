import * as Pagination from '@dogear/react/pagination'
import type { ComponentProps } from 'react'

// A design system's button: it passes on all other props.
function Button({ tone, ...props }: ComponentProps<'button'> & { tone: 'quiet' | 'loud' }) {
  return <button type="button" {...props} data-tone={tone} />
}

export default function Composition() {
  return (
    <Pagination.Root count={50} aria-label="Composition">
      <Pagination.PrevTrigger asChild>
        <Button tone="quiet">Previous</Button>
      </Pagination.PrevTrigger>
      <Pagination.Context>{({ page, totalPages }) => ` ${page} of ${totalPages} `}</Pagination.Context>
      <Pagination.NextTrigger asChild>
        <Button tone="loud">Next</Button>
      </Pagination.NextTrigger>
    </Pagination.Root>
  )
}

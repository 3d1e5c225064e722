import * as Pagination from '@dogear/solid/pagination'
import { type ComponentProps, splitProps } from 'solid-js'

// A design system's button: it passes on all other props.
function Button(props: ComponentProps<'button'> & { tone: 'quiet' | 'loud' }) {
  const [own, others] = splitProps(props, ['tone'])
  return <button type="button" {...others} data-tone={own.tone} />
}

export default function Composition() {
  return (
    <Pagination.Root count={100} aria-label="Composition">
      <Pagination.Context>{(pagination) => `${pagination().page} of ${pagination().totalPages}`}</Pagination.Context>
      <Pagination.List
        item={(entry) => (
          <Pagination.Item
            {...entry}
            asChild={(props) => (
              <Button {...props()} tone="quiet">
                {entry.value}
              </Button>
            )}
          />
        )}
        ellipsis={(entry) => <Pagination.Ellipsis index={entry.index}>···</Pagination.Ellipsis>}
      />
      <Pagination.NextTrigger
        asChild={(props) => (
          <Button {...props()} tone="loud">
            Next
          </Button>
        )}
      />
    </Pagination.Root>
  )
}

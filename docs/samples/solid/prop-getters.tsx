import { usePagination } from '@dogear/solid'

export default function PropGetters() {
  const pagination = usePagination({ count: 50 })

  return (
    <section {...pagination().getRootProps()} aria-label="Prop getters">
      <button {...pagination().getPrevTriggerProps()}>Previous</button> {pagination().page} of {pagination().totalPages}{' '}
      <button {...pagination().getNextTriggerProps()}>Next</button>
    </section>
  )
}

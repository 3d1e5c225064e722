import { usePagination } from '@dogear/react'

export default function PropGetters() {
  const { getNextTriggerProps, getPrevTriggerProps, getRootProps, page, totalPages } = usePagination({ count: 50 })

  return (
    <section {...getRootProps()} aria-label="Prop getters">
      <button {...getPrevTriggerProps()}>Previous</button> {page} of {totalPages}{' '}
      <button {...getNextTriggerProps()}>Next</button>
    </section>
  )
}

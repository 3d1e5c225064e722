import type { ComponentProps } from 'react'
import { Other, otherUrl } from '../../list/other'
import { usePagesRouterPage } from '../../list/use-pages-router-page'
import PagesList from '.'

export { getServerSideProps } from '.'

/** Two lists in one router. */
export default function Two(props: ComponentProps<typeof PagesList>) {
  return (
    <>
      <PagesList {...props} />
      <Other list={usePagesRouterPage(otherUrl)} />
    </>
  )
}

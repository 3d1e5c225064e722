import { PaginationNextTrigger, PaginationPrevTrigger, PaginationRoot, paginationAnatomy } from '@dogear/react'
import { Entries } from '../buttons/entries'

/**
 * A server component's children for `asChild`. The length of the text before them decides which of them arrive as lazy nodes;
 * those of an async component always do.
 */
export default async function ServerChildren({ searchParams }: PageProps<'/server-children'>) {
  const { length, isLater } = await searchParams
  const text = 'm'.repeat(Number(length))
  return (
    <>
      {text.match(/.{1,110}/g)?.map((paragraph, index) => (
        <p key={`${index}`}>{paragraph}</p>
      ))}
      <PaginationRoot count={100} asChild>
        <section title={paginationAnatomy.keys().join()}>
          <PaginationPrevTrigger className="part" asChild>
            {isLater ? <Later /> : button('‹')}
          </PaginationPrevTrigger>
          <Entries />
          <PaginationNextTrigger className="part" asChild>
            {button('›')}
          </PaginationNextTrigger>
          <PaginationNextTrigger asChild>{text === 'never' && <a href="/">never</a>}</PaginationNextTrigger>
        </section>
      </PaginationRoot>
    </>
  )
}

const button = (text: string) => (
  <button type="submit" className="child">
    {text}
  </button>
)

async function Later() {
  await new Promise((resolve) => setTimeout(resolve, 10))
  return button('‹')
}

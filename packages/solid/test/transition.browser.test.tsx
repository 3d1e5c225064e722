import { Pagination } from '@dogear/solid'
import { createResource, createSignal, Suspense, useTransition } from 'solid-js'
import { expect, test } from 'vitest'
import { get, mount } from './mount'

test('while a transition is pending, the Status describes the page that is shown', async () => {
  const [page, setPage] = createSignal(1)
  let load = () => {}
  const fetchRows = (page: number) =>
    page === 1 ? 'rows of page 1' : new Promise<string>((resolve) => (load = () => resolve(`rows of page ${page}`)))
  const [pending, start] = useTransition()
  function Rows() {
    const [rows] = createResource(page, fetchRows)
    return <p>{rows()}</p>
  }
  mount(() => (
    <Suspense>
      <Pagination.Root count={250} page={page()} busy={pending()}>
        <Pagination.Status />
      </Pagination.Root>
      <Rows />
    </Suspense>
  ))
  const shown = () => [get('[data-part=status]').textContent, get('p').textContent]
  await expect.poll(shown).toEqual(['1–10 of 250', 'rows of page 1'])
  const done = start(() => setPage(2))
  await expect.poll(() => get('[data-part=root]').hasAttribute('data-busy')).toBe(true)
  expect(shown()).toEqual(['1–10 of 250', 'rows of page 1'])
  load()
  await done
  await expect.poll(shown).toEqual(['11–20 of 250', 'rows of page 2'])
})

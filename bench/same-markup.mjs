/** Hand-written code must render Dogear's markup on the first page, in the middle and on the last, to be comparable. */
export async function expectSameMarkup(candidates, { open, pages }) {
  const markups = await Promise.all(
    candidates.map(async (candidate) => {
      const page = await open(candidate)
      const markup = await markupOf(page, pages)
      await page.close()
      return markup
    }),
  )
  const different = markups.findIndex((markup) => markup !== markups[0])
  if (different < 0) return
  const [{ title }, { title: other }] = [candidates[0], candidates[different]]
  throw new Error(`The markup of ${title} and ${other} differs:\n${markups[0]}\n\n${markups[different]}`)
}

async function markupOf({ call, click }, pages) {
  await call("showForClicks('Next')")
  const markups = [await call('markup()')]
  for (let page = 2; page <= pages; page++) {
    await click()
    if (page === pages / 2 || page === pages) markups.push(await call('markup()'))
  }
  return markups.join('\n')
}

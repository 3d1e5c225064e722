import { nextFrames, type Shown } from './show.js'

/**
 * Clicks each Next twice, where the numbers get another digit. Returns those beside a FitList that moved. A Status above
 * that gets a second line moves what is below it.
 */
export async function findMoving(shown: readonly Shown[]) {
  const clicked = shown.filter(({ composition }) => composition.isFit && composition.pages > 20)
  for (const { pagination, composition } of clicked) pagination.get().setPage(lastWithFewerDigits(composition.pages))
  await nextFrames()
  const before = clicked.map(placeOfNext)
  const moved = new Set<Shown>()
  for (let click = 0; click < 2; click++) {
    for (const { next } of clicked) next.click()
    await nextFrames()
    clicked.forEach((each, index) => {
      const [left, top, status] = placeOfNext(each)
      const [leftBefore, topBefore, statusBefore] = before[index] as Place
      const isLower = status === statusBefore && Math.abs(top - topBefore) > 0.6
      if (isLower || Math.abs(left - leftBefore) > 0.6) moved.add(each)
    })
  }
  for (const { pagination, composition } of clicked) pagination.get().setPage(composition.page)
  return moved
}

const lastWithFewerDigits = (pages: number) => 10 ** Math.floor(Math.log10(pages - 2)) - 1

type Place = readonly [left: number, top: number, heightOfStatus: number | undefined]

function placeOfNext({ root, next }: Shown): Place {
  const [inner, outer] = [next.getBoundingClientRect(), root.getBoundingClientRect()]
  const status = root.querySelector<HTMLElement>('[data-part=status]')
  return [inner.left - outer.left, inner.top - outer.top, status?.offsetHeight]
}

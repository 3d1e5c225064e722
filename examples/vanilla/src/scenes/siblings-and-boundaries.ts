import { createPagination } from '@dogear/core'
import { pageList } from '../page-list'

export default function siblingsAndBoundaries(container: HTMLElement) {
  container.innerHTML = `
    <div class="fields">
      <label>Siblings <input type="number" name="siblings" min="0" max="5" value="0"></label>
      <label>Boundaries <input type="number" name="boundaries" min="0" max="5" value="2"></label>
    </div>`
  const siblings = container.querySelector('[name=siblings]') as HTMLInputElement
  const boundaries = container.querySelector('[name=boundaries]') as HTMLInputElement

  const getOptions = () => ({
    count: 500,
    defaultPage: 25,
    siblingCount: Number(siblings.value),
    boundaryCount: Number(boundaries.value),
  })
  const pagination = createPagination(getOptions())
  container.addEventListener('input', () => pagination.setOptions(getOptions()))
  container.append(pageList(pagination, { label: 'Siblings and boundaries' }))
}

import { Component, computed, inject } from '@angular/core'
import { toSignal } from '@angular/core/rxjs-interop'
import { ActivatedRoute, Router } from '@angular/router'
import { paginate } from '@dogear/core'
import { createPageUrl } from '@dogear/core/url'
import { map } from 'rxjs'
import { Pagination } from './pagination'

const pageUrl = createPageUrl()
const invoices = Array.from({ length: 95 }, (_, index) => ({ number: index + 1, total: (index % 7) * 40 + 20 }))

@Component({
  selector: 'app-invoices',
  imports: [Pagination],
  template: `
    <table>
      <thead>
        <tr><th scope="col">Invoice</th><th scope="col">Total</th></tr>
      </thead>
      <tbody>
        @for (invoice of rows(); track invoice.number) {
          <tr><td>Invoice {{ invoice.number }}</td><td>{{ invoice.total }} €</td></tr>
        }
      </tbody>
    </table>
    <app-pagination label="Invoices" [count]="count" [page]="page()" [getPageUrl]="getPageUrl()" [navigate]="navigate" />
  `,
})
export class Invoices {
  readonly #router = inject(Router)
  readonly #url = toSignal(inject(ActivatedRoute).queryParams.pipe(map(() => this.#router.url)), { requireSync: true })

  protected readonly count = invoices.length
  protected readonly page = computed(() => pageUrl.read(this.#url()).page)
  protected readonly rows = computed(() => {
    const { start, end } = paginate({ count: this.count, page: this.page() }).pageRange
    return invoices.slice(start, end)
  })
  /** The current URL with another page. */
  protected readonly getPageUrl = computed(() => {
    const url = this.#url()
    return (to: { page: number }) => pageUrl.href(url, to)
  })
  protected readonly navigate = (url: string) => this.#router.navigateByUrl(url)
}

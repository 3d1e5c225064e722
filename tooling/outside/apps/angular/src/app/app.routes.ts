import { Component, resource, signal } from '@angular/core'
import type { Routes } from '@angular/router'
import { Invoices } from './invoices'
import { Pagination } from './pagination'

@Component({
  imports: [Pagination],
  template: `
    <app-pagination label="loaded" [count]="answer.value()?.count" [busy]="answer.isLoading()" [(page)]="page" />
    <app-pagination label="slow" [count]="slowly()" [(page)]="slowPage" />
  `,
})
class States {
  readonly page = signal(1)
  readonly answer = resource({
    params: () => ({ page: this.page() }),
    loader: () => new Promise<{ count: number }>((answer) => setTimeout(answer, 300, { count: 95 })),
  })

  readonly slowPage = signal(1)
  /** Each render takes as long as three presses of a held key. */
  slowly() {
    const start = performance.now()
    while (this.slowPage() > 1 && performance.now() < start + 100);
    return 95
  }
}

export const routes: Routes = [
  { path: '', component: Invoices },
  { path: 'states', component: States },
]

import { isPlatformBrowser } from '@angular/common'
import {
  afterRenderEffect,
  Component,
  computed,
  DestroyRef,
  Directive,
  ElementRef,
  effect,
  inject,
  input,
  linkedSignal,
  model,
  output,
  PLATFORM_ID,
  type Signal,
  untracked,
  viewChild,
} from '@angular/core'
import * as core from '@dogear/core'
import * as adapter from '@dogear/core/adapter'
import { applyProps, createAnnouncer, type PartProps, toAttributes } from '@dogear/core/dom'

/** Applies the result of a prop getter to an element. A server needs the attributes only. */
@Directive({ selector: '[dogearProps]' })
export class DogearProps {
  readonly dogearProps = input.required<PartProps>()

  constructor() {
    const element: HTMLElement = inject(ElementRef).nativeElement
    const isBrowser = isPlatformBrowser(inject(PLATFORM_ID))
    effect((onCleanup) => {
      const props = this.dogearProps()
      if (isBrowser) return applyProps(element, props)
      for (const [name, text] of Object.entries(toAttributes(props))) {
        element.setAttribute(name, text)
        onCleanup(() => element.removeAttribute(name))
      }
    })
  }
}

/** Those that are inputs or outputs of their own. */
type OwnOption = 'count' | 'busy' | 'page' | 'pageSize' | 'type' | 'getPageUrl' | 'navigate' | `on${Changed}Change`
type Changed = 'Page' | 'PageSize' | 'Pagination'

/** Page numbers between Previous and Next, after a Status. They are links if there is a `getPageUrl`. */
@Component({
  selector: 'app-pagination',
  imports: [DogearProps],
  template: `
    @let shown = api();
    <nav [dogearProps]="shown.getRootProps()">
      <div #status [dogearProps]="statusProps()">{{ statusText() }}</div>
      @if (getPageUrl()) {
        <a [dogearProps]="shown.getPrevTriggerProps()">Previous</a>
      } @else {
        <button [dogearProps]="shown.getPrevTriggerProps()">Previous</button>
      }
      <ul [dogearProps]="list">
        @for (entry of shown.pages; track entry) {
          @if (entry.type === 'ellipsis') {
            <li [dogearProps]="hiddenItem"><div [dogearProps]="shown.getEllipsisProps({ index: $index })">…</div></li>
          } @else {
            <li [dogearProps]="listItem">
              @if (getPageUrl()) {
                <a [dogearProps]="shown.getItemProps(entry)">{{ format(entry.value) }}</a>
              } @else {
                <button [dogearProps]="shown.getItemProps(entry)">{{ format(entry.value) }}</button>
              }
            </li>
          }
        }
      </ul>
      @if (getPageUrl()) {
        <a [dogearProps]="shown.getNextTriggerProps()">Next</a>
      } @else {
        <button [dogearProps]="shown.getNextTriggerProps()">Next</button>
      }
    </nav>
  `,
})
export class Pagination {
  /** Names the landmark. */
  readonly label = input.required<string>()
  /** The last one stays while it is omitted and `busy`. */
  readonly count = input<number>()
  readonly busy = input(false)
  readonly page = model(1)
  readonly pageSize = model(10)
  readonly getPageUrl = input<core.PaginationOptions['getPageUrl']>()
  /** Goes to a URL. The router then changes `page`. */
  readonly navigate = input<core.PaginationOptions['navigate']>()
  readonly options = input<Omit<core.PaginationOptions, OwnOption>>()
  readonly paginationChange = output<core.PaginationChangeDetails>()

  readonly #options = computed<core.PaginationOptions>(() => ({
    ...this.options(),
    translations: { rootLabel: this.label(), ...this.options()?.translations },
    count: this.count(),
    busy: this.busy(),
    page: this.page(),
    pageSize: this.pageSize(),
    type: this.getPageUrl() ? 'link' : 'button',
    getPageUrl: this.getPageUrl(),
    navigate: this.navigate(),
    onPageChange: this.navigate() ? undefined : ({ page }) => this.page.set(page),
    onPageSizeChange: this.navigate() ? undefined : ({ pageSize }) => this.pageSize.set(pageSize),
    onPaginationChange: (details) => this.paginationChange.emit(details),
  }))
  #rendered?: adapter.Position
  /** What was shown before, so that the total stays while busy. */
  readonly #position = linkedSignal<core.PaginationOptions, adapter.Position>({
    source: this.#options,
    computation: (options, previous) => adapter.getPosition(options, undefined, previous?.value, this.#rendered),
  })
  readonly #host: adapter.Host = {
    options: () => untracked(this.#options),
    position: () => untracked(this.#position),
    // The models store page and page size.
    setState() {},
  }
  readonly #requests = adapter.createRequests(this.#host)
  /** The numbers, the entries, which stay the same objects, and the functions that make requests. */
  readonly api: Signal<core.PaginationApi> = linkedSignal<adapter.Position, core.PaginationApi>({
    source: this.#position,
    computation: (position, previous) => {
      this.#rendered = position
      return new adapter.PaginationApi(
        { options: this.#options(), position, requests: this.#requests, toProps: adapter.toProps },
        previous?.value,
      )
    },
  })

  protected readonly status = viewChild.required<ElementRef<HTMLElement>>('status')
  protected readonly statusProps = computed(() => core.getStatusProps(this.api()))
  protected readonly statusText = computed(() => core.getStatusText(this.api()))
  protected readonly list = adapter.listPart().attributes
  protected readonly listItem = adapter.listItemPart().attributes
  protected readonly hiddenItem = adapter.listItemPart({ isHidden: true }).attributes
  protected readonly format = (page: number) => core.formatNumber(this.api(), page)

  constructor() {
    const announcer = createAnnouncer()
    const checkPage = adapter.createPageCheck(this.#host)
    afterRenderEffect((onCleanup) => {
      announcer.update(this.status().nativeElement, this.api(), this.statusText())
      onCleanup(checkPage() ?? (() => {}))
    })
    inject(DestroyRef).onDestroy(() => announcer.update(null, this.api()))
  }
}

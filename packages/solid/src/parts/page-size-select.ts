import { getPageSizeOptions, type PageSizeOption, pageSizeSelectPart, pageSizeValue } from '@dogear/core'
import { showValue } from '@dogear/core/dom'
import {
  type Accessor,
  createEffect,
  createMemo,
  createRenderEffect,
  createSignal,
  indexArray,
  type JSX,
} from 'solid-js'
import { getNextElement, isServer, ssrElement } from 'solid-js/web'
import type { AnyElementProps, AsChildProps, RenderChild } from '../render/as-child.js'
import { renderPart } from '../render/render-part.js'
import { useRoot } from '../state/context.js'

export interface PageSizeSelectBaseProps extends AsChildProps {
  /** Renders your element instead of the `<select>`: `asChild={(props) => <select {...props({ class: 'mine' })} />}`. */
  asChild?: RenderChild<AnyElementProps> | undefined
  /**
   * The page sizes to choose from. `Infinity` means all items. Default 10, 20, 50 and 100. Ignored if you pass options, whose
   * values are numbers from 1 or `all`.
   */
  sizes?: readonly number[] | undefined
}

export interface PageSizeSelectProps
  extends PageSizeSelectBaseProps,
    Omit<JSX.SelectHTMLAttributes<HTMLSelectElement>, 'ref' | 'multiple' | 'value'>,
    Pick<JSX.HTMLAttributes<HTMLElement>, 'ref'> {}

/** Changes the page size. The first visible item stays on the page. */
export function PageSizeSelect(props: PageSizeSelectProps): JSX.Element {
  const { pagination } = useRoot()
  const [select, setSelect] = createSignal<HTMLSelectElement>()
  const options = createMemo(() => getPageSizeOptions(pagination(), props.sizes))
  createEffect(() => {
    options()
    const value = pageSizeValue(pagination())
    const element = select()
    if (element) showValue(element, value)
  })
  return renderPart(props, {
    consumed: ['disabled', 'sizes', 'value', 'multiple'],
    part: (api, { disabled }) => pageSizeSelectPart(api, { disabled }),
    content: () => props.children ?? renderOptions(options),
    ref: (element) => void setSelect(element as HTMLSelectElement),
  })
}

function renderOptions(options: Accessor<readonly PageSizeOption[]>): JSX.Element {
  // A memo, so that the options are up to date when the select shows its value.
  if (!isServer) return createMemo(indexArray(options, createOption)) as unknown as JSX.Element
  return options().map(({ value, label, isSelected }) =>
    ssrElement('option', { value, selected: isSelected }, label, true),
  ) as never
}

function createOption(option: Accessor<PageSizeOption>) {
  const element = getNextElement(() => document.createElement('option')) as HTMLOptionElement
  createRenderEffect(() => {
    const { value, label, isSelected } = option()
    element.value = value
    element.defaultSelected = isSelected
    if (element.textContent !== label) element.textContent = label
  })
  return element
}

import {
  getContentProps,
  getEllipsisTriggerProps,
  getPageInputProps,
  getPageSizeOptions,
  getPageSizeSelectProps,
  Pagination,
  type PaginationApi,
  type UsePaginationContext,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
} from '@dogear/react'
import { type ButtonHTMLAttributes, type ComponentProps, type ComponentType, forwardRef, useRef } from 'react'
import { expectTypeOf, test } from 'vitest'

declare const pagination: UsePaginationReturn

test('usePagination accepts the options, and returns the context', () => {
  expectTypeOf(usePagination).parameter(0).toEqualTypeOf<UsePaginationProps | undefined>()
  expectTypeOf<UsePaginationReturn>().toExtend<PaginationApi>()
  expectTypeOf<Pagination.RootProviderProps['value']>().toEqualTypeOf<UsePaginationReturn>()
  expectTypeOf<Pagination.ContextProps['children']>().parameter(0).toEqualTypeOf<UsePaginationContext>()
  expectTypeOf<Pagination.NextTriggerProps['asChild']>().toEqualTypeOf<boolean | undefined>()
})

test('the results of the prop getters are props of React, and can be spread on elements', () => {
  expectTypeOf(getPageInputProps(pagination).inputMode).toEqualTypeOf<'numeric' | undefined>()
  expectTypeOf(getContentProps(pagination)['aria-busy']).toEqualTypeOf<'true' | undefined>()
  return (
    <nav {...pagination.getRootProps()}>
      <button {...pagination.getNextTriggerProps()} />
      <a {...getEllipsisTriggerProps(pagination, { index: 1, by: 10 })}>…</a>
      <select {...getPageSizeSelectProps(pagination)}>
        {getPageSizeOptions(pagination).map(({ value, label }) => (
          <option key={value} value={value} label={label} />
        ))}
      </select>
      <input {...getPageInputProps(pagination)} />
      {/* @ts-expect-error the props of a select don’t fit an input */}
      <input {...getPageSizeSelectProps(pagination)} />
    </nav>
  )
})

test('missing or invalid props don’t compile', () => (
  <>
    <Pagination.PrevTrigger rel="nofollow" target="_blank" download data-testid="x" />
    {/* @ts-expect-error the value is missing */}
    <Pagination.RootProvider />
    {/* @ts-expect-error the child has to be a function */}
    <Pagination.Context>text</Pagination.Context>
    {/* @ts-expect-error the list sets the page */}
    <Pagination.List itemProps={{ value: 3 }} />
  </>
))

test('elements are typed as in Ark UI', () => {
  const onClick: Pagination.NextTriggerProps['onClick'] = (event) => event.currentTarget.form
  const onItemClick = (event: React.MouseEvent<HTMLButtonElement>) => event.currentTarget.form
  const onGapClick = (event: React.MouseEvent<HTMLDivElement>) => event.currentTarget.align
  const button = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const gap = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <Pagination.PrevTrigger onClick={onClick} ref={button} />
      <Pagination.NextTrigger onClick={onItemClick} ref={(element: HTMLButtonElement | null) => void element?.form} />
      <Pagination.LastTrigger ref={link} />
      <Pagination.Item type="page" value={1} onClick={onItemClick} ref={(element) => void element?.focus()} />
      <Pagination.Item type="page" value={1} ref={button} onFocus={(event) => event.currentTarget.form} />
      <Pagination.EllipsisTrigger index={1} ref={(element: HTMLAnchorElement | null) => void element?.href} />
      <Pagination.Ellipsis index={1} onClick={onGapClick} ref={gap} />
      <Pagination.Ellipsis index={1} ref={(element) => void element?.align} />
      <Pagination.List
        ref={list}
        itemProps={{ ref: button, onClick: (event) => event.currentTarget.form }}
        ellipsisProps={{ ref: gap, onClick: (event) => event.currentTarget.align }}
      />
      <Pagination.PageSizeSelect ref={(element) => void element?.selectedOptions} />
      <Pagination.PageInput ref={(element) => void element?.select()} />
      <Pagination.Status ref={gap} />
      <Pagination.Content ref={gap} />
      {/* @ts-expect-error a button isn’t an input */}
      <Pagination.NextTrigger ref={(element) => element?.checked} />
    </>
  )
})

test('wrappers written for Ark UI compile', () => {
  interface PagesProps extends Pagination.RootProps {
    title: string
  }
  const Pages = (props: PagesProps) => <Pagination.Root {...props} />
  const Next = (props: ComponentProps<typeof Pagination.NextTrigger>) => <Pagination.NextTrigger {...props} />
  const Button = (props: ComponentProps<'button'>) => <Pagination.NextTrigger {...props} />
  const Item = forwardRef<HTMLButtonElement, Pagination.ItemProps>((props, ref) => (
    <Pagination.Item {...props} ref={ref} />
  ))
  const Last: ComponentType<ButtonHTMLAttributes<HTMLButtonElement>> = Pagination.LastTrigger
  return (
    <Pages title="Pages" count={100} dir={document.documentElement.dir}>
      <Next onClick={(event) => event.currentTarget.form} />
      <Button type="submit" />
      <Item type="page" value={1} />
      <Last />
    </Pages>
  )
})

/** A page, or a trigger. */
export const control =
  'inline-flex h-9 min-w-9 shrink-0 items-center justify-center gap-1 rounded-md px-2 text-sm font-medium tabular-nums ' +
  'outline-none transition-colors hover:bg-accent hover:text-accent-foreground focus-visible:ring-2 focus-visible:ring-ring ' +
  'data-selected:border data-selected:border-input data-selected:bg-background data-selected:text-foreground ' +
  'data-disabled:pointer-events-none data-disabled:text-muted-foreground'

/** As wide as all its entries need, and narrower where there is less room. */
export const list =
  'flex min-w-0 max-w-[calc(var(--dogear-entries)*var(--dogear-step))] flex-1 justify-center gap-1 [--dogear-fit:1]'

export const ellipsis = 'inline-flex h-9 min-w-9 items-center justify-center text-sm text-muted-foreground'

/** A select, or an input. */
export const field =
  'h-9 rounded-md border border-input bg-background px-2 text-sm text-foreground tabular-nums ' +
  'outline-none focus-visible:ring-2 focus-visible:ring-ring'

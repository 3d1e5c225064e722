/** The columns of a TanStack table of chemical elements. */
export const columns = [
  { accessorKey: 'number', header: 'Number' },
  { accessorKey: 'symbol', header: 'Symbol' },
  { accessorKey: 'name', header: 'Element' },
] as const

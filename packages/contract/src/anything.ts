/** What untyped code may pass for any argument. */
export const anything = [
  ...[undefined, null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -1, 2.5, 2 ** 60],
  ...['2', '', 'x', 10n, true, {}, [], [5], () => 3],
] as never[]

export const labels = { first: 'first page', prev: 'previous page', next: 'next page', last: 'last page' }

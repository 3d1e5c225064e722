import { createLocale } from './create-locale.js'

export const el = /* @__PURE__ */ createLocale('el', {
  root: 'Πλοήγηση σε σελίδες',
  first: 'Πρώτη σελίδα',
  prev: 'Προηγούμενη σελίδα',
  next: 'Επόμενη σελίδα',
  last: 'Τελευταία σελίδα',
  page: 'Σελίδα',
  item: 'Σελίδα {page}',
  pages: { one: '{n} σελίδα', other: '{n} σελίδες' },
  back: '{pages} πίσω',
  forward: '{pages} μπροστά',
  perPage: 'Στοιχεία ανά σελίδα',
  all: 'Όλα',
  range: '{range} από {count}',
  pageOf: 'Σελίδα {page} από {total}',
  none: 'Δεν βρέθηκαν αποτελέσματα',
})

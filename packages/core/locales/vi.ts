import { createLocale } from './create-locale.js'

export const vi = /* @__PURE__ */ createLocale('vi', {
  root: 'Điều hướng trang',
  first: 'Trang đầu',
  prev: 'Trang trước',
  next: 'Trang sau',
  last: 'Trang cuối',
  page: 'Trang',
  item: 'Trang {page}',
  pages: { other: '{n} trang' },
  back: 'Lùi {pages}',
  forward: 'Tiến {pages}',
  perPage: 'Số mục mỗi trang',
  all: 'Tất cả',
  range: '{range} trong {count}',
  pageOf: 'Trang {page} trong {total}',
  none: 'Không tìm thấy kết quả',
})

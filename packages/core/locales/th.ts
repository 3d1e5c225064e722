import { createLocale } from './create-locale.js'

export const th = /* @__PURE__ */ createLocale('th', {
  root: 'การนำทางหน้า',
  first: 'หน้าแรก',
  prev: 'หน้าก่อนหน้า',
  next: 'หน้าถัดไป',
  last: 'หน้าสุดท้าย',
  page: 'หน้า',
  item: 'หน้า {page}',
  pages: { other: '{n} หน้า' },
  back: 'ย้อนกลับ {pages}',
  forward: 'ไปข้างหน้า {pages}',
  perPage: 'รายการต่อหน้า',
  all: 'ทั้งหมด',
  range: '{range} จาก {count}',
  pageOf: 'หน้า {page} จาก {total}',
  none: 'ไม่พบผลลัพธ์',
})

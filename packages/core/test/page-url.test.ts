import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPageUrl, type PageUrlOptions, type UrlInput } from '../url/index.js'

const pageUrl = createPageUrl()
const sized = createPageUrl({ pageSizes: [10, 20, Infinity] })

describe('read', () => {
  test.each<[UrlInput, number, number]>([
    ['?page=2&size=20', 2, 20],
    ['/list?q=x&page=3', 3, 10],
    ['https://example.com/list?page=4#end', 4, 10],
    ['?p%61ge=5', 5, 10],
    ['?page=%36', 6, 10],
    [new URL('https://example.com/?page=7&size=50'), 7, 50],
    [new URLSearchParams('page=8'), 8, 10],
    [{ page: '9', size: '20' }, 9, 20],
    [{ page: 2, size: 30 }, 2, 30],
    [{ page: ['2', '3'] }, 2, 10],
    ['?page=2&page=3', 2, 10],
    ['?page=9007199254740991', 9007199254740991, 10],
    ['?page=007', 7, 10],
  ])('%s is page %i of size %i', (url, page, pageSize) => {
    expect(pageUrl.read(url)).toEqual({ page, pageSize })
  })

  test.each<[UrlInput]>([
    [''],
    ['#page=2'],
    ['/page=2'],
    ['page=2'],
    ['#?page=2'],
    [undefined],
    [null],
    [{}],
    [{ page: undefined, size: null }],
    [{ page: [], size: [undefined] }],
    [{ page: { 0: '2' }, size: Symbol('2') }],
    [{ pathname: '/', search: '?page=2', hash: '' }],
    [[2, 3]],
    [new Map([['page', 2]])],
    ['?page=all'],
    ...['abc', '-1', '0', '1.5', '1e3', '', '0x2', '+2', ' 2', '2 ', '٢', '2\n', '%', '%zz', '\ud800', '-all'].map(
      (value) => [`?page=${value}&size=${value}`] as [string],
    ),
    ['?page=abc&page=2'],
    ['?page=9007199254740992'],
    [`?page=${'9'.repeat(1_000_000)}&size=${'1'.repeat(1_000_000)}`],
    [`?${'a'.repeat(10_000_000)}`],
  ])('nonsense is the default', (url) => {
    expect(pageUrl.read(url)).toEqual({ page: 1, pageSize: 10 })
  })

  test('reads no other part of a URL, because SvelteKit refuses its hash in `load`', () => {
    const url = new URL('https://example.com/?page=2')
    Object.defineProperty(url, 'hash', {
      get() {
        throw new Error('Cannot access url.hash')
      },
    })
    expect(pageUrl.read(url).page).toBe(2)
  })

  test('a size that isn’t among the page sizes is the default', () => {
    expect(sized.read('?size=20').pageSize).toBe(20)
    expect(sized.read('?size=30').pageSize).toBe(10)
    expect(sized.read('?size=Infinity').pageSize).toBe(10)
  })

  test('`all` is Infinity, unless the page sizes don’t contain it', () => {
    expect(sized.read('?size=all').pageSize).toBe(Infinity)
    expect(pageUrl.read('?size=all').pageSize).toBe(Infinity)
    expect(createPageUrl({ pageSizes: [10, 20] }).read('?size=all').pageSize).toBe(10)
    expect(sized.read('?page=all').page).toBe(1)
  })

  test('a record may be nested, as `qs` parses brackets', () => {
    const named = createPageUrl({ page: 'page[number]', pageSize: 'page[size]' })
    expect(named.read({ page: { number: '3', size: '20' } })).toEqual({ page: 3, pageSize: 20 })
  })

  test('finds the parameters by their own names, however they are encoded', () => {
    const named = createPageUrl({ page: 'page[number]', pageSize: 'größe' })
    expect(named.read('?page[number]=2&gr%C3%B6%C3%9Fe=20')).toEqual({ page: 2, pageSize: 20 })
    expect(named.href('?page%5Bnumber%5D=2&gr%c3%b6%c3%9fe=20', { page: 3 })).toBe(
      '?page%5Bnumber%5D=3&gr%C3%B6%C3%9Fe=20',
    )
  })
})

describe('href', () => {
  test.each<[UrlInput, string]>([
    ['/list', '/list?page=2&size=20'],
    ['list?q=x', 'list?q=x&page=2&size=20'],
    ['?', '?page=2&size=20'],
    ['', '?page=2&size=20'],
    [undefined, '?page=2&size=20'],
    [null, '?page=2&size=20'],
    ['#part', '?page=2&size=20#part'],
    ['/list#', '/list?page=2&size=20#'],
    ['https://example.com/list?a#b?c#d', 'https://example.com/list?a&page=2&size=20#b?c#d'],
    ['?page=1&a=1&page=3&b=2&size=5&p%61ge=7', '?a=1&b=2&page=2&size=20'],
    ['?a=%7e&b=~&c=a+b%20c&d=%&e=\ud800&f==&=g', '?a=%7e&b=~&c=a+b%20c&d=%&e=\ud800&f==&=g&page=2&size=20'],
    ['?a&&b', '?a&b&page=2&size=20'],
    ['??page=5', '??page=5&page=2&size=20'],
    [new URL('https://example.com/list?a=%7e#part'), '/list?a=%7e&page=2&size=20#part'],
    [new URL('https://example.com//example.org/list'), '/.//example.org/list?page=2&size=20'],
    [new URLSearchParams('a=1&page=5'), '?a=1&page=2&size=20'],
    [
      { a: '1', page: '5', flag: null, empty: '', many: ['x', 'y'], none: undefined, yes: true, n: 2 },
      '?a=1&flag&empty=&many=x&many=y&yes=true&n=2&page=2&size=20',
    ],
    [
      { filter: { status: 'open', tags: ['a', 'b'], flag: null, none: undefined }, sort: [{ by: ['name'] }, 'x'] },
      '?filter%5Bstatus%5D=open&filter%5Btags%5D%5B0%5D=a&filter%5Btags%5D%5B1%5D=b&filter%5Bflag%5D' +
        '&sort%5B0%5D%5Bby%5D%5B0%5D=name&sort=x&page=2&size=20',
    ],
    [{ 'a b': 'c&d', e: '\ud800', f: {}, g: Symbol('g') }, '?a+b=c%26d&e=%EF%BF%BD&page=2&size=20'],
  ])('%s becomes %s', (url, result) => {
    expect(pageUrl.href(url, { page: 2, pageSize: 20 })).toBe(result)
  })

  test.each<[UrlInput, string]>([
    ['/list?page=2&size=20', '/list'],
    ['/list?page=2#part', '/list#part'],
    ['https://example.com?page=2', 'https://example.com'],
    ['?page=2', '?'],
    ['?page=2#part', '?#part'],
    ['#part', '?#part'],
    ['', '?'],
    [' ', ' ?'],
    [new URL('https://example.com/?page=2'), '/'],
    [new URLSearchParams('page=2'), '?'],
    [{ page: '2' }, '?'],
    ['?page=2&a', '?a'],
  ])('page 1 of %s is %s', (url, result) => {
    const base = 'https://example.com/list?page=7&size=50#old'
    expect(pageUrl.href(url, { page: 1, pageSize: 10 })).toBe(result)
    expect(pageUrl.read(new URL(result, base))).toEqual({ page: 1, pageSize: 10 })
  })

  test('keeps what it isn’t told to change', () => {
    expect(pageUrl.href('?page=2&size=20', { page: 1 })).toBe('?size=20')
    expect(pageUrl.href('?page=2&size=20', { pageSize: 10 })).toBe('?page=2')
    expect(pageUrl.href('?size=10&page=2')).toBe('?page=2')
  })

  test('never writes what it can’t read', () => {
    const values = [NaN, 0, -1, 1.5, Infinity, 2 ** 60, '3', 'abc', null, {}, Symbol('3'), 3n] as never[]
    const written = values.map((page) => pageUrl.href('', { page, pageSize: page }))
    expect(written.filter((href) => href !== '?')).toEqual(['?size=all', '?page=3&size=3', '?page=3&size=3'])
    expect(pageUrl.href('?page=5&size=20', { page: 0, pageSize: 0 })).toBe('?')
    expect(sized.href('', { pageSize: 30 })).toBe('?')
    expect(sized.href('', { pageSize: Infinity })).toBe('?size=all')
    expect(pageUrl.href('', { pageSize: Infinity })).toBe('?size=all')
  })

  test('the parameters of a router can’t become a path', () => {
    const query = Object.fromEntries(new URLSearchParams('pathname=javascript:alert(1)&search=&hash=&href=x'))
    expect(pageUrl.href(query, { page: 2 })).toBe('?pathname=javascript%3Aalert%281%29&search=&hash=&href=x&page=2')
  })
})

describe('options', () => {
  test.each<[PageUrlOptions, number, readonly number[] | undefined]>([
    [{}, 10, undefined],
    [{ defaultPageSize: 25 }, 25, undefined],
    [{ pageSizes: [5, 10, 20] }, 10, [5, 10, 20]],
    [{ pageSizes: [20, 50] }, 20, [20, 50]],
    [{ pageSizes: [20, 50], defaultPageSize: 50 }, 50, [20, 50]],
    [{ pageSizes: [20, 50], defaultPageSize: 30 }, 20, [20, 50]],
    [{ pageSizes: [20, Infinity], defaultPageSize: Infinity }, Infinity, [20, Infinity]],
    [{ defaultPageSize: Infinity }, Infinity, undefined],
    [{ pageSizes: [] }, 10, undefined],
    [{ pageSizes: [0, NaN, -1, 2.5, 30] }, 30, [30]],
    [{ pageSizes: null as never }, 10, undefined],
    [{ pageSizes: 'many' as never, defaultPageSize: 'few' as never }, 10, undefined],
    ...[NaN, 0, -1, 2.5].map((defaultPageSize) => [{ defaultPageSize }, 10, undefined] as [object, number, undefined]),
  ])('%o', (options, defaultPageSize, pageSizes) => {
    const configured = createPageUrl(options)
    expect(configured.read('').pageSize).toBe(defaultPageSize)
    expect(configured.pageSizes).toEqual(pageSizes)
    expect(configured.href('', { page: 2, pageSize: defaultPageSize })).toBe('?page=2')
  })

  test('an empty name is the default one', () => {
    expect(createPageUrl({ page: '', pageSize: '' }).href('', { page: 2, pageSize: 20 })).toBe('?page=2&size=20')
  })

  test('two parameters never share a name', () => {
    for (const options of [{ pageSize: 'page' }, { page: 'size' }, { page: 'n', pageSize: 'n' }]) {
      const configured = createPageUrl(options)
      const target = { page: 2, pageSize: 20 }
      expect(configured.read(configured.href('', target))).toEqual(target)
    }
  })
})

// Texts of the characters that mean something in a URL, and of any others.
const part = fc.stringMatching(/^[&=?#%+/;:.a0 ]{0,6}$/)
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  part,
  fc.constantFrom('page', 'size', 'p%61ge', '2', 'all'),
)
const text = fc
  .array(fc.oneof(anything, fc.constantFrom('?', '&', '=', '#', '?page=', '&size=')), { maxLength: 8 })
  .map((parts) => parts.join(''))
const primitive = fc.oneof(anything, fc.integer(), fc.double(), fc.constantFrom(null, undefined, true))
const record = fc.dictionary(anything, fc.oneof(primitive, fc.array(primitive, { maxLength: 3 }), fc.anything()))
const url = fc.oneof(text, record)
const target = fc.record({ page: fc.integer({ min: 1, max: 5 }), pageSize: fc.constantFrom(5, 10, 20, Infinity) })
const options = fc.constantFrom<PageUrlOptions>(
  { pageSizes: [5, 10, 20, Infinity] },
  { pageSizes: [20, 5, 10, Infinity], page: 'a', pageSize: 'a=&' },
)
const numRuns = Number(process.env.PROPERTY_RUNS || 500)

test('any text or record is a URL that keeps page and page size', () => {
  fc.assert(
    fc.property(url, target, options, (source, wanted, chosen) => {
      const configured = createPageUrl(chosen)
      const { page, pageSize } = configured.read(source)
      expect(Number.isSafeInteger(page) && page > 0).toBe(true)
      expect(configured.pageSizes).toContain(pageSize)
      const href = configured.href(source, wanted)
      expect(configured.read(href)).toEqual(wanted)
      expect(configured.href(href, wanted)).toBe(href)
      expect(configured.href(href)).toBe(href)
      expect(configured.href(configured.href(source, { page: 7, pageSize: 20 }), wanted)).toBe(href)
    }),
    { numRuns },
  )
}, 60_000)

test('any page and page size can be written', () => {
  const wild = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constantFrom(undefined, null, 2 ** 53 - 1, 2 ** 53))
  fc.assert(
    fc.property(text, wild, wild, (source, page, pageSize) => {
      const href = pageUrl.href(source, { page, pageSize } as never)
      expect(pageUrl.href(href, pageUrl.read(href))).toBe(href)
    }),
    { numRuns },
  )
}, 60_000)

test('what isn’t page or page size is preserved byte for byte', () => {
  const other = part.map((value) => value.replace(/[?&#]/g, '')).filter((value) => value !== '')
  fc.assert(
    fc.property(fc.array(other, { maxLength: 4 }), part, target, (others, hash, wanted) => {
      const search = others.join('&')
      const href = pageUrl.href(`/path?page=3&${search}&size=4#${hash}`, wanted)
      const [, kept] = /^\/path(?:\?(.*?))?&?(?:page=\d+)?&?(?:size=(?:\d+|all))?#/s.exec(href) as string[]
      expect(kept ?? '').toBe(search)
      expect(href.endsWith(`#${hash}`)).toBe(true)
    }),
    { numRuns },
  )
}, 60_000)

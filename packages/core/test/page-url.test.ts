import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPageUrl, type PageUrlOptions, type UrlInput, type UrlParams } from '../src/url/index.js'

const pageUrl = createPageUrl()
const sized = createPageUrl({ pageSizes: [10, 20, Infinity] })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('read', () => {
  test.each<[UrlInput, number, number]>([
    ['?page=2&size=20', 2, 20],
    ['https://example.com/list?page=4#end', 4, 10],
    ['?page=%36', 6, 10],
    [new URLSearchParams('page=8'), 8, 10],
    [{ page: 2, size: 30 }, 2, 30],
    ['?page=2&page=3', 2, 10],
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

  test('never reads the hash of a URL, because SvelteKit refuses it in `load`', () => {
    const url = new URL('https://example.com/?page=2#top')
    Object.defineProperty(url, 'hash', {
      get() {
        throw new Error('Cannot access url.hash')
      },
    })
    expect(pageUrl.read(url).page).toBe(2)
    expect(pageUrl.href(url, { page: 3 })).toBe('/?page=3#top')
  })
})

describe('href', () => {
  test.each<[UrlInput, string]>([
    ['/list', '/list?page=2&size=20'],
    ['?', '?page=2&size=20'],
    ['', '?page=2&size=20'],
    [undefined, '?page=2&size=20'],
    ['?a=%7e&b=~&c=a+b%20c&d=%&e=\ud800&f==&=g', '?a=%7e&b=~&c=a+b%20c&d=%&e=\ud800&f==&=g&page=2&size=20'],
    [new URL('https://example.com/list?a=%7e#part'), '/list?a=%7e&page=2&size=20#part'],
    [
      { filter: { status: 'open', tags: ['a', 'b'], flag: null, none: undefined }, sort: [{ by: ['name'] }, 'x'] },
      '?filter%5Bstatus%5D=open&filter%5Btags%5D=a&filter%5Btags%5D=b&filter%5Bflag%5D' +
        '&sort%5B0%5D%5Bby%5D=name&sort=x&page=2&size=20',
    ],
    [{ 'a b': 'c&d', e: '\ud800', f: {}, g: Symbol('g') }, '?a+b=c%26d&e=%EF%BF%BD&page=2&size=20'],
  ])('%s becomes %s', (url, result) => {
    expect(pageUrl.href(url, { page: 2, pageSize: 20 })).toBe(result)
  })

  test.each<[UrlInput, string]>([
    ['/list?page=2&size=20', '/list'],
    ['https://example.com?page=2', 'https://example.com'],
    ['?page=2#part', '?#part'],
    ['', '?'],
    [' ', ' ?'],
  ])('page 1 of %s is %s', (url, result) => {
    const base = 'https://example.com/list?page=7&size=50#old'
    expect(pageUrl.href(url, { page: 1, pageSize: 10 })).toBe(result)
    expect(pageUrl.read(new URL(result, base))).toEqual({ page: 1, pageSize: 10 })
  })

  test('never writes what it can’t read', () => {
    const values = [NaN, 0, -1, 1.5, Infinity, 2 ** 60, '3', 'abc', null, {}, Symbol('3'), 3n] as never[]
    const written = values.map((page) => pageUrl.href('', { page, pageSize: page }))
    const last = 2 ** 53 - 1
    expect(written).toEqual([
      ...['?', '?', '?', '?size=1', `?page=${last}&size=all`, `?page=${last}&size=${last}`],
      ...['?page=3&size=3', '?', '?', '?', '?', '?page=3&size=3'],
    ])
    expect(pageUrl.href('?page=5&size=20', { page: 0, pageSize: 0 })).toBe('?')
    expect(sized.href('', { pageSize: 30 })).toBe('?')
    expect(sized.href('', { pageSize: Infinity })).toBe('?size=all')
    expect(pageUrl.href('', { pageSize: Infinity })).toBe('?size=all')
  })

  test('reads numbers as `setPage` and `setPageSize` do: truncated, and clamped to what is possible', () => {
    expect(pageUrl.href('', { page: 2.9, pageSize: 20.5 })).toBe('?page=2&size=20')
    expect(pageUrl.read(pageUrl.href('', { page: Infinity })).page).toBe(2 ** 53 - 1)
    const bySkip = createPageUrl({ offset: 'skip', pageSize: 'limit' })
    expect(bySkip.read(bySkip.href('', { page: Infinity })).page).toBeGreaterThan(2 ** 49)
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
    [{ defaultPageSize: 20.5 }, 20, undefined],
    [{ pageSizes: [] }, 10, undefined],
    [{ pageSizes: [0, NaN, -1, 2.5, 30] }, 2, [2, 30]],
    [{ pageSizes: null as never }, 10, undefined],
    [{ pageSizes: 'many' as never, defaultPageSize: 'few' as never }, 10, undefined],
    ...[NaN, 0, -1].map((defaultPageSize) => [{ defaultPageSize }, 10, undefined] as [object, number, undefined]),
  ])('%o', (options, defaultPageSize, pageSizes) => {
    const configured = createPageUrl(options)
    expect(configured.read('').pageSize).toBe(defaultPageSize)
    expect(configured.pageSizes).toEqual(pageSizes)
    expect(configured.href('', { page: 2, pageSize: defaultPageSize })).toBe('?page=2')
  })

  test('an empty name is the default one', () => {
    expect(createPageUrl({ page: '', pageSize: '' }).href('', { page: 2, pageSize: 20 })).toBe('?page=2&size=20')
  })

  test.each<[PageUrlOptions, string]>([
    [{ page: 'p', offset: 'skip' }, 'The page can’t be in `page` and `offset`'],
    [{ page: 'p', path: '/{page}' }, 'The page can’t be in `page` and `path`'],
    [{ offset: 'skip', path: '/{page}' }, 'The page can’t be in `offset` and `path`'],
    [{ offset: 'skip', firstPage: 0 }, 'An `offset` counts items from 0'],
    [{ offset: 'skip', firstPage: 1 }, 'An `offset` counts items from 0'],
    [{ page: 'size' }, 'Page and page size are both named "size"'],
    [{ pageSize: 'page' }, 'Page and page size are both named "page"'],
    [{ offset: 'n', pageSize: 'n' }, 'Page and page size are both named "n"'],
    ...[
      '/page',
      '{page}',
      '/{page}/',
      '/1{page}',
      '/{page}1',
      '/{page}/{page}',
      '/?p={page}',
      '/#{page}',
      '{page}/x',
    ].map((path) => [{ path }, `\`path\` is "${path}"`] as [object, string]),
  ])('%o throws at once, in development', (options, problem) => {
    expect(() => createPageUrl(options)).toThrow(`createPageUrl: ${problem.replace('’', "'")}`)
    vi.stubEnv('NODE_ENV', 'production')
    createPageUrl(options)
  })
})

describe('offset', () => {
  const { read, href } = createPageUrl({ offset: '$skip', pageSize: '$limit', pageSizes: [10, 50, Infinity] })

  test.each<[UrlInput, number, number]>([
    ['?$skip=100&$limit=50', 3, 50],
    ['?$skip=19', 2, 10],
    ['?$skip=-10', 1, 10],
    ['?$skip=9007199254740991', 900719925474100, 10],
  ])('%s is page %i of size %i', (url, page, pageSize) => {
    expect(read(url)).toEqual({ page, pageSize })
  })

  test('is written instead of the page', () => {
    expect(href('/list', { page: 3 })).toBe('/list?%24skip=20')
    expect(href('/list?$skip=20', { page: 1 })).toBe('/list')
    expect(href('/list?$skip=20', { pageSize: 50 })).toBe('/list?%24skip=100&%24limit=50')
    expect(href('/list?page=3', { page: 2 })).toBe('/list?page=3&%24skip=10')
  })
})

describe('firstPage', () => {
  const { read, href } = createPageUrl({ firstPage: 0 })

  test('0 counts the pages of a URL from 0', () => {
    expect(read('?page=2').page).toBe(3)
    expect([read('?page=0').page, read('?page=-1').page, read('?page=9007199254740991').page]).toEqual([1, 1, 1])
    expect(href('/list?page=2', { page: 2 })).toBe('/list?page=1')
    expect(href('/list?page=2', { page: 1 })).toBe('/list')
    expect(href('/list', { page: 2 ** 53 - 1 })).toBe('/list?page=9007199254740990')
  })
})

describe('path', () => {
  const pageUrl = createPageUrl({ path: '/page/{page}' })
  const { read, href } = pageUrl

  test.each<[UrlInput, number]>([
    ['/page/3', 3],
    ['/blog/page/3/', 3],
    [new URL('https://example.com/page/3'), 3],
    ['/page/007', 7],
    ['/page/abc', 1],
    ['/page/-3', 1],
    ['/page/9007199254740992', 1],
  ])('%s is page %i', (url, page) => {
    expect(read(url)).toEqual({ page, pageSize: 10 })
  })

  test.each<[UrlInput, string, string]>([
    ['/blog', '/blog/page/5', '/blog'],
    ['/blog/page/3', '/blog/page/5', '/blog'],
    ['/', '/page/5', '/'],
    ['/page/3/', '/page/5/', '/'],
    ['/page/99999999999999999', '/page/5', '/'],
    ['/page/2/page/3', '/page/5', '/'],
    ['/page/3//', '/page/5//', '/'],
    [new URL('https://example.com//page/3'), '/.//page/5', '/'],
  ])('pages 5 and 1 of %s are %s and %s', (url, fifth, first) => {
    expect(href(url, { page: 5 })).toBe(fifth)
    expect(href(url, { page: 1 })).toBe(first)
    expect(read(first).page).toBe(1)
  })

  test('is percent-encoded, and its characters mean themselves', () => {
    const encoded = createPageUrl({ path: '/página (+*{page}' })
    const url = new URL('https://example.com/página (+*3')
    expect(encoded.read(url).page).toBe(3)
    expect(encoded.href(url, { page: 4 })).toBe('/p%C3%A1gina%20(+*4')
  })

  test('warns once, in development, of a URL without a path', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubEnv('NODE_ENV', 'production')
    read('?q=x')
    expect(warn).not.toHaveBeenCalled()
    vi.stubEnv('NODE_ENV', 'test')
    for (const url of ['?q=x', '', { q: 'x' }, new URLSearchParams('q=x')]) {
      expect(read(url).page).toBe(1)
      expect(href(url, { page: 1 })).toMatch(/^\?/)
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Pass path and query, or a URL'))
  })
})

describe('other parameters', () => {
  test.each<[string, UrlParams, string]>([
    ['/list?page=3', { q: 'tea' }, '/list?q=tea'],
    ['/list?a=1&q=x', { q: null }, '/list?a=1'],
    ['/list?a=1&q=x', { q: [] }, '/list?a=1'],
    ['/list', { q: '', n: 0, flag: false, many: [1, true] }, '/list?q=&n=0&flag=false&many=1&many=true'],
    ['/list?q=x', { q: null }, '/list'],
    ['/list', { q: (() => {}) as never, s: Symbol() as never }, '/list'],
  ])('%s with %o is %s', (url, params, result) => {
    expect(pageUrl.href(url, { page: 1 }, params)).toBe(result)
  })

  test('the names of page and page size throw, in development', () => {
    expect(() => pageUrl.href('/list', {}, { page: 3 })).toThrow('`params` contains "page"')
    expect(() => pageUrl.href('/list', {}, { size: null })).toThrow('`params` contains "size"')
    expect(() => createPageUrl({ offset: 'skip' }).href('/list', {}, { skip: 3 })).toThrow('contains "skip"')
    vi.stubEnv('NODE_ENV', 'production')
    expect(pageUrl.href('/list', { page: 2 }, { page: 3 })).toBe('/list?page=2')
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
  { pageSizes: [5, 10, 20, Infinity], page: 'page[number]', firstPage: 0 },
)
// Parameters that were omitted on the way are added at the end.
const sorted = (href: string) => href.split(/[?&]/).sort()
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
      const detour = configured.href(configured.href(source, { page: 7, pageSize: 20 }), wanted)
      expect(sorted(detour)).toEqual(sorted(href))
    }),
    { numRuns },
  )
}, 300_000)

test('no text without a scheme leads to another host', () => {
  const spelled = fc.array(fc.constantFrom(...'/\\\t\n\r\f\0\x1f .'), { maxLength: 5 }).map((list) => list.join(''))
  const source = fc.tuple(
    spelled,
    fc.constantFrom('', 'evil.example', '/page/2', 'p2'),
    spelled,
    fc.constantFrom('', '?', '#'),
  )
  const base = fc.constantFrom('https://example.com/list/', 'file:///list/', 'app://example.com/list/')
  const path = fc.constantFrom(undefined, '/page/{page}', 'p{page}')
  fc.assert(
    fc.property(source, base, path, fc.nat(3), (parts, current, template, page) => {
      const href = createPageUrl({ path: template }).href(parts.join(''), { page })
      expect(new URL(href, current).host).toBe(new URL(current).host)
    }),
    { numRuns: numRuns * 10 },
  )
}, 300_000)

test('any page and page size can be written', () => {
  const wild = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constantFrom(undefined, null, 2 ** 53 - 1, 2 ** 53))
  fc.assert(
    fc.property(text, wild, wild, (source, page, pageSize) => {
      const href = pageUrl.href(source, { page, pageSize } as never)
      expect(pageUrl.href(href, pageUrl.read(href))).toBe(href)
    }),
    { numRuns },
  )
}, 300_000)

test('what isn’t page or page size is preserved byte for byte, in its place', () => {
  const other = part.map((value) => value.replace(/[?&#]/g, '')).filter((value) => value !== '')
  fc.assert(
    fc.property(fc.array(other, { maxLength: 4 }), part, target, (others, hash, { page, pageSize }) => {
      const href = pageUrl.href(`/path?page=3&${others.join('&')}&size=4#${hash}`, { page, pageSize })
      const size = pageSize === Infinity ? 'all' : pageSize
      const query = [page > 1 && `page=${page}`, ...others, pageSize !== 10 && `size=${size}`].filter(Boolean).join('&')
      expect(href).toBe(`/path${query && `?${query}`}#${hash}`)
    }),
    { numRuns },
  )
}, 300_000)

test('what the options can express is read as it was written', () => {
  const name = fc.string({ minLength: 1, maxLength: 6 })
  const literal = fc.stringMatching(/^\/?[a-zé%. (+-]{0,3}[a-z/-]$/)
  const places = fc.oneof(
    fc.record({ path: fc.tuple(literal, fc.constantFrom('', '.html', '-é')).map((ends) => ends.join('{page}')) }),
    fc.record({
      path: fc.tuple(literal, fc.constantFrom('', '.html')).map((ends) => ends.join('{page}')),
      firstPage: fc.constant(0 as const),
    }),
    fc.record({ offset: name, pageSize: name }),
    fc.record({ page: name, pageSize: name, firstPage: fc.constantFrom(0 as const, 1 as const) }),
  )
  const path = fc
    .array(fc.oneof(fc.constantFrom('page', '2', 'a', 'é', '%C3%A9', 'p3', '-4', '.html', '', ' '), part), {
      maxLength: 5,
    })
    .map((segments) => `/${segments.join('/').replace(/[?#]/g, '')}`)
  const query = fc.oneof(
    fc.constant(''),
    part.map((value) => `?${value.replace(/#/g, '')}`),
  )
  const hash = fc.constantFrom('', '#part', '#/page/3')
  const pages = fc.record({ page: fc.integer({ min: 1, max: 30 }), pageSize: fc.constantFrom(5, 10, 20, Infinity) })
  fc.assert(
    fc.property(places, path, query, hash, pages, (place, start, search, end, wanted) => {
      fc.pre(!('pageSize' in place) || place.pageSize !== ('offset' in place ? place.offset : place.page))
      fc.pre(!('offset' in place) || wanted.page === 1 || wanted.pageSize < Infinity)
      const { read, href } = createPageUrl(place)
      const url = start + search + end
      const written = href(url, wanted)
      expect(read(written)).toEqual(wanted)
      expect(href(written)).toBe(written)
      expect(read(href(written, { page: 1 }))).toEqual({ ...wanted, page: 1 })
      expect(written.startsWith('/')).toBe(true)
      if (!end) return
      expect(written.endsWith(end)).toBe(true)
    }),
    { numRuns },
  )
}, 300_000)

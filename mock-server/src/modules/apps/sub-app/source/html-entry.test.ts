import { expect, test } from 'vitest'
import { readHtmlEntry, replacePageAddresses } from './html-entry.ts'
import { SourceRefused } from './source-file.ts'

const ADDRESS = new URL('https://partner.example/crm/index.html')
const read = (html: string) => readHtmlEntry(Buffer.from(html), ADDRESS)
const hrefs = (parts: ReturnType<typeof read>['scripts']) =>
  parts.map((part) => ('url' in part ? part.url.href : part.text))

test('scripts and styles are found in their order, inside of the page and outside', () => {
  const entry = read(`<!doctype html><html><head><link rel="stylesheet" href="main.css"><style>.a{}</style>
    <script>window.before = 1</script><script defer src="/static/main.js"></script></head><body><div id="root"></div></body></html>`)
  expect(hrefs(entry.scripts)).toEqual(['window.before = 1', 'https://partner.example/static/main.js'])
  expect(hrefs(entry.styles)).toEqual(['https://partner.example/crm/main.css', '.a{}'])
  expect(entry.markup).toBe('<div id="root"></div>')
})

test('the script with the attribute entry comes last, and those that are to be ignored are left out', () => {
  const entry = read(
    '<body><script src="a.js" entry></script><script src="b.js"></script><script ignore src="c.js"></script><script nomodule src="d.js"></script></body>',
  )
  expect(hrefs(entry.scripts)).toEqual([
    'https://partner.example/crm/b.js',
    'https://partner.example/crm/a.js',
  ])
})

test('addresses begin at the base of the page', () => {
  const entry = read('<head><base href="/other/"><script src="a.js"></script></head>')
  expect(hrefs(entry.scripts)).toEqual(['https://partner.example/other/a.js'])
})

test('module scripts are no scripts of a sandbox, but files of a frame', () => {
  const entry = read(
    '<head><script type="module" src="main.js"></script><link rel="icon" href="i.svg"></head><body></body>',
  )
  expect({ ...entry, others: entry.others.map(({ href }) => href) }).toEqual({
    scripts: [],
    styles: [],
    hasModules: true,
    markup: '',
    others: ['https://partner.example/crm/main.js', 'https://partner.example/crm/i.svg'],
  })
})

test('data that a page has in a script is none of its scripts', () => {
  expect(read('<script type="application/json">{"a":1}</script><script>x</script>').scripts).toEqual([
    { text: 'x' },
  ])
})

test('markup has no scripts, styles and hidden templates in it', () => {
  const { markup } = read(
    '<body><main><script>x</script><p>Hi</p><style>p{}</style></main><!-- c --><noscript>No</noscript></body>',
  )
  expect(markup).toBe('<main><p>Hi</p></main>')
})

test.each([
  ['<script src="javascript:alert(1)"></script>', 'javascript:alert(1)'],
  ['<script src="ftp://x/y.js"></script>', 'ftp://x/y.js'],
])('an address that is none of a host is refused: %s', (html, file) => {
  expect(() => read(html)).toThrow(new SourceRefused('invalidEntry', file))
})

test('markup of 65,536 characters is accepted, and one more is refused', () => {
  expect(read(`<body>${'x'.repeat(65_536)}</body>`).markup).toHaveLength(65_536)
  expect(() => read(`<body>${'x'.repeat(65_537)}</body>`)).toThrow('invalidEntry')
})

test('a page for a frame has other addresses', () => {
  const html = replacePageAddresses(
    Buffer.from(
      '<head><script type="module" src="/a.js"></script><link rel="icon" href="data:,"></head><body><img src="b.png"></body>',
    ),
    ADDRESS,
    ({ pathname }) => `/files${pathname}`,
  )
  expect(html).toBe(
    '<head><script type="module" src="/files/a.js"></script><link rel="icon" href="data:,"></head><body><img src="/files/crm/b.png"></body>',
  )
})

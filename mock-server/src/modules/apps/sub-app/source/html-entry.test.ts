import { expect, test } from 'vitest'
import { readHtmlEntry, replacePageAddresses } from './html-entry.ts'
import { SourceRefused } from './source-file.ts'

const ADDRESS = 'https://partner.example/crm/index.html'
const read = (html: string) => readHtmlEntry(html, ADDRESS)
const hrefs = (parts: ReturnType<typeof read>['scripts']) =>
  parts.map((part) => ('href' in part ? part.href : part.text))

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
  expect(entry).toEqual({
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

test('a page for a frame has other addresses, absolute ones where a file was not stored', () => {
  const html = replacePageAddresses(
    '<head><script type="module" src="/a.js"></script><link rel="icon" href="data:,"></head><body><img src="b.png"></body>',
    ADDRESS,
    new Map([['https://partner.example/a.js', '/files/a.js']]),
  )
  expect(html).toBe(
    '<head><script type="module" src="/files/a.js"></script><link rel="icon" href="data:,"></head><body><img src="https://partner.example/crm/b.png"></body>',
  )
})

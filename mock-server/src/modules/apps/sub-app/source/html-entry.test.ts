import { expect, test } from 'vitest'
import { readHtmlEntry } from './html-entry.ts'
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
    modules: ['https://partner.example/crm/main.js'],
    others: ['https://partner.example/crm/i.svg'],
    markup: '',
    base: ADDRESS,
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

test('scripts have any type by which browsers run them, and one without an address is none', () => {
  const types = ['', 'text/javascript', 'application/x-javascript', 'text/ecmascript', 'TEXT/JAVASCRIPT']
  const scripts = types.map((type, index) => `<script type="${type}" src="${index}.js"></script>`)
  const others = ['text/template', 'importmap', 'text/javascript; charset=utf-8', 'module']
  const ignored = others.map((type) => `<script type="${type}" src="no.js"></script>`)
  const { scripts: found } = read(`${scripts.join('')}${ignored.join('')}<script src=" "></script>`)
  expect(hrefs(found)).toEqual(types.map((_, index) => `https://partner.example/crm/${index}.js`))
})

test('style sheets are found by any word of rel, once each, and those for some media say so', () => {
  const { styles } = read(
    `<link rel="preload stylesheet" href="a.css"><link rel="Stylesheet " href="a.css">
     <link rel="alternate stylesheet" href="other.css"><link rel="stylesheet" href="off.css" disabled>
     <link rel="stylesheet" media="print" href="p.css"><link rel="stylesheet" media="screen" href="s.css">
     <link rel="stylesheet" href="late.css" media="print" onload="this.media='all'"><noscript><link rel="stylesheet" href="late.css"></noscript>
     <style media="(max-width: 600px)">a{}</style>`,
  )
  expect(hrefs(styles)).toEqual([
    'https://partner.example/crm/a.css',
    '@import "https://partner.example/crm/p.css" print;',
    'https://partner.example/crm/s.css',
    'https://partner.example/crm/late.css',
    '@media (max-width: 600px) {\na{}\n}',
  ])
})

test('what is in its address itself is a text, and an icon of that kind is no file', () => {
  const entry = read(
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="data:text/css,a%7B%7D">
     <script src="data:text/javascript;base64,eA=="></script><script src="main.js"></script>`,
  )
  expect([hrefs(entry.styles), hrefs(entry.scripts), entry.others]).toEqual([
    ['a{}'],
    ['x', 'https://partner.example/crm/main.js'],
    [],
  ])
})

test('pictures and other files that the markup shows are named, and data and fragments are not', () => {
  const { others } = read(
    `<link rel="shortcut icon" href="i.ico"><img src="a.png" srcset="b.png 2x, /c.png"><video poster="d.png"></video>
     <svg><use xlink:href="e.svg#f"/><use href="#g"/></svg><p style="background: url('h.png')"></p><img src="data:,"><a href="page">x</a>`,
  )
  expect(others.map((href) => href.replace('https://partner.example/', ''))).toEqual([
    'crm/i.ico',
    'crm/a.png',
    'crm/b.png',
    'c.png',
    'crm/d.png',
    'crm/e.svg',
    'crm/h.png',
  ])
})

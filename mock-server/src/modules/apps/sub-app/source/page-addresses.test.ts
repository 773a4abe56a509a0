import { expect, test } from 'vitest'
import { replacePageAddresses } from './page-addresses.ts'

const ADDRESS = 'https://partner.example/crm/index.html'

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

test('pictures of the markup have other addresses, with their sizes and fragments', () => {
  const html = replacePageAddresses(
    '<img src="a.png" srcset="a.png 1x, b.png 2x"><svg><use xlink:href="s.svg#x"/></svg><p style="background:url(a.png)"></p><a href="page">x</a>',
    ADDRESS,
    new Map(
      ['a.png', 'b.png', 's.svg'].map((name) => [`https://partner.example/crm/${name}`, `/files/${name}`]),
    ),
  )
  expect(html).toBe(
    '<img src="/files/a.png" srcset="/files/a.png 1x, /files/b.png 2x"><svg><use xlink:href="/files/s.svg#x"/></svg><p style="background:url(&quot;/files/a.png&quot;)"></p><a href="page">x</a>',
  )
})

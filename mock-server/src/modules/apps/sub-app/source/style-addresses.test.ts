import { expect, test } from 'vitest'
import { findStyleAddresses, replaceStyleAddresses } from './style-addresses.ts'

const CSS = `@import "base.css";@import url(theme.css);
.a{background:url("img/a.png")}.b{src:url( '../fonts/b.woff2' ) format("woff2"),url(#clip)}.c{background:url(data:image/png;base64,AA==)}`

test('the addresses of a style sheet are found, but for data and fragments', () => {
  expect(findStyleAddresses(CSS)).toEqual(['base.css', 'theme.css', 'img/a.png', '../fonts/b.woff2'])
})

test('the addresses are replaced, and everything else stays as it is written', () => {
  const replaced = replaceStyleAddresses(
    CSS,
    new Map(findStyleAddresses(CSS).map((address) => [address, `/x/${address.replace('../', '')}`])),
  )
  expect(replaced).toBe(`@import "/x/base.css";@import url("/x/theme.css");
.a{background:url("/x/img/a.png")}.b{src:url("/x/fonts/b.woff2") format("woff2"),url(#clip)}.c{background:url(data:image/png;base64,AA==)}`)
})

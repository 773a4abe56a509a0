import { expect, test } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

test.each([
  ['<p>One <b>two</b></p><p>Three</p>', 'One two\nThree'],
  ['<ul><li>A</li>\n<li>B</li></ul>', 'A\nB'],
  ['Fish &amp; chips &#8364;5 &#x4E2D;&nbsp;&lt;b&gt; &unknown;', 'Fish & chips €5 中 <b> &unknown;'],
  ['<style>p{}</style>Text<script>alert(1)</script>', 'Text'],
  ['&#9999999;', '&#9999999;'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

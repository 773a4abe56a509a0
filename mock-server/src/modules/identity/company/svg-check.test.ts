import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { svgProblem } from './svg-check.ts'

const isPlainSvg = (text: string): boolean => svgProblem(text) === null

const NS = 'xmlns="http://www.w3.org/2000/svg"'
/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJg'
const drawing = (inner: string, attributes = '') => `<svg ${NS} ${attributes}>${inner}</svg>`

test.each([
  drawing('<path d="M0 0L1 1" fill="#123" style="stroke: red; fill: url(#a)"/>'),
  drawing('<style>.a { fill: url("#b") } g > path { stroke: #fff }</style><g class="a"/>'),
  drawing('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>'),
  drawing(
    '<clipPath id="a"><rect class="b"/></clipPath><style>.c { clip-path: url(#a) }</style><g class="c"/>',
  ),
  drawing('<mask id="a"><rect fill="url(#b)"/></mask><linearGradient id="b"/><g mask="url(#a)"/>'),
  drawing('<g/>'.repeat(4999)),
  drawing(`<filter id="a"/>${'<g filter="url(#a)"/>'.repeat(200)}`),
  drawing('<g id="A &amp; B" data-name="&lt;1&gt;"/>'),
  drawing(`<image href="data:image/png;base64,${PIXEL}"/><text>A &amp; B &#169;</text>`),
  `<?xml version="1.0" encoding="utf-8"?>\n<!-- by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${drawing('')}`,
  drawing(
    '<sodipodi:namedview id="v"/>',
    'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink"',
  ),
  drawing(`<image href="data:image/png;base64,${PIXEL}${'iVBORw0KGgoA'.repeat(20_000)}"/>`),
  drawing('<style>.a { fill: <!-- red --> #f00 }</style><g id="__proto__" class="a"/>'),
  `\uFEFF${drawing('')}`,
  `<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:rect width="1"/></svg:svg>`,
])('a plain drawing is taken: %.200s', (text) => {
  expect(isPlainSvg(text)).toBe(true)
})

test.each([
  drawing('<script>alert(1)</script>'),
  drawing('<SCRIPT href="data:text/javascript,alert(1)"/>'),
  drawing('<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'),
  drawing('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  drawing('<x:rect xmlns:x="http://www.w3.org/&#50;000/svg"/>'),
  drawing('<h:img src="x" xmlns:h="http://www.w3.org/1999/xhtml"/>'),
  drawing('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  drawing('<rect onload="alert(1)"/>'),
  drawing("<rect ONCLICK='alert(1)'/>"),
  drawing('', 'onload="alert(1)"'),
  drawing('<a href="https://elsewhere.example"><rect/></a>'),
  drawing('<marker id="a"/>'),
  drawing('<g/>'.repeat(5000)),
  drawing(`<filter id="a"/>${'<g filter="url(#a)"/>'.repeat(201)}`),
  drawing('<pattern id="a"><rect fill="url(#b)"/></pattern><pattern id="b"/>'),
  drawing('<pattern id="a"/><pattern id="b" href="#a"/>'),
  drawing('<mask id="a"><g><rect style="mask: url( #b )"/></g></mask><mask id="b"/>'),
  drawing('<clipPath id="a"><rect class="x c"/></clipPath><style>.b, .c { clip-path: url("#a") }</style>'),
  drawing('<clipPath id="a"><rect/></clipPath><style>/**/ rect { clip-path: url(#a) }</style>'),
  drawing('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
  drawing('<use href="https://elsewhere.example/x.svg#a"/>'),
  drawing('<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  drawing('<image href="https://elsewhere.example/pixel.png"/>'),
  drawing('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  drawing('<rect fill="java&#115;cript:alert(1)"/>'),
  drawing('<animate attributeName="href" to="javascript:alert(1)"/>'),
  drawing('<set attributeName="onload" to="alert(1)"/>'),
  drawing('<style>@import "https://elsewhere.example/x.css";</style>'),
  drawing('<style>&#64;import "x.css";</style>'),
  drawing('<style>rect { fill: \\75rl(https://elsewhere.example) }</style>'),
  drawing('<rect style="fill: url(https://elsewhere.example/x)"/>'),
  drawing('<rect fill="url(//elsewhere.example/x)"/>'),
  `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${drawing('&a;')}`,
  drawing('&unknown;'),
  `<?xml-stylesheet href="https://elsewhere.example/x.xsl"?>${drawing('')}`,
  drawing('<![CDATA[<script>alert(1)</script>]]>'),
  drawing('<rect fill=red/>'),
  drawing('<rect fill="a"fill="b" / onload="x">'),
  drawing('<!-- open <script>alert(1)</script>'),
  `<html ${NS}>${drawing('')}</html>`,
  `text first ${drawing('')}`,
  // A browser reads the style as one text, whatever divides it.
  drawing('<style>rect { fill: ur<!-- -->l(https://elsewhere.example) }</style>'),
  drawing('<style>@im<title/>port "https://elsewhere.example/x.css";</style>'),
  drawing('<style>rect { fill: u&#114;l(https://elsewhere.example) }</style>'),
  // Readers differ in which of the two counts.
  drawing('<use href="#a" href="https://elsewhere.example/x.svg#a"/>'),
  drawing('<use href="https://elsewhere.example/x.svg#a" href="#a"/>'),
  drawing('<rect fill="&#0;"/>'),
  drawing('<rect fill="&#1;"/>'),
  drawing('<text>&#8;</text>'),
  drawing('<rect fill="&#x110000;"/>'),
  drawing('<rect xlink:href="#a"/>'),
  drawing('<x:rect/>'),
  drawing('<g><rect></g></rect>'),
  drawing('<g>'),
  drawing('</svg><script>alert(1)</script><svg>'),
  `${drawing('')}${drawing('')}`,
  `${drawing('')}<script>alert(1)</script>`,
  `<!ENTITY a "x">${drawing('')}`,
  `<!DOCTYPE html>${drawing('')}`,
  `<!DOCTYPE svg SYSTEM "x.dtd" [<!ATTLIST svg onload CDATA "alert(1)">]>${drawing('')}`,
  drawing('<!-- a -- b -->'),
  drawing('<style><![CDATA[rect { fill: url(https://elsewhere.example) }]]></style>'),
  drawing('<?php echo 1 ?>'),
  drawing('<rect fill="<script>"/>'),
  '<svg',
  'just text',
  '',
  drawing('\u0000'),
])('anything that may act, load or be read another way is refused: %s', (text) => {
  expect(isPlainSvg(text)).toBe(false)
})

/** Nested levels of ten uses each: ten to the power of `count` elements, if each were drawn. */
const levels = (count: number, ten = '<use href="#l0"/>'.repeat(10)) =>
  Array.from(
    { length: count },
    (_, index) => `<g id="l${index + 1}">${ten.replaceAll('#l0', `#l${index}`)}</g>`,
  ).join('')

test.each([
  readFileSync(new URL('../../../../tests/fixtures/files/logo-with-use.svg', import.meta.url), 'utf8'),
  drawing('<g id="a"/><use href="#a"/>'),
  drawing(
    '<symbol id="a"><path d="M0 0"/></symbol><use xlink:href="#a" width="4"/>',
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
  ),
  // Drawing programs cut a picture to a shape in this way.
  drawing('<defs><rect id="a"/></defs><clipPath id="b"><use href="#a"/></clipPath><g clip-path="url(#b)"/>'),
  drawing('<mask id="m"><use href="#a"/></mask><g id="a"/><g mask="url(#m)"/>'),
  // Circular references, which every browser ignores.
  drawing('<use id="a" href="#a"/>'),
  drawing('<g id="a"><use href="#a"/></g>'),
  drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  drawing('<use href="#nowhere"/>'),
  drawing(`<g id="a">${'<g/>'.repeat(98)}</g>${'<use href="#a"/>'.repeat(49)}`),
  drawing(`<g id="l0"/>${levels(3)}`),
  drawing(`<image id="a" href="data:image/png;base64,${PIXEL}"/>${'<use href="#a"/>'.repeat(200)}`),
])('what a drawing draws again is counted, and a logo may: %.200s', (text) => {
  expect(svgProblem(text)).toBeNull()
})

test.each([
  // 1 of the root, 99 of the group, 100 of each use; one more is too much.
  [drawing(`<g id="a">${'<g/>'.repeat(98)}</g>${'<use href="#a"/>'.repeat(50)}`), 'use'],
  [drawing(`<g id="l0"/>${levels(4)}`), 'use'],
  [drawing(`<g id="l0"/>${levels(60)}`), 'use'],
  [
    drawing(
      `<g id="a">${'<use href="#b"/>'.repeat(20)}</g><g id="b">${'<use href="#c"/>'.repeat(20)}</g><g id="c">${'<use href="#a"/><use href="#d"/>'.repeat(20)}</g><g id="d"/>`,
    ),
    'g',
  ],
  [drawing('<pattern id="p"><use href="#a"/></pattern><g id="a" fill="url(#q)"/><pattern id="q"/>'), 'g'],
  [drawing('<pattern id="p"><use href="#a"/></pattern><g id="a" fill="url(#p)"/>'), 'g'],
  [
    drawing(
      '<mask id="m"><use href="#a"/></mask><g><path id="a" class="c"/></g><style>.c { mask: url(#m) }</style>',
    ),
    'path',
  ],
  [drawing(`<filter id="f"/><g id="a" filter="url(#f)"/>${'<use href="#a"/>'.repeat(200)}`), 'g'],
  [
    drawing(`<image id="a" href="data:image/png;base64,${PIXEL}"/>${'<use href="#a"/>'.repeat(201)}`),
    'image',
  ],
])('what multiplies is refused soon, with the element: %.150s', (text, element) => {
  expect(svgProblem(text)).toEqual({ element, line: 1, attribute: null })
})

test.each([
  [`${drawing('\n<g>\n<script/></g>')}`, { element: 'script', attribute: null, line: 3 }],
  [drawing('\n\n<rect\n onload="alert(1)"/>'), { element: 'rect', attribute: 'onload', line: 4 }],
  [
    drawing('<use href="https://elsewhere.example/x.svg#a"/>'),
    { element: 'use', attribute: 'href', line: 1 },
  ],
  [drawing('\n<style>@import "x.css";</style>'), { element: 'style', attribute: null, line: 2 }],
  [drawing('\n<g>'), { element: 'g', line: 2 }],
  [`<!DOCTYPE html>\n${drawing('')}`, { element: null, line: 1 }],
])('a refusal says which element it is, and the line: %j', (text, problem) => {
  expect(svgProblem(text)).toMatchObject(problem)
})

test('whatever is put into a drawing, what looks like a script or an event is never taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (before, after) => {
      expect(isPlainSvg(drawing(`${before.replaceAll('-', '')}<script>${after}`))).toBe(false)
      expect(isPlainSvg(drawing(`<rect ${before.replaceAll(/["'<>]/g, '')} onload="${after}"/>`))).toBe(false)
    }),
  )
})

test.each(['<!--', '&', '<', 'url(', ' a="', '<svg ', '&#1;'])('many thousands of %j end soon', (piece) => {
  expect(isPlainSvg(drawing(`<rect ${piece.repeat(49_999)}/>`))).toBe(false)
})

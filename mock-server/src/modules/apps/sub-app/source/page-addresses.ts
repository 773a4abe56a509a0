import render from 'dom-serializer'
import { DomUtils, parseDocument } from 'htmlparser2'
import { findStyleAddresses, replaceStyleAddresses } from './style-addresses.ts'

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Attributes with the address of a file, by element. */
const ADDRESSES: ReadonlyMap<string, readonly string[]> = new Map([
  ['script', ['src']],
  ['link', ['href']],
  ['base', ['href']],
  ['img', ['src', 'srcset']],
  ['source', ['src', 'srcset']],
  ['input', ['src']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['track', ['src']],
  ['image', ['href', 'xlink:href']],
  ['use', ['href', 'xlink:href']],
])
/** Elements of the page itself, which the markup of its body comes without. */
const PROGRAMS = new Set(['script', 'link', 'base'])
const WITHOUT_FILE = /^\s*($|#|data:|blob:|about:|javascript:|mailto:)/i

/** The address that the addresses of a page begin at. */
export function baseAddress(document: Document, address: string): string {
  const [base] = DomUtils.getElementsByTagName('base', document, true, 1)
  const href = base?.attribs['href']
  return (href === undefined ? null : URL.parse(href, address))?.href ?? address
}

/** Absolute addresses of the pictures and other files that the markup of a page shows. */
export function findShownFiles(document: Document, base: string): string[] {
  const found = new Set<string>()
  changeAddresses(document, (element, written) => {
    const href = PROGRAMS.has(element.name) ? null : resolveFile(written, base)
    if (href !== null) found.add(withoutFragment(href))
    return written
  })
  return [...found]
}

/** HTML with other addresses; one that is not replaced becomes absolute. */
export function replacePageAddresses(
  html: string,
  address: string,
  replacements: ReadonlyMap<string, string>,
): string {
  const document = parseDocument(html)
  const base = baseAddress(document, address)
  changeAddresses(document, (_element, written) => {
    const href = resolveFile(written, base)
    if (href === null) return written
    const file = withoutFragment(href)
    return (replacements.get(file) ?? file) + href.slice(file.length)
  })
  return render(document)
}

type Change = (element: Element, written: string) => string

function changeAddresses(document: Document, change: Change): void {
  for (const element of DomUtils.getElementsByTagName(() => true, document)) {
    for (const name of ADDRESSES.get(element.name) ?? []) {
      const value = element.attribs[name]
      if (value === undefined) continue
      element.attribs[name] =
        name === 'srcset' ? changeSourceSet(value, (one) => change(element, one)) : change(element, value)
    }
    const { style } = element.attribs
    if (style?.includes('url(') === true) {
      const changed = findStyleAddresses(style).map((one) => [one, change(element, one)] as const)
      element.attribs['style'] = replaceStyleAddresses(style, new Map(changed))
    }
  }
}

/** `a.png, b.png 2x`: addresses with an optional size, divided by commas. */
function changeSourceSet(value: string, change: (address: string) => string): string {
  return value
    .split(/,\s+/)
    .map((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/)
      return address === '' ? '' : [change(address), ...size].join(' ')
    })
    .filter((candidate) => candidate !== '')
    .join(', ')
}

/** Null for what names no file of a host. */
function resolveFile(address: string, base: string): string | null {
  if (WITHOUT_FILE.test(address)) return null
  const url = URL.parse(address.trim(), base)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null
}

function withoutFragment(href: string): string {
  const [file = href] = href.split('#', 1)
  return file
}

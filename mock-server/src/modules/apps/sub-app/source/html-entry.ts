import render from 'dom-serializer'
import { DomUtils, parseDocument } from 'htmlparser2'
import { baseAddress, findShownFiles } from './page-addresses.ts'
import { SourceRefused } from './source-file.ts'

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]
type Node = Document['children'][number]

/** A script or a style of a page: the address of a file, or a text of the page itself. */
export type Part = { href: string } | { text: string }

/** A page that a bundler built for qiankun. */
export type HtmlEntry = {
  /** In the order in which they run; the last one has the lifecycles. */
  scripts: Part[]
  styles: Part[]
  /** Addresses of module scripts, which only a frame runs. */
  modules: string[]
  /** Addresses of files that the page shows or names, and can do without: pictures, icons, preloads. */
  others: string[]
  /** The markup of the body without scripts and styles. */
  markup: string
  /** The address that those of the page begin at. */
  base: string
}

/** Types by which browsers run a classic script (WHATWG MIME Sniffing, JavaScript MIME types). */
const CLASSIC =
  /^(|(text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/i
const NAMED_FILES = new Set(['modulepreload', 'preload', 'icon', 'apple-touch-icon', 'manifest'])
const PROGRAMS = new Set(['script', 'style', 'link', 'meta', 'title', 'base', 'noscript', 'template'])
/** Media in which every screen shows a style sheet. */
const ALL_SCREENS = /^(|all|screen)$/i
/** Builds load a style sheet late by this: it is for a printer until it is there. */
const LOADED_LATE = /this\.media\s*=/

/** Reads the page of an entry; addresses are resolved as a browser does. */
export function readHtmlEntry(html: string, address: string): HtmlEntry {
  const document = parseDocument(html)
  const base = baseAddress(document, address)
  const { scripts, modules } = readScripts(document, base)
  return {
    scripts,
    styles: readStyles(document, base),
    modules,
    others: [...new Set([...readNamedFiles(document, base), ...findShownFiles(document, base)])],
    markup: readMarkup(document),
    base,
  }
}

/** Elements of these names that a browser with scripts reads, in their order: none within `noscript`, and none of a template. */
function findRead(document: Document, names: readonly string[]): Element[] {
  const found: Element[] = []
  const left: Node[] = document.children.toReversed()
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (!isElement(node) || node.name === 'noscript' || node.name === 'template') continue
    if (names.includes(node.name)) found.push(node)
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index]
      if (child !== undefined) left.push(child)
    }
  }
  return found
}

function readScripts(document: Document, base: string): { scripts: Part[]; modules: string[] } {
  const scripts: { part: Part; isEntry: boolean }[] = []
  const modules: string[] = []
  for (const script of findRead(document, ['script'])) {
    const { src, type = '' } = script.attribs
    if ('nomodule' in script.attribs || 'ignore' in script.attribs) continue
    const text = DomUtils.textContent(script)
    if (type === 'module') modules.push(src === undefined ? base : resolve(src, base))
    else if (CLASSIC.test(type)) {
      const part = src === undefined ? { text } : toPart(src, base)
      if (!isEmpty(part)) scripts.push({ part, isEntry: 'entry' in script.attribs })
    }
  }
  // An attribute may say which script has the lifecycles; qiankun takes the last one.
  const ordered = [...scripts.filter(({ isEntry }) => !isEntry), ...scripts.filter(({ isEntry }) => isEntry)]
  return { scripts: ordered.map(({ part }) => part), modules }
}

/** Style sheets in their order. One for some media only becomes a text that says so. */
function readStyles(document: Document, base: string): Part[] {
  const styles: Part[] = []
  const known = new Set<string>()
  for (const element of findRead(document, ['link', 'style'])) {
    const { href, media = '', onload = '' } = element.attribs
    const isForAll = ALL_SCREENS.test(media.trim()) || LOADED_LATE.test(onload)
    if (element.name === 'style') {
      const text = DomUtils.textContent(element)
      styles.push({ text: isForAll ? text : `@media ${media} {\n${text}\n}` })
      continue
    }
    if (href === undefined || !isStyleSheet(element)) continue
    const part = toPart(href, base)
    if (isEmpty(part) || ('href' in part && known.has(part.href))) continue
    if ('href' in part) known.add(part.href)
    styles.push(isForAll || !('href' in part) ? part : { text: `@import "${part.href}" ${media};` })
  }
  return styles
}

function isStyleSheet(link: Element): boolean {
  const rel = relations(link)
  return rel.includes('stylesheet') && !rel.includes('alternate') && !('disabled' in link.attribs)
}

/** Words of `rel`, in any order and case. */
const relations = ({ attribs: { rel = '' } }: Element): string[] => rel.toLowerCase().split(/\s+/)

/** Icons and files that a page loads early; those that are in the page itself are left out. */
function readNamedFiles(document: Document, base: string): string[] {
  return findRead(document, ['link']).flatMap((link) => {
    const { href } = link.attribs
    if (href === undefined || isStyleSheet(link)) return []
    const url = relations(link).some((word) => NAMED_FILES.has(word)) ? URL.parse(href.trim(), base) : null
    return url !== null && /^https?:$/.test(url.protocol) ? [url.href] : []
  })
}

/** A script or style that is in its address is a text. */
function toPart(address: string, base: string): Part {
  const data = /^\s*data:[^,]{0,200}?(;base64)?,/i.exec(address)
  if (data === null) return address.trim() === '' ? { text: '' } : { href: resolve(address, base) }
  const content = address.slice(data[0].length)
  return { text: data[1] === undefined ? decodeText(content) : Buffer.from(content, 'base64').toString() }
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const isEmpty = (part: Part): boolean => 'text' in part && part.text.trim() === ''

function readMarkup(document: Document): string {
  const [body] = DomUtils.getElementsByTagName('body', document, true, 1)
  return (body?.children ?? document.children)
    .filter((node) => node.type !== 'directive' && node.type !== 'comment' && !isProgram(node))
    .map((node) => render(removePrograms(node)))
    .join('')
    .trim()
}

function isElement(node: Node): node is Element {
  return 'attribs' in node
}

function isProgram(node: Node): boolean {
  return isElement(node) && PROGRAMS.has(node.name)
}

function removePrograms<N extends Node>(node: N): N {
  if (!isElement(node)) return node
  for (const found of DomUtils.getElementsByTagName((name) => PROGRAMS.has(name), node.children))
    DomUtils.removeElement(found)
  return node
}

function resolve(address: string, base: string): string {
  const url = URL.parse(address.trim(), base)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new SourceRefused('invalidEntry', address.slice(0, 200))
  return url.href
}

import render from 'dom-serializer'
import { DomUtils, parseDocument } from 'htmlparser2'
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
  /** Addresses of files that a frame of the page loads besides: icons, preloads, module scripts. */
  others: string[]
  hasModules: boolean
  /** The markup of the body without scripts and styles. */
  markup: string
}

const CLASSIC = /^(|text\/javascript|application\/javascript)$/i
const PRELOADED = /^(modulepreload|preload|icon|shortcut icon|apple-touch-icon|manifest)$/i
const PROGRAMS = new Set(['script', 'style', 'link', 'meta', 'title', 'base', 'noscript', 'template'])
const ADDRESSED = new Set(['script', 'link', 'img', 'source', 'base'])

/** Reads the page of an entry; addresses are resolved as a browser does. */
export function readHtmlEntry(html: string, address: string): HtmlEntry {
  const document = parseDocument(html)
  const base = baseAddress(document, address)
  const { scripts, modules } = readScripts(document, base)
  const styles: Part[] = []
  const others = [...modules]
  for (const element of DomUtils.getElementsByTagName(
    (name) => name === 'link' || name === 'style',
    document,
  )) {
    const { href, rel = '' } = element.attribs
    if (element.name === 'style') styles.push({ text: DomUtils.textContent(element) })
    else if (href !== undefined && /^stylesheet$/i.test(rel)) styles.push({ href: resolve(href, base) })
    else if (href !== undefined && PRELOADED.test(rel)) others.push(resolve(href, base))
  }
  return { scripts, styles, others, hasModules: modules.length > 0, markup: readMarkup(document) }
}

function readScripts(document: Document, base: string): { scripts: Part[]; modules: string[] } {
  const scripts: { part: Part; isEntry: boolean }[] = []
  const modules: string[] = []
  for (const script of DomUtils.getElementsByTagName('script', document)) {
    const { src, type = '' } = script.attribs
    if ('nomodule' in script.attribs || 'ignore' in script.attribs) continue
    const text = DomUtils.textContent(script)
    if (type === 'module') modules.push(src === undefined ? base : resolve(src, base))
    else if (CLASSIC.test(type) && (src !== undefined || text.trim() !== '')) {
      const part = src === undefined ? { text } : { href: resolve(src, base) }
      scripts.push({ part, isEntry: 'entry' in script.attribs })
    }
  }
  // An attribute may say which script has the lifecycles; qiankun takes the last one.
  const ordered = [...scripts.filter(({ isEntry }) => !isEntry), ...scripts.filter(({ isEntry }) => isEntry)]
  return { scripts: ordered.map(({ part }) => part), modules }
}

/** The page with other addresses, for a frame; one that is not replaced becomes absolute. */
export function replacePageAddresses(
  html: string,
  address: string,
  replacements: ReadonlyMap<string, string>,
): string {
  const document = parseDocument(html)
  const base = baseAddress(document, address)
  for (const element of DomUtils.getElementsByTagName((name) => ADDRESSED.has(name), document)) {
    for (const attribute of ['src', 'href'] as const) {
      const value = element.attribs[attribute]
      if (value === undefined || /^(data:|blob:|#|mailto:)/i.test(value)) continue
      const url = new URL(resolve(value, base))
      const { hash } = url
      url.hash = ''
      element.attribs[attribute] = (replacements.get(url.href) ?? url.href) + hash
    }
  }
  return render(document)
}

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

function baseAddress(document: Document, address: string): string {
  const [base] = DomUtils.getElementsByTagName('base', document, true, 1)
  const href = base?.attribs['href']
  return (href === undefined ? null : URL.parse(href, address))?.href ?? address
}

function resolve(address: string, base: string): string {
  const url = URL.parse(address.trim(), base)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new SourceRefused('invalidEntry', address.slice(0, 200))
  return url.href
}

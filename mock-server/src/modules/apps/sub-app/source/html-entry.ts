import { subApp } from '@console/contracts'
import render from 'dom-serializer'
import { DomUtils, parseDocument } from 'htmlparser2'
import { SourceRefused } from './source-file.ts'

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** A script or a style of a page: the address of a file, or a text of the page itself. */
export type Part = { url: URL } | { text: string }

/** A page that a bundler built for qiankun. */
export type HtmlEntry = {
  /** In the order in which they run; the last one has the lifecycles. */
  scripts: Part[]
  styles: Part[]
  /** Files that a frame of the page loads besides: icons, preloads, module scripts. */
  others: URL[]
  hasModules: boolean
  /** The markup of the body without scripts and styles. */
  markup: string
}

const CLASSIC = /^(|text\/javascript|application\/javascript)$/i
const PRELOADED = /^(modulepreload|preload|icon|shortcut icon|apple-touch-icon|manifest)$/i

/** Reads the page of an entry; addresses are resolved as a browser does. */
export function readHtmlEntry(bytes: Buffer, address: URL): HtmlEntry {
  const document = parseDocument(bytes.toString('utf8'))
  const base = baseAddress(document, address)
  const scripts: (Part & { isEntry: boolean })[] = []
  const others: URL[] = []
  let hasModules = false
  for (const script of DomUtils.getElementsByTagName('script', document)) {
    const { src, type = '' } = script.attribs
    if ('nomodule' in script.attribs || 'ignore' in script.attribs) continue
    const url = src === undefined ? undefined : resolve(src, base)
    if (type === 'module') {
      hasModules = true
      if (url !== undefined) others.push(url)
    } else if (CLASSIC.test(type)) {
      const isEntry = 'entry' in script.attribs
      const text = DomUtils.textContent(script)
      if (url !== undefined) scripts.push({ url, isEntry })
      else if (text.trim() !== '') scripts.push({ text, isEntry })
    }
  }
  // An attribute may say which script has the lifecycles; qiankun takes the last one.
  const ordered = [...scripts.filter(({ isEntry }) => !isEntry), ...scripts.filter(({ isEntry }) => isEntry)]
  const styles: Part[] = []
  for (const element of DomUtils.getElementsByTagName(
    (name) => name === 'link' || name === 'style',
    document,
  )) {
    const { href, rel = '' } = element.attribs
    if (element.name === 'style') styles.push({ text: DomUtils.textContent(element) })
    else if (href !== undefined && /^stylesheet$/i.test(rel)) styles.push({ url: resolve(href, base) })
    else if (href !== undefined && PRELOADED.test(rel)) others.push(resolve(href, base))
  }
  return {
    scripts: ordered.map(({ isEntry: _isEntry, ...part }) => part),
    styles,
    others,
    hasModules,
    markup: readMarkup(document, address),
  }
}

/** The page with other addresses, for a frame. */
export function replacePageAddresses(bytes: Buffer, address: URL, replace: (url: URL) => string): string {
  const document = parseDocument(bytes.toString('utf8'))
  const base = baseAddress(document, address)
  for (const element of DomUtils.getElementsByTagName(
    (name) => ['script', 'link', 'img', 'source', 'base'].includes(name),
    document,
  )) {
    for (const attribute of ['src', 'href'] as const) {
      const value = element.attribs[attribute]
      if (value !== undefined && !/^(data:|blob:|#|mailto:)/i.test(value))
        element.attribs[attribute] = replace(resolve(value, base))
    }
  }
  return render(document)
}

function readMarkup(document: Document, { href }: URL): string {
  const [body] = DomUtils.getElementsByTagName('body', document, true, 1)
  const nodes = body?.children ?? document.children
  const markup = nodes
    .filter((node) => node.type !== 'directive' && node.type !== 'comment' && !isProgram(node))
    .map((node) => render(removePrograms(node)))
    .join('')
    .trim()
  if (markup.length > subApp.MAX_MARKUP_CHARACTERS)
    throw new SourceRefused('invalidEntry', href, `markup of ${markup.length} characters`)
  return markup
}

type Node = Document['children'][number]

const PROGRAMS = new Set(['script', 'style', 'link', 'meta', 'title', 'base', 'noscript', 'template'])

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

function baseAddress(document: Document, address: URL): URL {
  const [base] = DomUtils.getElementsByTagName('base', document, true, 1)
  return hrefAddress(base, address) ?? address
}

function hrefAddress(element: Element | undefined, address: URL): URL | null {
  const href = element?.attribs['href']
  return href === undefined ? null : URL.parse(href, address.href)
}

function resolve(address: string, base: URL): URL {
  const url = URL.parse(address.trim(), base.href)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new SourceRefused('invalidEntry', address.slice(0, 200))
  return url
}

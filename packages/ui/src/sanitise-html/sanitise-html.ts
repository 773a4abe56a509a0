import { Parser } from 'htmlparser2'

/** The allowed elements of a message: nothing that loads, runs, submits or covers the page. */
const ALLOWED = new Set(
  (
    'p br div span b strong i em u s small sub sup mark code pre ul ol li dl dt dd blockquote hr ' +
    'h1 h2 h3 h4 h5 h6 table caption thead tbody tfoot tr th td a'
  ).split(' '),
)
/** Elements whose content is not a message's text. Of any other that is not allowed, the content remains. */
const LEFT_OUT = new Set(
  (
    'script style template title head noscript noembed noframes iframe frameset object embed applet audio video ' +
    'svg math canvas select textarea xmp plaintext'
  ).split(' '),
)
const ATTRIBUTES = ['title', 'lang', 'dir', 'colspan', 'rowspan', 'scope']
const WEB_ADDRESS = /^https?:\/\//i

/** More elements within each other than any message has; browsers lay each out within the other. */
const MAX_DEPTH = 200

/** The node that the content of an open element is added to; null: it is left out. */
type Parent = Node | null

/**
 * A sender's HTML as nodes that are safe to append (SHELL-Q28): an allow-list of tags, links to http and https only,
 * no style, id or event attribute. The browser never gets to parse the text: it would report to the policy what it would
 * load or run, even in a document that is thrown away. Each node is made for itself, with nothing but what is allowed.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  const result = document.createDocumentFragment()
  const open: Parent[] = [result]
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const parent = open.at(-1) ?? null
      if (parent === null || LEFT_OUT.has(name)) open.push(null)
      else open.push(open.length > MAX_DEPTH ? parent : appendElement(parent, { name, attributes }))
    },
    onclosetag: () => {
      open.pop()
    },
    ontext: (text) => {
      open.at(-1)?.appendChild(document.createTextNode(text))
    },
  })
  parser.end(html)
  result.normalize()
  return result
}

function appendElement(
  parent: Node,
  { name, attributes }: { name: string; attributes: Readonly<Record<string, string>> },
): Node {
  if (!ALLOWED.has(name)) return parent
  const element = document.createElement(name)
  for (const attribute of ATTRIBUTES) {
    const value = attributes[attribute]
    if (value !== undefined) element.setAttribute(attribute, value)
  }
  const { href } = attributes
  if (name === 'a' && href !== undefined && WEB_ADDRESS.test(href)) {
    element.setAttribute('href', href)
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
  return parent.appendChild(element)
}

import sax from 'sax'
import { isWithinPixelLimits } from './image-pixels.ts'
import { repetitions } from './svg-repetitions.ts'

/** The position at which an SVG is no plain drawing: the element, the attribute where it is in one, and the line of the file. */
export type SvgProblem = { element: string | null; attribute: string | null; line: number }

/**
 * Returns why the text of an SVG is no plain drawing; null if it is one: no scripts, event attributes, external styles,
 * links, animations or foreign content, and nothing that draws much more than is written. Text that is not well-formed XML
 * is refused, and so is text that another parser could read differently.
 */
export function svgProblem(text: string): SvgProblem | null {
  const position: SvgProblem = { element: null, attribute: null, line: 1 }
  if (hasControlCharacters(text) || hasCrowdedTag(text)) return position
  try {
    // Written in one piece: the parser limits its buffer between two pieces, and an inline image may be larger.
    drawingReader(text, position).write(text).close()
    return null
  } catch {
    return position
  }
}

type Attribute = { name: string; value: string }

/**
 * A strict parser that throws at the first part that no plain drawing has, also at an end without a drawing; `position` has
 * its location.
 */
function drawingReader(text: string, position: SvgProblem): sax.SAXParser {
  // With namespaces it also reports an attribute that is there twice, each time.
  const reader = sax.parser(true, { xmlns: true })
  const open: string[] = []
  const repeats = repetitions()
  let attributes: Attribute[] = []
  let hasDrawing = false
  // Comments and elements divide the style; a browser reads the whole.
  let style = ''
  let stylesOpen = 0
  const standAt = (element: string | null, attribute: string | null = null) =>
    Object.assign(position, { element, attribute, line: reader.line + 1 })
  reader.onattribute = ({ name, value }) => attributes.push({ name, value })
  reader.onopentag = ({ name }) => {
    const isRoot = open.length === 0
    standAt(name)
    requirePlain(isRoot ? !hasDrawing && localName(name) === 'svg' : isAllowedElement(name))
    requirePlain(new Set(attributes.map((attribute) => attribute.name)).size === attributes.length)
    for (const attribute of attributes) {
      standAt(name, attribute.name)
      requirePlain(isPlainAttribute(name, attribute))
    }
    standAt(name)
    requirePlain(repeats.takeElement(localName(name), attributes, reader.line + 1))
    // The parser would accept an opening bracket within an attribute, which XML does not allow.
    requirePlain(!text.slice(reader.startTagPosition, reader.position).includes('<'))
    attributes = []
    hasDrawing = true
    open.push(localName(name))
    if (open.at(-1) === 'style') stylesOpen += 1
  }
  reader.ontext = (piece) => {
    standAt(open.at(-1) ?? null)
    requirePlain(!hasControlCharacters(piece))
    if (stylesOpen > 0) style += piece
  }
  reader.onclosetag = () => {
    const ended = open.pop() ?? null
    standAt(ended)
    repeats.endElement()
    if (ended === 'style') stylesOpen -= 1
    if (stylesOpen > 0) return
    requirePlain(isPlainCss(style))
    repeats.takeStyle(style)
    style = ''
  }
  const refuse = () => {
    standAt(open.at(-1) ?? null)
    requirePlain(false)
  }
  refuseOtherMarkup(reader, refuse)
  reader.onend = () => {
    if (!hasDrawing) refuse()
    const excess = repeats.findExcess()
    if (excess === null) return
    Object.assign(position, { ...excess, attribute: null })
    requirePlain(false)
  }
  return reader
}

/** Refuses what is no element, except the head of an XML file and the name of SVG. */
function refuseOtherMarkup(reader: sax.SAXParser, refuse: () => void): void {
  reader.onprocessinginstruction = ({ name }) => {
    if (!/^xml$/i.test(name)) refuse()
  }
  reader.ondoctype = (doctype) => {
    if (!/^\s+svg[^[<>]*$/i.test(doctype)) refuse()
  }
  reader.onsgmldeclaration = refuse
  reader.onopencdata = refuse
  reader.onerror = refuse
}

/** More in one tag than any drawing has: the reader's time grows with their square. */
const MAX_ATTRIBUTES = 500
const hasCrowdedTag = (text: string): boolean =>
  text.split('<').some((tag) => tag.split('=', MAX_ATTRIBUTES + 2).length > MAX_ATTRIBUTES + 1)

/** Not a plain drawing. */
class Refused extends Error {}

function requirePlain(isPlain: boolean): void {
  if (!isPlain) throw new Refused()
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const FOREIGN_NAMESPACES: ReadonlySet<string> = new Set([
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/2001/xml-events',
])
const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use image path rect circle ellipse line polyline polygon text tspan title desc metadata style
  linearGradient radialGradient stop pattern clipPath mask filter feBlend feColorMatrix feComponentTransfer feFuncA
  feFuncB feFuncG feFuncR feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile
  feTurbulence`
    .split(/\s+/)
    .map((name) => name.toLowerCase()),
)
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]*$/

function isShowableImage(address: string): boolean {
  if (!INLINE_IMAGE.test(address)) return false
  return isWithinPixelLimits(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')) === true
}

function hasControlCharacters(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(text)
}

const localName = (name: string): string => name.replace(/^svg:/, '').toLowerCase()

/** Elements of an editor's own namespaces draw nothing: which namespaces there are is checked where they are named. */
function isAllowedElement(name: string): boolean {
  const local = localName(name)
  return local.includes(':') ? !/:(?:script|style|link|handler|listener)$/.test(local) : ELEMENTS.has(local)
}

function isPlainAttribute(element: string, { name, value }: Attribute): boolean {
  if (hasControlCharacters(value)) return false
  const lower = name.toLowerCase()
  if (lower === 'xmlns' || lower.startsWith('xmlns:')) {
    const isDrawing = value.trim() === SVG_NAMESPACE
    return lower === 'xmlns' || lower === 'xmlns:svg'
      ? isDrawing
      : !isDrawing && !FOREIGN_NAMESPACES.has(value.trim())
  }
  const local = lower.replace(/^.*:/, '')
  if (local.startsWith('on') || local === 'base') return false
  if (/(?:java|vb)script:/i.test(value.replaceAll(/\s/g, ''))) return false
  if (local === 'href' || local === 'src') {
    return value.startsWith('#') || (localName(element) === 'image' && isShowableImage(value))
  }
  return isPlainCss(value)
}

/** No escapes, no rules that load, and addresses only of parts of the same drawing. Holds for any attribute's text. */
function isPlainCss(value: string): boolean {
  if (/@import|@font-face|expression\s*\(|-moz-binding|image-set\s*\(/i.test(value)) return false
  if (value.includes('\\')) return false
  return [...value.matchAll(/url\s*\(\s*["']?(.?)/gi)].every(([, first]) => first === '#')
}

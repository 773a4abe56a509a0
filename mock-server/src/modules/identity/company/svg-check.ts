/**
 * Whether the text of an SVG is a plain drawing: no scripts, event attributes, styles from elsewhere, links, animations or
 * foreign content. What this reader does not understand is refused, so that no other reader can see something else in it.
 */
export function isPlainSvg(text: string): boolean {
  if (hasControlCharacters(text)) return false
  const token = /<!--[\s\S]*?-->|<\?xml\s[^<>?]*\?>|<!DOCTYPE\s+svg[^[<>]*>|<\/?[a-z][^<>]*>|[^<]+/giy
  let position = 0
  let isInStyle = false
  let elements = 0
  while (position < text.length) {
    token.lastIndex = position
    const [piece] = token.exec(text) ?? []
    if (piece === undefined) return false
    position += piece.length
    if (piece.startsWith('<!') || piece.startsWith('<?')) continue
    if (!piece.startsWith('<')) {
      const words = decoded(piece)
      if (words === null || (isInStyle && !isPlainCss(words))) return false
      if (elements === 0 && piece.replace(/^\uFEFF/, '').trim() !== '') return false
      continue
    }
    const name = elementName(piece)
    if (!isAllowedElement(name)) return false
    if (elements === 0 && localName(name) !== 'svg') return false
    elements += 1
    const isClosing = piece.startsWith('</')
    if (!isClosing && !hasPlainAttributes(piece, name)) return false
    if (localName(name) === 'style') isInStyle = !isClosing && !piece.endsWith('/>')
  }
  return elements > 0
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const FOREIGN_NAMESPACES: ReadonlySet<string> = new Set([
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/2001/xml-events',
])
const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use image path rect circle ellipse line polyline polygon text tspan title desc metadata style
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feFuncA
  feFuncB feFuncG feFuncR feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile
  feTurbulence`
    .split(/\s+/)
    .map((name) => name.toLowerCase()),
)
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]*$/

function hasControlCharacters(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(text)
}

const elementName = (piece: string): string => /^<\/?([\w:.-]+)/.exec(piece)?.[1] ?? ''
const localName = (name: string): string => name.replace(/^svg:/, '').toLowerCase()

/** Elements of an editor's own namespaces draw nothing: which namespaces there are is checked where they are named. */
function isAllowedElement(name: string): boolean {
  const local = localName(name)
  return local.includes(':') ? !/:(?:script|style|link|handler|listener)$/.test(local) : ELEMENTS.has(local)
}

function hasPlainAttributes(piece: string, element: string): boolean {
  const attribute = /\s+([a-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/giy
  let position = 1 + element.length
  for (;;) {
    attribute.lastIndex = position
    const found = attribute.exec(piece)
    if (!found) break
    position += found[0].length
    const value = decoded(found[2] ?? found[3] ?? '')
    if (value === null || !isPlainAttribute({ element, name: found[1] ?? '', value })) return false
  }
  return /^\s*\/?>$/.test(piece.slice(position))
}

function isPlainAttribute({
  element,
  name,
  value,
}: {
  element: string
  name: string
  value: string
}): boolean {
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
    return value.startsWith('#') || (localName(element) === 'image' && INLINE_IMAGE.test(value))
  }
  return isPlainCss(value)
}

/** No escapes, no rules that load, and addresses only of parts of the same drawing. Holds for any attribute's text. */
function isPlainCss(value: string): boolean {
  if (/@import|@font-face|expression\s*\(|-moz-binding|image-set\s*\(/i.test(value)) return false
  if (value.includes('\\')) return false
  return [...value.matchAll(/url\s*\(\s*["']?(.?)/gi)].every(([, first]) => first === '#')
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** A text with its character references resolved; null for one that XML without a DTD does not know. */
function decoded(text: string): string | null {
  let isUnknown = false
  const plain = text.replaceAll(/&([^;&]{0,10};)?/g, (_whole, reference: string | undefined) => {
    const character = characterOf(reference?.slice(0, -1) ?? '')
    if (character === undefined) isUnknown = true
    return character ?? ''
  })
  return isUnknown ? null : plain
}

function characterOf(reference: string): string | undefined {
  const [, decimal, hex] = /^#(?:(\d{1,7})|x([\da-f]{1,6}))$/i.exec(reference) ?? []
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  if (Number.isNaN(code)) return NAMED.get(reference)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}

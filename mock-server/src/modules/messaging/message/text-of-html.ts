const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** No tag has another one within it: each is looked at once. */
const TAG = /<[^<>]*>/g
const UNSHOWN = /^(?:script|style|title)\b/i
const ENDS_LINE = /^(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/blockquote)\b/i

/** Plain text of a sender's HTML, a line for each of its blocks. For reading only: it is shown as text, never as markup. */
export function textOfHtml(html: string): string {
  return withoutTags(html)
    .replaceAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, decodeEntity)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Removes tags, and the contents of scripts, styles and titles; an element that does not end is shown. */
function withoutTags(html: string): string {
  let text = ''
  let from = 0
  let unshown: string | null = null
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    const written = tag.slice(1)
    if (unshown !== null && !written.toLowerCase().startsWith(unshown)) continue
    if (unshown === null) text += html.slice(from, index) + (ENDS_LINE.test(written) ? '\n' : '')
    const name: string | undefined = unshown === null ? UNSHOWN.exec(written)?.[0] : undefined
    unshown = name === undefined ? null : `/${name.toLowerCase()}`
    from = index + tag.length
  }
  return text + html.slice(from).replaceAll(TAG, '')
}

/** Decodes an entity, such as `&amp;` or `&#x4e2d;`; an unknown one stays as it is. */
function decodeEntity(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** What a sender's HTML says, a line for each of its blocks. For reading only: it is shown as text, never as markup. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(script|style|title)\b[^>]*>[^]*?<\/\1\s*>/gi, '')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/blockquote)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, characterOf)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Of an entity, such as `&amp;` or `&#x4e2d;`; one that is not known stays as it is. */
function characterOf(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
}

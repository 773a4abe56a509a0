/** A piece of a page; everything in it is escaped already. */
export type Markup = { readonly text: string }

/** A text that is markup itself: only for what this package wrote. */
export const markup = (text: string): Markup => ({ text })

type Part = string | number | Markup | readonly Markup[]

/** Markup with its values escaped, whatever a platform sent. */
export function html(pieces: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return markup(pieces.map((piece, index) => piece + toText(values[index] ?? '')).join(''))
}

function toText(value: Part): string {
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value))
  return 'text' in value ? value.text : value.map(({ text }) => text).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

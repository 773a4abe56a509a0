/** The beginning of a text, for tables. */
const SHOWN_CHARACTERS = 80

export function truncateText(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
}

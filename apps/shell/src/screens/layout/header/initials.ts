/** One Chinese character, or the first letters of first and last word. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]
  if (first === undefined) return ''
  if (/\p{Script=Han}/u.test(first)) return firstCharacter(first)
  const last = words.length > 1 ? words.at(-1) : undefined
  return `${firstCharacter(first)}${last === undefined ? '' : firstCharacter(last)}`.toUpperCase()
}

/** The text that a reader takes for one character, however many code units it has. */
function firstCharacter(word: string): string {
  for (const { segment } of new Intl.Segmenter().segment(word)) return segment
  return ''
}

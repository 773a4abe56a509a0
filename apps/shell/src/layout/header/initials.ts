/** One Chinese character, or the first letters of first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]
  if (first === undefined) return ''
  if (/\p{Script=Han}/u.test(first)) return [...first][0] ?? ''
  const last = words.length > 1 ? words.at(-1) : undefined
  return `${[...first][0] ?? ''}${last === undefined ? '' : ([...last][0] ?? '')}`.toUpperCase()
}

/** A part of the text of an expression; `position` and `length` count UTF-16 units. */
export type Token = {
  kind: 'letter' | 'and' | 'or' | 'not' | 'open' | 'close' | 'unknown' | 'end'
  text: string
  position: number
  length: number
}

const TOKEN = /(?<letter>[A-Z]+)|(?<and>&&)|(?<or>\|\|)|(?<not>!)|(?<open>\()|(?<close>\))|(?<unknown>\S)/gu
const KINDS = ['letter', 'and', 'or', 'not', 'open', 'close'] as const

/** All parts of a text, blanks left out, with an `end` as the last; what is no part of any expression is `unknown`. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const [found] = match
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined) ?? 'unknown'
    tokens.push({ kind, text: found, position: match.index, length: found.length })
  }
  return [...tokens, { kind: 'end', text: '', position: text.length, length: 0 }]
}

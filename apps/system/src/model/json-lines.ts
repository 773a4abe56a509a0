/** Position in a text, from 1. */
export type TextPosition = { line: number; column: number }
export type ReadJson =
  | { value: unknown; positionOf: (path: readonly PropertyKey[]) => TextPosition }
  | { problem: TextPosition }

/** Values within each other. */
const MAX_LEVELS = 20
/** Blanks, then a sign, a text without characters that are not shown, or another plain value. */
const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null))/uy

type Open = { isList: boolean; index: number; key: string }
type Expected = 'value' | 'firstValue' | 'firstKey' | 'key' | 'colon' | 'next' | 'nothing'

/**
 * Reads JSON, and says on which line each of its values begins, or where it is no JSON any more: browsers say that in their own
 * words, and some of them not at all.
 */
export function readJson(text: string): ReadJson {
  const begins = new Map<string, number>()
  const open: Open[] = []
  let expected: Expected = 'value'
  TOKEN.lastIndex = 0
  while (expected !== 'nothing') {
    const before = TOKEN.lastIndex
    const token = TOKEN.exec(text)
    const next: Expected | null = token === null ? null : step(token, { open, expected, begins })
    if (next === null) return { problem: toPosition(text, skipBlanks(text, before)) }
    expected = next
  }
  const end = skipBlanks(text, TOKEN.lastIndex)
  if (end < text.length) return { problem: toPosition(text, end) }
  const value: unknown = JSON.parse(text)
  return { value, positionOf: (path) => toPosition(text, findBegin(begins, path.map(String))) }
}

type Walk = { open: Open[]; expected: Expected; begins: Map<string, number> }

/** Tokens that may follow a token; null: the token itself is not accepted where it stands. */
function step(token: RegExpExecArray, { open, expected, begins }: Walk): Expected | null {
  const [whole, sign = '', name, plain] = token
  const last = open.at(-1)
  const close = (): Expected => {
    open.pop()
    return open.length === 0 ? 'nothing' : 'next'
  }
  if (sign === '}' || sign === ']') {
    const mayEnd = expected === 'next' || expected === (sign === ']' ? 'firstValue' : 'firstKey')
    return mayEnd && last?.isList === (sign === ']') ? close() : null
  }
  switch (expected) {
    case 'key':
    case 'firstKey':
      if (name === undefined || last === undefined) return null
      last.key = String(JSON.parse(name))
      return 'colon'
    case 'colon':
      return sign === ':' ? 'value' : null
    case 'next':
      if (sign !== ',' || last === undefined) return null
      last.index += 1
      return last.isList ? 'value' : 'key'
    default:
      begins.set(
        toKey(open.map((one) => (one.isList ? String(one.index) : one.key))),
        toTokenBegin(token, whole),
      )
      if (sign === '{' || sign === '[') {
        if (open.length >= MAX_LEVELS) return null
        open.push({ isList: sign === '[', index: 0, key: '' })
        return sign === '[' ? 'firstValue' : 'firstKey'
      }
      if (name === undefined && plain === undefined) return null
      return open.length === 0 ? 'nothing' : 'next'
  }
}

const toKey = (path: readonly string[]): string => path.join('\0')

/** A token begins after its blanks. */
function toTokenBegin({ index }: RegExpExecArray, whole: string): number {
  return index + whole.length - whole.trimStart().length
}

/** A value that is missing begins where the one around it does. */
function findBegin(begins: ReadonlyMap<string, number>, path: readonly string[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const begin = begins.get(toKey(path.slice(0, length)))
    if (begin !== undefined) return begin
  }
  return begins.get('') ?? 0
}

function skipBlanks(text: string, begin: number): number {
  let end = begin
  while (end < text.length && ' \t\r\n'.includes(text.charAt(end))) end += 1
  return end
}

function toPosition(text: string, offset: number): TextPosition {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

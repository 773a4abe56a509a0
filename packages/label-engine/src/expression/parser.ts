import { label } from '@console/contracts'
import type { Expression } from './tree.ts'

const TOKEN = /(?<letter>[A-Z]+)|(?<and>&&)|(?<or>\|\|)|(?<not>!)|(?<open>\()|(?<close>\))|(?<unknown>\S)/gu
const KINDS = ['letter', 'and', 'or', 'not', 'open', 'close'] as const

/** Levels of parentheses and negations. The parser calls itself once a level, and the stack of every browser holds this many. */
export const MAX_EXPRESSION_DEPTH = 1000

export type ExpressionProblemKind =
  | 'empty'
  | 'tooLong'
  | 'tooDeep'
  | 'unknownCharacter'
  | 'unknownLetter'
  | 'unexpectedToken'
  | 'unexpectedEnd'
  | 'unclosedParenthesis'

/** A mistake in an expression, and its position: UTF-16 units of its text. */
export type ExpressionProblem = { kind: ExpressionProblemKind; position: number; length: number }

export type ParsedExpression =
  | { expression: Expression; problem: null }
  | { expression: null; problem: ExpressionProblem }

type Options = {
  /** Letters that exist; absent: any. */
  letters?: ReadonlySet<string>
  maxCharacters?: number
}

/**
 * Reads letters, `&&`, `||`, `!`, parentheses and blanks (LABEL-Q28). `!` binds tighter than `&&`, and `&&` tighter than `||`.
 * Any text is answered, none throws.
 */
export function parseExpression(
  text: string,
  { letters, maxCharacters = label.MAX_EXPRESSION_CHARACTERS }: Options = {},
): ParsedExpression {
  if (text.trim() === '') return failed({ kind: 'empty', position: 0, length: text.length })
  if (text.length > maxCharacters) {
    return failed({ kind: 'tooLong', position: maxCharacters, length: text.length - maxCharacters })
  }
  try {
    return { expression: new Parser(tokenize(text), letters).parse(), problem: null }
  } catch (error) {
    if (error instanceof ParseError) return failed(error.problem)
    throw error
  }
}

const failed = (problem: ExpressionProblem): ParsedExpression => ({ expression: null, problem })

class ParseError extends Error {
  readonly problem: ExpressionProblem
  constructor(kind: ExpressionProblemKind, { position, length }: Token) {
    super(kind)
    this.problem = { kind, position, length }
  }
}

/** One method a level of precedence. */
class Parser {
  readonly #tokens: readonly Token[]
  readonly #letters: ReadonlySet<string> | undefined
  #index = 0
  #depth = 0

  constructor(tokens: readonly Token[], letters: ReadonlySet<string> | undefined) {
    this.#tokens = tokens
    this.#letters = letters
  }

  parse(): Expression {
    const expression = this.#any()
    if (this.#next.kind !== 'end') throw unexpected(this.#next)
    return expression
  }

  get #next(): Token {
    const token = this.#tokens[this.#index]
    if (!token) throw new Error('The parser read beyond the end.')
    return token
  }

  #any(): Expression {
    const first = this.#all()
    if (this.#next.kind !== 'or') return first
    const of = [first]
    while (this.#takeIf('or')) of.push(this.#all())
    return { kind: 'any', of }
  }

  #all(): Expression {
    const first = this.#operand()
    if (this.#next.kind !== 'and') return first
    const of = [first]
    while (this.#takeIf('and')) of.push(this.#operand())
    return { kind: 'all', of }
  }

  #operand(): Expression {
    const depth = this.#depth
    let negations = 0
    for (let token = this.#next; this.#takeIf('not'); token = this.#next) {
      negations += 1
      this.#enter(token)
    }
    let expression = this.#letterOrGroup()
    for (; negations > 0; negations -= 1) expression = { kind: 'not', of: expression }
    this.#depth = depth
    return expression
  }

  #letterOrGroup(): Expression {
    const token = this.#next
    if (this.#takeIf('letter')) {
      if (this.#letters && !this.#letters.has(token.text)) throw new ParseError('unknownLetter', token)
      return { kind: 'letter', letter: token.text }
    }
    if (!this.#takeIf('open')) throw unexpected(token)
    this.#enter(token)
    const expression = this.#any()
    if (this.#next.kind === 'end') throw new ParseError('unclosedParenthesis', token)
    if (!this.#takeIf('close')) throw unexpected(this.#next)
    return expression
  }

  #takeIf(kind: Token['kind']): boolean {
    if (this.#next.kind !== kind) return false
    this.#index += 1
    return true
  }

  #enter(token: Token): void {
    this.#depth += 1
    if (this.#depth > MAX_EXPRESSION_DEPTH) throw new ParseError('tooDeep', token)
  }
}

function unexpected(token: Token): ParseError {
  if (token.kind === 'unknown') return new ParseError('unknownCharacter', token)
  return new ParseError(token.kind === 'end' ? 'unexpectedEnd' : 'unexpectedToken', token)
}

/** A part of the text of an expression; `position` and `length` count UTF-16 units. */
export type Token = {
  kind: 'letter' | 'and' | 'or' | 'not' | 'open' | 'close' | 'unknown' | 'end'
  text: string
  position: number
  length: number
}

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

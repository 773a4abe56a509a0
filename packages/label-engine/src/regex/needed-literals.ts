/** Searching more literals than this is no faster than the engine. */
const MAX_LITERALS = 16

/**
 * Literals of which every match of a regular expression contains at least one, ignoring case; null if it needs none, or if
 * they cannot be determined. Only constructs that are certainly understood are read: in doubt the result is null. `pattern`
 * is known to be correct.
 */
export function neededLiterals(pattern: string): readonly string[] | null {
  const ignoresCase = pattern.startsWith('(?i)')
  const scanner = new Scanner(ignoresCase ? pattern.slice('(?i)'.length) : pattern, ignoresCase)
  const literals = scanner.scan()
  return literals && literals.length <= MAX_LITERALS ? literals : null
}

/** Any of them is needed. */
type Needed = readonly string[]

const POSITION_OR_CLASS = /^[bBAzdDsSwW]$/
const PUNCTUATION = /^[!-/:-@[-`{-~]$/
const PLAIN_GROUP = /\((?:\?:)?(?!\?)/y
const CLASS = /\[\^?\]?(?:\\[dDsSwW!-/:-@[-`{-~]|[^\\[\]])*\]/y
const REPEAT = /\{(?<least>\d+)(?:,\d*)?\}/y
/** No other character has the same simple folding as one of these, except K and S, which `fold` folds too. */
const CASE_SAFE_CHARACTER = /^[ -~\u4e00-\u9fff]$/

class Scanner {
  readonly #characters: string
  readonly #ignoresCase: boolean
  #index = 0
  #isSure = true

  constructor(characters: string, ignoresCase: boolean) {
    this.#characters = characters
    this.#ignoresCase = ignoresCase
  }

  scan(): Needed | null {
    if (!this.#characters.isWellFormed()) return null
    const needed = this.#alternatives()
    return this.#isSure && this.#index === this.#characters.length ? needed : null
  }

  /** Up to the end or a closing parenthesis: all literals of the alternatives, null where one of them needs none. */
  #alternatives(): Needed | null {
    const all = [this.#sequence()]
    while (this.#isSure && this.#takeIf('|')) all.push(this.#sequence())
    const needed = all.flatMap((literals) => literals ?? [])
    return all.every((literals) => literals !== null) ? needed : null
  }

  /** The rarest of all that a sequence needs: the longest. */
  #sequence(): Needed | null {
    let best: Needed | null = null
    let run = ''
    const take = (literals: Needed | null) => {
      if (literals && shortest(literals) > shortest(best ?? [''])) best = literals
    }
    while (this.#isSure && this.#index < this.#characters.length && !this.#isAt('|') && !this.#isAt(')')) {
      const item = this.#item()
      const repeat = this.#repeat()
      if (typeof item === 'string' && repeat === 'once') {
        run += item
        continue
      }
      if (typeof item === 'string' && repeat === 'more') take([run + item])
      else take([run])
      run = ''
      if (Array.isArray(item) && repeat !== 'optional') take(item)
    }
    take([run])
    return best
  }

  /** A literal character, what a group needs, or null: something that is no literal. */
  #item(): string | Needed | null {
    if (this.#isAt('(')) return this.#group()
    if (this.#isAt('[')) return this.#takeBy(CLASS) === null ? this.#unsure() : null
    const character = this.#take()
    if (character === '\\') return this.#escaped()
    if (character === '.' || character === '^' || character === '$') return null
    if ('*+?{'.includes(character)) return this.#unsure()
    return this.#literal(character)
  }

  #group(): Needed | null {
    if (this.#takeBy(PLAIN_GROUP) === null) return this.#unsure()
    const needed = this.#alternatives()
    return this.#takeIf(')') ? needed : this.#unsure()
  }

  #escaped(): string | null {
    const character = this.#take()
    if (POSITION_OR_CLASS.test(character)) return null
    return PUNCTUATION.test(character) ? this.#literal(character) : this.#unsure()
  }

  #literal(character: string): string | null {
    return this.#ignoresCase && !CASE_SAFE_CHARACTER.test(character) ? null : character
  }

  /** Reads how often the item before it has to be there; a `?` after it only says which match is preferred. */
  #repeat(): 'once' | 'more' | 'optional' {
    if (this.#takeIf('*') || this.#takeIf('?')) return this.#endOfRepeat('optional')
    if (this.#takeIf('+')) return this.#endOfRepeat('more')
    if (!this.#isAt('{')) return 'once'
    const repeat = this.#takeBy(REPEAT)
    if (!repeat) {
      this.#unsure()
      return 'optional'
    }
    return this.#endOfRepeat(Number(repeat.groups?.['least']) > 0 ? 'more' : 'optional')
  }

  #endOfRepeat(times: 'more' | 'optional'): 'more' | 'optional' {
    this.#takeIf('?')
    return times
  }

  #isAt(character: string): boolean {
    return this.#characters[this.#index] === character
  }

  #takeIf(character: string): boolean {
    if (!this.#isAt(character)) return false
    this.#index += 1
    return true
  }

  #take(): string {
    const codePoint = this.#characters.codePointAt(this.#index)
    const character = codePoint === undefined ? '' : String.fromCodePoint(codePoint)
    this.#index += character.length
    return character
  }

  #takeBy(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.#index
    const match = sticky.exec(this.#characters)
    if (match) this.#index += match[0].length
    return match
  }

  #unsure(): null {
    this.#isSure = false
    return null
  }
}

const shortest = (literals: Needed): number => Math.min(...literals.map(({ length }) => length))

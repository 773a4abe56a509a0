import {
  findFolded,
  foldText,
  foldWithRanges,
  type FoldedRanges,
  type TextRange,
} from '@console/contracts/fold-text'

/** Bits of a text; two neighbouring units set one of them. */
const BITS = 1024
const BITS_PER_NUMBER = 32
/** Pairs of a keyword that are looked up: more of them exclude hardly more texts. */
const MAX_PAIRS = 3
const MIXER = 31

/** Texts of which each UTF-16 unit is compared alone: Latin, Greek, Cyrillic, Chinese, kana, hangul, their punctuation. */
// oxlint-disable-next-line no-control-regex -- it is a list of code units
const UNIT_BY_UNIT =
  /^[\0-\u009F\u00A1-\u00A7\u00A9\u00AB\u00AC\u00AE\u00B0\u00B1\u00B6\u00B7\u00BB\u00BF-\u0131\u0134-\u013E\u0141-\u0148\u014A-\u017E\u0180-\u01C3\u01CD-\u01F0\u01F4-\u02AF\u0391-\u03A1\u03A3-\u03CE\u0400-\u0482\u2013\u2014\u2018-\u201F\u20A0-\u20A7\u20A9-\u20BF\u3000-\u3029\u3041-\u3096\u30A1-\u30FE\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\uFF01-\uFF5E]*$/

/** A keyword ready to be searched in many texts. */
export type Keyword = {
  /** Folded. */
  text: string
  pairs: readonly number[]
}

/**
 * A folded text in which hundreds of keywords are searched. Most of them are not in it, and nearly all of these are excluded
 * by a pair of units that the text does not have, in a fraction of the time of a search.
 */
export class FoldedText {
  readonly #folded: FoldedRanges
  readonly #pairs = new Uint32Array(BITS / BITS_PER_NUMBER)

  constructor(text: string) {
    this.#folded = UNIT_BY_UNIT.test(text) ? { folded: foldText(text), ranges: null } : foldWithRanges(text)
    const { folded } = this.#folded
    for (let index = 1; index < folded.length; index += 1) {
      const pair = pairBefore(folded, index)
      this.#pairs[pair >>> 5] = (this.#pairs[pair >>> 5] ?? 0) | (1 << (pair & 31))
    }
  }

  /** True if each unit is a unit of the text itself, apart from case and width. */
  get isUnitByUnit(): boolean {
    return this.#folded.ranges === null
  }

  /** False only where the keyword is not in the text. */
  mayHave(keyword: Keyword): boolean {
    for (const pair of keyword.pairs) {
      if (((this.#pairs[pair >>> 5] ?? 0) & (1 << (pair & 31))) === 0) return false
    }
    // A keyword that consists of hidden marks alone is found nowhere.
    return keyword.text !== ''
  }

  has(keyword: Keyword): boolean {
    return this.mayHave(keyword) && this.#folded.folded.includes(keyword.text)
  }

  /** The parts of the text, as it is shown, that are the keyword; they do not overlap. */
  find(keyword: Keyword): Iterable<TextRange> {
    return this.mayHave(keyword) ? findFolded(this.#folded, keyword.text) : []
  }
}

export function toKeyword(written: string): Keyword {
  const text = foldText(written)
  const pairs: number[] = []
  for (let index = text.length - 1; index > 0 && pairs.length < MAX_PAIRS; index -= 1) {
    pairs.push(pairBefore(text, index))
  }
  return { text, pairs }
}

const pairBefore = (text: string, index: number): number =>
  (text.charCodeAt(index - 1) * MIXER + text.charCodeAt(index)) % BITS

export function hasAny(text: FoldedText, keywords: readonly Keyword[]): boolean {
  for (const keyword of keywords) if (text.has(keyword)) return true
  return false
}

export function hasAll(text: FoldedText, keywords: readonly Keyword[]): boolean {
  for (const keyword of keywords) if (!text.has(keyword)) return false
  return true
}

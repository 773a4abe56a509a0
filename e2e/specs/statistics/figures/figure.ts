import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** A number as a page shows it, and the plain query over the facts that finds it again. */
export type Figure = {
  /** The cards, chart or table that has it. */
  part: string
  name: string
  shown: string
  query: string
  /** Condition on the table of companies for the owner of the facts; the demo's first one without. */
  company?: string
  /** Most decimals that are shown, where zeros are left out. */
  decimals?: number
}

/** A page of the console with everything on it that is counted. */
export type FigurePage = {
  /** Address of the page, or the way to it from the page that is open. */
  path: string | ((page: Page) => Promise<string>)
  read: (page: Page) => Promise<Figure[]>
  /** Fewest figures on the page, where it may have fewer than are usually checked. */
  atLeast?: number
}

export const FIGURES_A_PAGE = 20

/** Some of a page's figures, always the same for a seed: of each part in turn. At most half of them are zeros, which prove little. */
export function chooseFigures(figures: readonly Figure[], seed: string): Figure[] {
  const toShuffleKey = ({ part, name }: Figure) =>
    createHash('sha256').update(`${seed} ${part} ${name}`).digest().readUInt32BE()
  const known = figures.filter(({ shown }) => shown !== '-' && shown !== '')
  const shuffled = known.toSorted((left, right) => toShuffleKey(left) - toShuffleKey(right))
  const inTurn = [...Map.groupBy(shuffled, ({ part }) => part).values()]
    .flatMap((part) => part.map((figure, turn) => ({ figure, turn })))
    .toSorted((left, right) => left.turn - right.turn)
    .map(({ figure }) => figure)
  const others = inTurn.filter((figure) => !isZero(figure))
  const most = Math.min(others.length, FIGURES_A_PAGE / 2)
  const tooMany = new Set(inTurn.filter(isZero).slice(most))
  return inTurn.filter((figure) => !tooMany.has(figure)).slice(0, FIGURES_A_PAGE)
}

export const isZero = ({ shown }: Figure): boolean => readShown(shown).value === 0

const SECONDS_A_MINUTE = 60
const SECONDS_AN_HOUR = 3600
const PERCENT = 100

/** The number that a text shows, and the unit of its last digit; durations in seconds, shares as fractions. */
export function readShown(shown: string): { value: number; unit: number; isCut: boolean } {
  const duration = /^(\d+):(\d\d):(\d\d)$/.exec(shown)
  if (duration) {
    const [hours = 0, minutes = 0, seconds = 0] = duration.slice(1).map(Number)
    return { value: hours * SECONDS_AN_HOUR + minutes * SECONDS_A_MINUTE + seconds, unit: 1, isCut: true }
  }
  const digits = shown.replaceAll(/[,%+]/g, '')
  const whole = shown.endsWith('%') ? PERCENT : 1
  const decimals = digits.split('.')[1]?.length ?? 0
  return { value: Number(digits) / whole, unit: 10 ** -decimals / whole, isCut: false }
}

/** Far less than any unit that is shown. */
const ROUNDING = 1e-9

/** Checks that a text shows this number: rounded to its last digit, durations cut to whole seconds, counts exact. */
export function isShownAs({ shown, decimals }: Pick<Figure, 'shown' | 'decimals'>, found: number): boolean {
  const { value, unit, isCut } = readShown(shown)
  if (isCut) return found - value > -ROUNDING && found - value < unit
  const rounded =
    decimals === undefined ? (unit < 1 ? unit : 0) : 10 ** -decimals / (shown.endsWith('%') ? PERCENT : 1)
  return Math.abs(found - value) <= rounded / 2 + ROUNDING
}

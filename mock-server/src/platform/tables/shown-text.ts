import { format, isDateFormat } from 'numfmt'
import { unescapedText } from '../exports/xml-text.ts'
import { readPart } from './package-parts.ts'
import type { Unpacked } from './unpack.ts'

/** A cell as a sheet stores it. */
export type StoredCell = { type: string; text: string; style: number }

/** The parts of a workbook that its cells need to be shown. */
export type Display = {
  /** Texts that several cells may have in common. */
  shared: readonly string[]
  /** Number formats by the number of the style. */
  formats: readonly string[]
  /** Days are counted from 1904 instead of 1900. */
  isFrom1904: boolean
}

const GENERAL = 'General'
/**
 * Formats that are known by their number alone (ECMA-376, 18.8.30). Dates of which the reader's country decides the form are
 * taken in the one that all understand; 27 to 58 are those of East Asia.
 */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'yyyy-mm-dd'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'yyyy-mm-dd h:mm'],
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'yyyy-mm-dd'] as const),
  ...[32, 33, 34, 35, 55, 56].map((id) => [id, 'h:mm:ss'] as const),
  [37, '#,##0_);(#,##0)'],
  [38, '#,##0_);(#,##0)'],
  [39, '#,##0.00_);(#,##0.00)'],
  [40, '#,##0.00_);(#,##0.00)'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
])
/** Longer than any format that a spreadsheet writes. */
const MAX_FORMAT_CHARACTERS = 255
/** The number of 1 January 1970 where days are counted from 1900, and how many days later 1904 begins. */
const UNIX_DAY = 25_569
const DAYS_TO_1904 = 1462
const MS_PER_DAY = 86_400_000

/** The number formats of a part of styles, by the number of the style. */
export async function readFormats(parts: Unpacked, path: string): Promise<readonly string[]> {
  const named = new Map(BUILT_IN)
  const formats: string[] = []
  let list = ''
  await readPart(parts, path, {
    open: (name, attributes) => {
      const id = Number(attributes['numFmtId'] ?? 0)
      if (name === 'numFmts' || name === 'cellXfs') list = name
      else if (name === 'numFmt' && list === 'numFmts') named.set(id, attributes['formatCode'] ?? GENERAL)
      else if (name === 'xf' && list === 'cellXfs') formats.push(named.get(id) ?? GENERAL)
    },
    close: (name) => {
      if (name === list) list = ''
    },
  })
  return formats
}

/** The text that a person sees in a cell. */
export function shownText({ type, text, style }: StoredCell, display: Display): string {
  const pattern = toPattern(display.formats[style])
  switch (type) {
    case 'n':
      return shownNumber(text, pattern, display)
    case 'd':
      return shownDay(text, pattern)
    case 'b':
      return text === '1' ? 'TRUE' : 'FALSE'
    case 's':
      return withText(pattern, display.shared[Number(text)] ?? '')
    default:
      return withText(pattern, unescapedText(text))
  }
}

/** Spreadsheets in Chinese write the general format in their language. */
function toPattern(format = GENERAL): string {
  const pattern = format.replaceAll('G/通用格式', GENERAL)
  return pattern === '' || pattern === '@' || pattern.length > MAX_FORMAT_CHARACTERS ? GENERAL : pattern
}

/** Only few formats say anything about texts. */
function withText(pattern: string, text: string): string {
  return pattern.includes('@') && text !== '' ? (formatted(pattern, text) ?? text) : text
}

function shownNumber(text: string, pattern: string, { isFrom1904 }: Display): string {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  const whole = wholeNumber(text, value)
  // A whole number that is shown rounded, to a power of ten, is not what a person meant: its digits are.
  if (whole !== null && (pattern === GENERAL || isScientific(pattern))) return whole
  const day = isFrom1904 && pattern !== GENERAL && isDateFormat(pattern) ? DAYS_TO_1904 : 0
  return formatted(pattern, value + day) ?? whole ?? formatted(GENERAL, value) ?? text
}

/** `1001.0` and `1.3800000003E10` are how some programs store whole numbers. */
function wholeNumber(text: string, value: number): string | null {
  if (Number.isSafeInteger(value)) return String(value)
  return /^\d+$/.test(text) ? text : null
}

const isScientific = (pattern: string): boolean => /E[+-]/i.test(pattern.replaceAll(/"[^"]*"|\\./g, ''))

/** ISO 8601; few programs write it. */
function shownDay(text: string, pattern: string): string {
  const time = Date.parse(
    /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : ''}`,
  )
  if (Number.isNaN(time) || pattern === GENERAL) return text
  return formatted(pattern, time / MS_PER_DAY + UNIX_DAY) ?? text
}

function formatted(pattern: string, value: number | string): string | null {
  try {
    return format(pattern, value, { nbsp: false }).trim()
  } catch {
    // A format that the library cannot read hides nothing: the number is taken as it is.
    return null
  }
}

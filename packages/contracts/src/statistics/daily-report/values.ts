/** Characters of a value that is typed into a report, counted as people count them: an emoji is one (RPT-Q3). */
export const MAX_VALUE_CHARACTERS = 100
/** The largest amount that is typed into a report. */
export const MAX_AMOUNT = 999_999_999

/** Why a value cannot be saved. */
export type ValueProblem = 'empty' | 'amount' | 'tooLong'

const AMOUNT = /^(?:0|[1-9]\d{0,8})$/

/** The rule of a column's values, in the page and at the server; null where the value is right. Spaces around it do not count. */
export function valueProblem(text: string, { isAmount }: { isAmount: boolean }): ValueProblem | null {
  const value = text.trim()
  if (value === '') return 'empty'
  if (isAmount) return AMOUNT.test(value) ? null : 'amount'
  return Array.from(value).length > MAX_VALUE_CHARACTERS ? 'tooLong' : null
}

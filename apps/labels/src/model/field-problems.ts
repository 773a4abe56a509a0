import { label } from '@console/contracts'
import type { LabelForm } from './label-form.ts'

const { MAX_LABEL_CHARACTERS, MAX_PROMPT_CHARACTERS, MAX_RANGE_SENTENCES } = label
/** The largest number of rounds or seconds that is stored. */
export const MAX_STORED_NUMBER = 2_147_483_647

/** True if the shown name is required (LABEL-052). */
export function needsShowName({ frontDisplay, visibility }: Pick<LabelForm, 'frontDisplay' | 'visibility'>) {
  return frontDisplay === 1 && visibility !== label.VISIBILITY.manager
}

/** True if a push is shown, and so has a template (LABEL-080). */
export function needsPushTemplate({ pushTo, pushType }: Pick<LabelForm, 'pushTo' | 'pushType'>) {
  return pushTo !== label.PUSH_TO.none && pushType !== label.PUSH_TYPE.voice
}

export function isTooLong(text: string, max = MAX_LABEL_CHARACTERS): boolean {
  return text.trim().length > max
}

export function isTooLongPrompt(text: string): boolean {
  return text.length > MAX_PROMPT_CHARACTERS
}

/** Whole and above 0 (LABEL-074). */
export function isRound(value: number | null): boolean {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= MAX_STORED_NUMBER
}

export function isRangeBound(value: number | null): boolean {
  return value !== null && Number.isInteger(value) && Math.abs(value) <= MAX_RANGE_SENTENCES
}

/** Begin and end of one sign are compared; of different signs the length of the conversation decides (LABEL-Q24). */
export function isBackwards(begin: number | null, end: number | null): boolean {
  return begin !== null && end !== null && begin < 0 === end < 0 && begin > end
}

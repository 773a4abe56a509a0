import { label } from '@console/contracts'
import type { LabelForm } from './label-form.ts'

const { CHECK_RANGE, MAX_LABEL_CHARACTERS, MAX_PROMPT_CHARACTERS, MAX_RANGE_SENTENCES } = label
const { PUSH_TO, PUSH_TYPE, USE_CONTEXT, VISIBILITY } = label
/** The largest number of rounds or seconds that is stored. */
export const MAX_STORED_NUMBER = 2_147_483_647

export type FieldProblem = 'missing' | 'tooLong' | 'backwards'

/** True if the shown name is required (LABEL-052). */
export function needsShowName({ frontDisplay, visibility }: Pick<LabelForm, 'frontDisplay' | 'visibility'>) {
  return frontDisplay === 1 && visibility !== VISIBILITY.manager
}

/** True if a push is shown, and so has a template (LABEL-080). */
export function needsPushTemplate({ pushTo, pushType }: Pick<LabelForm, 'pushTo' | 'pushType'>) {
  return pushTo !== PUSH_TO.none && pushType !== PUSH_TYPE.voice
}

type Problems = { [Name in keyof LabelForm]?: FieldProblem | undefined }

/** Finds what is wrong with the fields that the form shows, but for those of a rule. */
export function findProblems(form: LabelForm, isPrompt: boolean): Problems {
  return {
    name: need(form.name) ?? limit(form.name),
    bizTypeId: need(form.bizTypeId),
    productId: need(form.productId),
    type: need(form.type),
    triggerAt: need(form.triggerAt),
    expire: form.isCustomerRelated === 1 ? need(form.expire) : undefined,
    showName: (needsShowName(form) ? need(form.showName) : undefined) ?? limit(form.showName),
    remark: limit(form.remark),
    maxHitCnt: form.useContext === USE_CONTEXT.sentence ? need(form.maxHitCnt) : undefined,
    ...(form.checkRangeType === CHECK_RANGE.fixed ? findRangeProblems(form) : {}),
    ...(form.pushTo === PUSH_TO.none
      ? {}
      : { pushType: need(form.pushType), pushContent: limit(form.pushContent) }),
    pushTemplate: needsPushTemplate(form) ? need(form.pushTemplate) : undefined,
    ...(isPrompt ? findPromptProblems(form) : {}),
  }
}

/** A value is required (LABEL-067). */
function need(value: string | number | null): FieldProblem | undefined {
  return value === null || String(value).trim() === '' ? 'missing' : undefined
}

/** A text of the label has at most 100 characters (LABEL-066). */
function limit(text: string): FieldProblem | undefined {
  return text.trim().length > MAX_LABEL_CHARACTERS ? 'tooLong' : undefined
}

function findRangeProblems({ checkRangeBegin: begin, checkRangeEnd: end }: LabelForm): Problems {
  const isBackwards = isRangeBackwards(begin, end)
  return {
    checkRangeBegin: isRangeBound(begin) ? undefined : 'missing',
    checkRangeEnd: !isRangeBound(end) ? 'missing' : isBackwards ? 'backwards' : undefined,
  }
}

function isRangeBound(value: number | null): boolean {
  return value !== null && Number.isInteger(value) && Math.abs(value) <= MAX_RANGE_SENTENCES
}

/**
 * Compares a begin and an end of the same sign; with different signs their order depends on the length of the conversation
 * (LABEL-Q24).
 */
function isRangeBackwards(begin: number | null, end: number | null): boolean {
  return begin !== null && end !== null && begin < 0 === end < 0 && begin > end
}

function findPromptProblems({ sessionCollectRound: round, promptContent }: LabelForm): Problems {
  // Whole and above 0 (LABEL-074).
  const isRound = round !== null && Number.isInteger(round) && round >= 1 && round <= MAX_STORED_NUMBER
  const tooLong = promptContent.length > MAX_PROMPT_CHARACTERS ? 'tooLong' : undefined
  return {
    sessionCollectRound: isRound ? undefined : 'missing',
    promptContent: need(promptContent) ?? tooLong,
  }
}

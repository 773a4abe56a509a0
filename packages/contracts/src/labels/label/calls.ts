import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import {
  DEFAULT_PAGE_SIZE,
  filterText,
  FIRST_PAGE,
  id,
  MAX_PAGE,
  queryId,
  queryInt,
  unixSeconds,
  version,
} from '../../shared/wire.ts'
import { label, labelDraft, sentFacts } from './label.ts'
import { MAX_REGEX_CHARACTERS } from './regex-limit.ts'

export { MAX_REGEX_CHARACTERS } from './regex-limit.ts'
export {
  BEFORE_SILENCE,
  CHECK_RANGE,
  condition,
  CONDITION_TYPE,
  conditionParams,
  EMOTIONS,
  KEYWORDS,
  LETTER_PATTERN,
  MAX_CONDITIONS,
  MAX_KEYWORD_CHARACTERS,
  MAX_KEYWORDS,
  MAX_LINKED_LISTS,
  MAX_RANGE_SENTENCES,
  OPERATORS,
  PARAM_BOUNDS,
  RANGE_POLICY,
  rangeFields,
  readParam,
  ROLE,
  SPEED,
  type Condition,
  type ConditionType,
  type Operator,
  type TypedParam,
} from './condition.ts'
export {
  label,
  labelDraft,
  MAX_LABEL_CHARACTERS,
  MEANING,
  PUSH_TEMPLATE,
  PUSH_TO,
  PUSH_TYPE,
  TRIGGERS,
  VISIBILITY,
  type Label,
  type LabelDraft,
  type Trigger,
} from './label.ts'
export {
  BACK_FILL_REFUSALS,
  backFills,
  backTest,
  MAX_BACK_TEST_SAMPLES,
  MAX_PAST_DAYS,
  startBackFill,
  stopBackFill,
  type BackFill,
  type BackTest,
  type BackTestSample,
} from './past-calls.ts'
export {
  LABEL_TYPE,
  LAMBDA_TYPE,
  MAX_EXPRESSION_CHARACTERS,
  MAX_HIT_COUNT,
  MAX_PROMPT_CHARACTERS,
  rule,
  USE_CONTEXT,
  type LabelType,
  type Rule,
} from './rule.ts'

/** Orders of the label list by their numbers on the wire (LABEL-Q5). */
export const LABEL_ORDER = {
  createdAscending: 0,
  createdDescending: 1,
  updatedAscending: 2,
  updatedDescending: 3,
} as const
export type LabelOrder = (typeof LABEL_ORDER)[keyof typeof LABEL_ORDER]
/** Pages of statistics request this many labels (LABEL-020); more are not loaded (DSET-Q14). */
export const MAX_LABELS = 200
/** Text that a regular expression is tried on (R15), in characters. */
export const MAX_TRIED_CHARACTERS = 65_536

const count = z.int().min(0)
/** 0 or 1, or the words `true` or `false`. */
const flag = z.union([
  queryInt(0, 1).transform((bit) => bit === 1),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
  z.boolean(),
])

/** Labels of the caller's tenant, whatever `tenantId` says (LABEL-Q3); deleted ones only when requested (LABEL-019). */
export const query = defineCall({
  id: 'label.query',
  documented: true,
  path: '/api/dolphin-ai/label/query',
  query: z.strictObject({
    pageIndex: queryInt(FIRST_PAGE, MAX_PAGE).default(FIRST_PAGE),
    pageSize: queryInt(1, MAX_LABELS).default(DEFAULT_PAGE_SIZE),
    tenantId: queryId.optional(),
    /** Part of the name. */
    name: filterText.optional(),
    bizTypeId: queryId.optional(),
    productId: queryId.optional(),
    orderBy: queryInt(LABEL_ORDER.createdAscending, LABEL_ORDER.updatedDescending).default(
      LABEL_ORDER.createdDescending,
    ),
    enable: flag.optional(),
    withDeleted: flag.default(false),
  }),
  data: z.object({ smartLabels: z.array(label), totalCnt: count }),
})

/** One label as it is now; 404 for a deleted one. */
export const describe = defineCall({
  id: 'label.describe',
  path: '/api/dolphin-ai/label/describe',
  query: z.strictObject({ id: queryId }),
  data: label,
})

/** Names of the labels that are not deleted, for anyone who only needs those (QUAL-029, QUAL-Q14). */
export const tagList = defineCall({
  id: 'label.tagList',
  documented: true,
  path: '/assistant-cms/smartTag/list',
  query: z.strictObject({ bizTypeId: queryId.optional() }),
  data: z.array(z.object({ id, name: z.string() })),
})

/** A new label; its `enable` is 1 (LABEL-Q20). 400 for a rule that cannot be judged, with the field. */
export const create = defineCall({
  id: 'label.create',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/label/create',
  body: labelDraft.extend({ ...sentFacts, id: z.literal(0) }),
  data: ours(label),
})

/**
 * Changes a label; it may be sent as `query` answered it. Business, product, trigger timing, kind and a set `kbBindable` are locked: other
 * values are answered 400 (LABEL-Q38).
 * 409 when `version` is not the present one: somebody changed the label meanwhile.
 */
export const modify = defineCall({
  id: 'label.modify',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/label/modify',
  body: labelDraft.extend({ ...sentFacts, id, productId: id.nullable(), version: ours(version) }),
  data: ours(label),
})

/** Enables or disables; a label that is enabled again is judged from then on. */
export const enable = defineCall({
  id: 'label.enable',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/label/enable',
  body: z.strictObject({ id, enable: z.union([z.literal(0), z.literal(1)]) }),
  data: ours(z.object({ enabledAt: unixSeconds.nullable() })),
})

/** Deletes a label; its hits and its name in statistics remain. */
export const remove = defineCall({
  id: 'label.remove',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/label/delete',
  body: z.strictObject({ id }),
})

/** Tries an expression on a text; 400 for a wrong one, with where and why. */
export const validateRegex = defineCall({
  id: 'label.validateRegex',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/label/regex/validate',
  body: z.strictObject({
    regex: z.string().min(1).max(MAX_REGEX_CHARACTERS),
    text: z.string().max(MAX_TRIED_CHARACTERS),
  }),
  data: z.object({ match: z.boolean() }),
})

/** Records of one answer at most, the newest. */
export const MAX_HISTORY = 100

const historyRecord = z.object({ modifyAt: unixSeconds, updateUser: z.string(), content: z.string() })
export type HistoryRecord = z.output<typeof historyRecord>

/** The texts of a prompt label, newest first. */
export const history = defineCall({
  id: 'label.history',
  documented: true,
  path: '/api/dolphin-ai/label/history',
  query: z.strictObject({ ruleId: queryId }),
  data: z.object({ data: z.array(historyRecord) }),
})

const labelVersion = z.object({
  version,
  changedAt: unixSeconds,
  /** Null: it came with the system. */
  changedBy: z.string().nullable(),
  /** The word list whose change made it; null: the label itself was changed. */
  wordList: z.string().nullable(),
  draft: labelDraft.extend({ productId: id.nullable() }),
})
export type LabelVersion = z.output<typeof labelVersion>

/** Versions of a label, one for each change, newest first. */
export const versions = defineCall({
  id: 'label.versions',
  path: '/api/dolphin-ai/label/versions',
  query: z.strictObject({ id: queryId }),
  data: z.object({ versions: z.array(labelVersion) }),
})

/** Speaker of a simulated line (LABEL-Q13). */
export const SOURCE = { output: 0, input: 1 } as const
/** Longest line of a simulated conversation. */
export const MAX_LINE_CHARACTERS = 4000

/**
 * Says one line of a simulated conversation and has the product's prompt labels judge it: all of them, or only those that are
 * enabled. `answer` is HTML.
 */
export const debug = defineCall({
  id: 'label.debug',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/label/debug',
  body: z.strictObject({
    isProd: z.boolean(),
    productId: id,
    question: z.string().trim().min(1).max(MAX_LINE_CHARACTERS),
    source: z.enum(SOURCE),
    voiceId: z.string().min(1).max(128),
    sessionId: z.uuid(),
  }),
  data: z.object({ question: z.string(), answer: z.string() }),
  localised: true,
  timeoutMs: 120_000,
})

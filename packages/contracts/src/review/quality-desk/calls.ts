import * as z from 'zod'
import {
  checkedDays,
  idInQuery,
  idParams,
  IN_USE,
  managedList,
  NAME_TAKEN,
  nameText,
  requiredTexts,
  OF_BUSINESS,
  rangeFields,
  versionQuery,
} from '../../operations/managed-list/managed-list.ts'
import { scoreRule } from '../../quality/quality/score.ts'
import { defineCall } from '../../shared/call.ts'
import { filterText, id, queryId, queryIsoDay, queryPage, unixSeconds, version } from '../../shared/wire.ts'

const PATH = '/api/assistant/quality'
const shared = { access: 'page', envelope: 'status' } as const
const count = z.int().min(0)
const named = z.object({ id, name: z.string() })

/** Days, today included, for which rules count their hits and intentions their sessions. */
export const COUNTED_DAYS = 7
/** People and scenes of one answer at most. */
export const MAX_NAMED = 1000

export const DESK_REFUSALS = {
  /** The days have no session of the business with a transcript to draw from. */
  nothingToDraw: 1621,
  /** The scene is of another business. */
  unknownScene: 1622,
} as const

const RULE_REFUSALS = { ...NAME_TAKEN, unknownScene: DESK_REFUSALS.unknownScene }

/** 0 tip, 1 light, 2 medium, 3 serious (STAT-049). */
export const RULE_LEVELS = [0, 1, 2, 3] as const
const level = z.literal(RULE_LEVELS)

/**
 * Rules that calls are checked for. A change counts from the next hit on: hits keep the level that they were made
 * with.
 * - list: Quality rules of a business, by scene and name. `hits` are those of the last 7 days, today included;
 *   without `sceneId` the rules of every scene.
 * - create: Adds a quality rule to a scene of the business. A name that the business has already is refused, in
 *   whatever case; a scene of another business with code 1622.
 * - update: Replaces a quality rule. The new level is that of hits from now on; a disabled rule takes no new ones,
 *   and earlier ones still count. 409 when `version` is not the present one.
 * - remove: Deletes a quality rule without stored hits. Another is refused with `inUse` and can be disabled instead;
 *   409 when `version` is not the present one.
 */
export const rules = managedList({
  id: 'qualityDesk.rules',
  path: `${PATH}/rules`,
  scope: OF_BUSINESS,
  filters: { text: filterText.optional(), sceneId: idInQuery.optional() },
  draft: { name: nameText, sceneId: id, level, phrases: requiredTexts, isEnabled: z.boolean() },
  facts: { sceneName: z.string(), hits: count },
  refusals: { create: RULE_REFUSALS, update: RULE_REFUSALS, remove: IN_USE },
})
export type Rule = z.output<typeof rules.row>

/** Scenes of a business to choose from, by name. At most 1,000; 404 for a business of another company. */
export const sceneNames = defineCall({
  ...shared,
  id: 'qualityDesk.sceneNames',
  path: `${PATH}/scene-names`,
  query: z.strictObject({ bizTypeId: queryId }),
  data: z.array(named),
})

/**
 * Intentions of customers, by what they say; `sessions` are those of the last days in which a customer said it.
 * - list: Intentions of a business, by name. `sessions` counts those of the last 7 days in which a customer said one
 *   of the phrases; `text` is part of a name.
 * - create: Adds an intention with its phrases. A name that the business has already is refused, in whatever case.
 * - update: Replaces name and phrases of an intention. `sessions` is counted by the new phrases. 409 when `version`
 *   is not the present one.
 * - remove: Deletes an intention. 409 when `version` is not the present one.
 */
export const intentions = managedList({
  id: 'qualityDesk.intentions',
  path: `${PATH}/intentions`,
  scope: OF_BUSINESS,
  filters: { text: filterText.optional() },
  draft: { name: nameText, phrases: requiredTexts },
  facts: { sessions: count },
})
export type Intention = z.output<typeof intentions.row>

const seatScore = z.object({
  userId: id,
  name: z.string(),
  orgName: z.string().nullable(),
  sessions: count,
  /** By level, 0 to 3. */
  violations: z.tuple([count, count, count, count]),
  score: z.number(),
})
export type SeatScore = z.output<typeof seatScore>

/**
 * Scores of the seats that answered a call in these days, the lowest first: the mean of their sessions, as
 * `scoreHistory.list` counts them for each day. `rule` is the one that they are computed by. At most 92 days.
 */
export const scores = defineCall({
  ...shared,
  id: 'qualityDesk.scores',
  path: `${PATH}/scores`,
  query: checkedDays(z.strictObject({ ...rangeFields, ...queryPage() })),
  data: z.object({ rule: scoreRule, records: z.array(seatScore), total: count }),
})

const robotRow = z.object({
  ruleId: id,
  name: z.string(),
  level,
  isEnabled: z.boolean(),
  hits: count,
  confirmed: count,
  rejected: count,
})
export type RobotRow = z.output<typeof robotRow>

/**
 * Hits of the machine by rule, the most first; rules without a hit too. `confirmed` and `rejected` count the hits
 * that people reviewed. At most 92 days.
 */
export const robot = defineCall({
  ...shared,
  id: 'qualityDesk.robot',
  path: `${PATH}/robot`,
  query: checkedDays(z.strictObject(rangeFields)),
  data: z.array(robotRow),
})

/** Calculates the part of the judged hits that was right; null before anybody judged one. */
export function calculatePrecision({
  confirmed,
  rejected,
}: Pick<RobotRow, 'confirmed' | 'rejected'>): number | null {
  const judged = confirmed + rejected
  return judged === 0 ? null : confirmed / judged
}

/** Sessions of one inspection at most. */
export const MAX_DRAWN = 100
const inspection = z.object({
  id,
  name: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  createdBy: z.string(),
  createdAt: unixSeconds,
  drawn: count,
  judged: count,
  passed: count,
})
export type Inspection = z.output<typeof inspection>

/**
 * Inspections of a business, the newest first. Each with the numbers of its sessions that were drawn, judged and
 * passed.
 */
export const inspections = defineCall({
  ...shared,
  id: 'qualityDesk.inspections',
  path: `${PATH}/inspections`,
  query: z.strictObject({ bizTypeId: queryId, ...queryPage() }),
  data: z.object({ records: z.array(inspection), total: count }),
})

/**
 * Draws sessions with a transcript of some days at random, all of them where there are fewer. Days without such a
 * session of the business are refused; at most 92 days.
 */
export const draw = defineCall({
  ...shared,
  id: 'qualityDesk.draw',
  method: 'POST',
  path: `${PATH}/inspections`,
  query: z.strictObject({ bizTypeId: queryId }),
  body: checkedDays(
    z.strictObject({
      name: nameText,
      from: queryIsoDay,
      to: queryIsoDay,
      sessions: z.int().min(1).max(MAX_DRAWN),
    }),
  ),
  data: inspection,
  refusals: { nothingToDraw: DESK_REFUSALS.nothingToDraw },
})

const verdict = z.enum(['pass', 'fail'])
const inspectionItem = z.object({
  id,
  version,
  sessionId: z.string(),
  startedAt: unixSeconds,
  customer: z.string().nullable(),
  /** The people who talked. */
  seats: z.string(),
  violations: count,
  assignedTo: named.nullable(),
  verdict: verdict.nullable(),
  remark: z.string().nullable(),
  judgedBy: z.string().nullable(),
  judgedAt: unixSeconds.nullable(),
})
export type InspectionItem = z.output<typeof inspectionItem>

/** Sessions of one inspection, in the order in which they began. 404 for an inspection of another company. */
export const inspectionItems = defineCall({
  ...shared,
  id: 'qualityDesk.inspectionItems',
  path: `${PATH}/inspections/:id/items`,
  params: idParams,
  query: z.strictObject({}),
  data: z.array(inspectionItem),
})

/** People to whom a session can be assigned: enabled accounts that may open the page, by name. At most 1,000. */
export const inspectors = defineCall({
  ...shared,
  id: 'qualityDesk.inspectors',
  path: `${PATH}/inspectors`,
  query: z.strictObject({}),
  data: z.array(named),
})

/**
 * Assigns a session of an inspection to a person, or to nobody with `userId` null. 404 for somebody who may not open
 * the page, or whose account is disabled; 409 when `version` is not the present one.
 */
export const assignItem = defineCall({
  ...shared,
  id: 'qualityDesk.assignItem',
  method: 'POST',
  path: `${PATH}/inspection-items/:id/assign`,
  params: idParams,
  query: versionQuery,
  body: z.strictObject({ userId: id.nullable() }),
})

/**
 * Sets the verdict on a session of an inspection. A failed one needs a remark; a second verdict replaces the first.
 * 409 when `version` is not the present one.
 */
export const judgeItem = defineCall({
  ...shared,
  id: 'qualityDesk.judgeItem',
  method: 'POST',
  path: `${PATH}/inspection-items/:id/judge`,
  params: idParams,
  query: versionQuery,
  body: z.discriminatedUnion('verdict', [
    z.strictObject({ verdict: z.literal('pass'), remark: z.string().trim().max(1000) }),
    z.strictObject({ verdict: z.literal('fail'), remark: z.string().trim().min(1).max(1000) }),
  ]),
})

import { judgedLabel, label, type ParsedBodyOf } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { BadRequest, NotFound } from '../../../platform/errors.ts'
import {
  alwaysEnabled,
  type CompiledDetectable,
  findConversations,
  isJudgeable,
  judgeByLabel,
  type JudgedCall,
  refuseCostlyExpressions,
} from '../../labels/label-detection/public.ts'
import { canManageLabels, findLabel, toRuleProblemTexts } from '../../labels/label/public.ts'
import { type SessionOfSlice, sessionsAfter, shareUpTo } from './judged-sessions.store.ts'

/** Sessions whose words are in memory at once. */
const MAX_READ_SESSIONS = 50

export const tryOnJudged = route(judgedLabel.tryRule, {
  policy: canManageLabels,
  handler: async ({ tx, body: { label: draft, cursor }, language }) => {
    const problems = toRuleProblemTexts(draft, language)
    if (draft.rule.labelType === label.LABEL_TYPE.prompt || Object.keys(problems).length > 0)
      throw new BadRequest(problems)
    const stored = await findLabel(tx, draft.id)
    // The business of a label cannot change: judgements of another business would be compared.
    if (!stored || stored.bizTypeId !== draft.bizTypeId) throw new NotFound()
    return refuseCostlyExpressions(language, () => trySlice(tx, { draft, stored, cursor }))
  },
})

type Draft = ParsedBodyOf<typeof judgedLabel.tryRule>['label']

type Tried = { draft: Draft; stored: label.Label; cursor: string | null }

type Judges = { after: CompiledDetectable; before: CompiledDetectable | null }

/** Tries a rule and the stored rule on judged sessions. A session of several calls is hit if one of its calls is. */
async function trySlice(tx: TenantTx, { draft, stored, cursor }: Tried): Promise<judgedLabel.TriedSlice> {
  const judges: Judges = {
    after: alwaysEnabled(draft),
    before: stored.rule.conditions.length > 0 ? alwaysEnabled(stored) : null,
  }
  const sessions: judgedLabel.TriedSession[] = []
  let withoutWords = 0
  let after = cursor
  for (let read = 0; read < judgedLabel.MAX_TRIED_SESSIONS; read += MAX_READ_SESSIONS) {
    const found = await sessionsAfter(tx, { labelId: draft.id, after, limit: MAX_READ_SESSIONS })
    const tried = await trySessions(tx, judges, found)
    sessions.push(...tried)
    withoutWords += found.length - tried.length
    const last = found.at(-1)
    if (!last || found.length < MAX_READ_SESSIONS)
      return { sessions, withoutWords, cursor: null, progress: 1 }
    after = last.sessionId
  }
  const progress = after === null ? 1 : await shareUpTo(tx, { labelId: draft.id, sessionId: after })
  return { sessions, withoutWords, cursor: after, progress }
}

/** Leaves out the sessions that one of the rules cannot judge. */
async function trySessions(
  tx: TenantTx,
  { after, before }: Judges,
  found: readonly SessionOfSlice[],
): Promise<judgedLabel.TriedSession[]> {
  const calls = await findConversations(
    tx,
    found.flatMap(({ callIds }) => callIds),
  )
  const byId = new Map(calls.map((call) => [call.callId, call]))
  const tried: judgedLabel.TriedSession[] = []
  for (const { callIds, ...session } of found) {
    const own = callIds.flatMap((callId) => byId.get(callId) ?? [])
    const isReadable = own.some(
      (call) => isJudgeable(after.label, call) && (!before || isJudgeable(before.label, call)),
    )
    if (!isReadable) continue
    const isHit = await isHitBy(after, own)
    tried.push({ ...session, isHit, isHitBefore: before !== null && (await isHitBy(before, own)) })
  }
  return tried
}

async function isHitBy(judge: CompiledDetectable, calls: readonly JudgedCall[]): Promise<boolean> {
  for (const call of calls) if ((await judgeByLabel(call, judge)).length > 0) return true
  return false
}

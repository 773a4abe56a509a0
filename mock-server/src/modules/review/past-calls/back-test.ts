import { label } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { BadRequest, NotFound } from '../../../platform/errors.ts'
import { DAY_MS } from '../../../platform/time/units.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import {
  alwaysEnabled,
  type CompiledDetectable,
  type DetectedHit,
  findConversations,
  isJudgeable,
  judgeByLabel,
  refuseCostlyExpressions,
} from '../../labels/label-detection/public.ts'
import { canManageLabels, findLabel, toRuleProblemTexts } from '../../labels/label/public.ts'
import { addExamples, type Compared, type Example, findBackTestSamples } from './back-test-samples.ts'
import { type PastCall, pastCalls, readCursor } from './past-calls.store.ts'

/** Calls that one answer covers at most. */
export const MAX_SLICE_CALLS = 2000
/** Calls whose words are in memory at once: so few that they are gone with the next small collection of garbage. */
const MAX_READ_CALLS = 50

export const backTest = route(label.backTest, {
  policy: canManageLabels,
  handler: async ({ ctx, tx, body: { label: draft, days, cursor }, language }) => {
    const problems = toRuleProblemTexts(draft, language)
    if (draft.rule.labelType === label.LABEL_TYPE.prompt || Object.keys(problems).length > 0)
      throw new BadRequest(problems)
    await requireBusinessType(tx, draft.bizTypeId)
    const stored = draft.id === 0 ? null : await findLabel(tx, draft.id)
    if (stored === undefined) throw new NotFound()
    const now = ctx.clock.now()
    const judges = {
      after: alwaysEnabled(draft),
      before: stored && stored.rule.conditions.length > 0 ? alwaysEnabled(stored) : null,
    }
    const span = { from: new Date(now.getTime() - days * DAY_MS), until: now }
    const slice = { ...span, businessTypeId: draft.bizTypeId, cursor: readCursor(cursor) }
    const { counts, examples, last } = await refuseCostlyExpressions(language, () =>
      compare(tx, judges, slice),
    )
    return {
      ...counts,
      samples: await findBackTestSamples(tx, examples),
      cursor: last && `${last.micros}_${last.callId}`,
      progress: last ? (now.getTime() - last.startedAt.getTime()) / (days * DAY_MS) : 1,
    }
  },
})

type Judges = { after: CompiledDetectable; before: CompiledDetectable | null }
type Slice = Parameters<typeof pastCalls>[1]

type Counts = ReturnType<typeof countCompared>
type Result = { counts: Counts; examples: Example[]; last: PastCall | null }

/** Compares the two versions on the calls of a slice; `last` is the call after which there may be more. */
async function compare(tx: TenantTx, judges: Judges, slice: Slice): Promise<Result> {
  let counts = countCompared([])
  let examples: Example[] = []
  let { cursor } = slice
  for (let read = 0; read < MAX_SLICE_CALLS; read += MAX_READ_CALLS) {
    const calls = await pastCalls(tx, { ...slice, cursor }, MAX_READ_CALLS)
    const compared = await compareCalls(tx, judges, calls)
    counts = addCounts(counts, countCompared(compared))
    examples = addExamples(examples, compared)
    const last = calls.at(-1)
    if (!last || calls.length < MAX_READ_CALLS) return { counts, examples, last: null }
    cursor = last
    if (read + MAX_READ_CALLS >= MAX_SLICE_CALLS) return { counts, examples, last }
  }
  return { counts, examples, last: null }
}

async function compareCalls(
  tx: TenantTx,
  { after, before }: Judges,
  calls: readonly PastCall[],
): Promise<Compared[]> {
  const callIds = calls.map(({ callId }) => callId)
  const judged = new Map((await findConversations(tx, callIds)).map((call) => [call.callId, call]))
  const compared: Compared[] = []
  for (const past of calls) {
    const call = judged.get(past.callId)
    if (!call) continue
    const isJudged = isJudgeable(after.label, call)
    const hitsBefore: DetectedHit[] = before ? await judgeByLabel(call, before) : []
    // The stored version may be of a product of which the changed one is no longer: its hits there are lost.
    if (!isJudged && hitsBefore.length === 0) continue
    compared.push({ past, call, isJudged, hits: await judgeByLabel(call, after), hitsBefore })
  }
  return compared
}

function countCompared(compared: readonly Compared[]) {
  const count = (isCounted: (one: Compared) => boolean) => compared.filter(isCounted).length
  return {
    calls: count(({ isJudged }) => isJudged),
    hit: count(({ hits }) => hits.length > 0),
    hitBefore: count(({ hitsBefore }) => hitsBefore.length > 0),
    gained: count(({ hits, hitsBefore }) => hits.length > 0 && hitsBefore.length === 0),
    lost: count(({ hits, hitsBefore }) => hits.length === 0 && hitsBefore.length > 0),
  }
}

function addCounts(one: Counts, other: Counts): Counts {
  return {
    calls: one.calls + other.calls,
    hit: one.hit + other.hit,
    hitBefore: one.hitBefore + other.hitBefore,
    gained: one.gained + other.gained,
    lost: one.lost + other.lost,
  }
}

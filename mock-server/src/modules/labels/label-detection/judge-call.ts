import {
  judgeRealtime,
  judgeWhole,
  judgeWholeByAll,
  type CompiledLabel,
  type Hit,
} from '@console/label-engine'
import type { TenantTx } from '../../../platform/context/context.ts'
import { isJudgeable } from './is-judgeable.ts'
import type { JudgedCall } from './conversations.store.ts'
import type { DetectableLabel } from './detectable-labels.store.ts'
import { createRunningCalls } from './running-calls.ts'

/** Rules times sentences of calls that go on: some 60 MB. */
const MAX_RUNNING = 2_000_000
const runningCalls = createRunningCalls(MAX_RUNNING)

/** Where a condition found something: UTF-16 units of a sentence. */
export type FoundWords = { lambda: string; seq: number; begin: number; end: number }

/** A label was found in a call, at a sentence or in all of it. */
export type DetectedHit = {
  label: DetectableLabel
  call: JudgedCall
  hitAt: Date
  evidence: readonly FoundWords[]
}

export type CompiledDetectable = { label: DetectableLabel; rule: CompiledLabel }

/** What some labels find in a call, whenever they were enabled. Sentences are prepared once for all that judge each of them. */
export function judgeCall(
  { tenantId }: Pick<TenantTx, 'tenantId'>,
  call: JudgedCall,
  labels: readonly CompiledDetectable[],
): DetectedHit[] {
  const own = labels.filter(({ label }) => isJudgeable(label, call))
  const realtime = own.filter(({ label }) => label.triggerAt === 'realtime')
  const found = runningCalls.judge(
    { key: `${tenantId}/${call.callId}`, isOver: call.endedAt !== null },
    realtime.map(({ rule }) => rule),
    call.conversation.sentences,
  )
  const hitsNow = found.flatMap(({ label: index, hit }) => {
    const one = realtime[index]
    return one ? [detected(one.label, call, hit)] : []
  })
  const due = own.filter(({ label }) => label.triggerAt !== 'realtime')
  const hits = judgeWholeByAll(
    due.map(({ rule }) => rule),
    call.conversation,
  )
  return [
    ...hitsNow,
    ...due.flatMap(({ label }, index) => (hits[index] ?? []).map((hit) => detected(label, call, hit))),
  ]
}

/** What one label finds in a call. */
export function judgeByLabel(call: JudgedCall, { label, rule }: CompiledDetectable): DetectedHit[] {
  if (!isJudgeable(label, call)) return []
  const judge = label.triggerAt === 'realtime' ? judgeRealtime : judgeWhole
  const hits = judge(rule, call.conversation)
  return hits.map((hit) => detected(label, call, hit))
}

function detected(label: DetectableLabel, call: JudgedCall, { sentence, conditions }: Hit): DetectedHit {
  const at = sentence === null ? undefined : call.said[sentence]?.at
  const evidence = conditions.flatMap(({ lambda, evidence: found }) =>
    found.flatMap(({ sentence: index, begin, end }) => {
      const said = call.said[index]
      return said ? [{ lambda, seq: said.seq, begin, end }] : []
    }),
  )
  return { label, call, hitAt: at ?? call.endedAt ?? call.said.at(-1)?.at ?? new Date(0), evidence }
}

/** What was said with a hit; undefined where it is one of the whole call. */
export function wordsOfHit({ call, hitAt }: DetectedHit): string | undefined {
  const sentence = call.said.findIndex(({ at }) => at.getTime() === hitAt.getTime())
  return call.conversation.sentences[sentence]?.words
}

/** A hit as a row of facts. */
export function rowOf({ label, call, hitAt, evidence }: DetectedHit) {
  const { callId, userId, orgId, businessTypeId, projectId } = call
  return { labelId: label.id, callId, userId, orgId, businessTypeId, projectId, hitAt, evidence }
}

/** `hitAt` of a hit that was stored before. */
type Known = { labelId: number; at: Date }

/** Hits of a call without those that are known, and no more of a label than it counts. */
export function newHits(hits: readonly DetectedHit[], known: readonly Known[]): DetectedHit[] {
  const byLabel = Map.groupBy(hits, ({ label }) => label.id)
  return [...byLabel.entries()].flatMap(([labelId, found]) => {
    const before = known.filter((hit) => hit.labelId === labelId).map(({ at }) => at.getTime())
    const counted = found[0]?.label.rule.maxHitCnt ?? 0
    const room = counted === 0 ? Infinity : counted - before.length
    return found.filter(({ hitAt }) => !before.includes(hitAt.getTime())).slice(0, Math.max(0, room))
  })
}

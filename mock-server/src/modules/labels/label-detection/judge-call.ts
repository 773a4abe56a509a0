import {
  judgeRealtime,
  judgeWhole,
  judgeWholeByAll,
  type CompiledLabel,
  type Hit,
} from '@console/label-engine'
import type { TenantTx } from '../../../platform/context/context.ts'
import { findExpressions, patternsIn } from '../label-expression/public.ts'
import type { JudgedCall } from './conversations.store.ts'
import type { DetectableLabel } from './detectable-labels.store.ts'
import { isJudgeable } from './is-judgeable.ts'
import { createRunningCalls } from './running-calls.ts'

/** Rules times sentences of calls that go on: some 60 MB. */
const MAX_RUNNING = 2_000_000
const runningCalls = createRunningCalls(MAX_RUNNING)

/** Position of a condition's match: UTF-16 units of a sentence. */
export type FoundWords = { lambda: string; seq: number; begin: number; end: number }

/** A label was found in a call, at a sentence or in all of it. */
export type DetectedHit = {
  label: DetectableLabel
  call: JudgedCall
  hitAt: Date
  evidence: readonly FoundWords[]
}

export type CompiledDetectable = { label: DetectableLabel; rule: CompiledLabel }

/**
 * Finds some labels in a call, regardless of when they were enabled. Sentences are prepared once for all labels that judge
 * them. `costly` has the labels whose expressions took too long: they find nothing.
 */
export async function judgeCall(
  { tenantId }: Pick<TenantTx, 'tenantId'>,
  call: JudgedCall,
  labels: readonly CompiledDetectable[],
): Promise<{ hits: DetectedHit[]; costly: DetectableLabel[] }> {
  const own = labels.filter(({ label }) => isJudgeable(label, call))
  const realtime = own.filter(({ label }) => label.triggerAt === 'realtime')
  const due = own.filter(({ label }) => label.triggerAt !== 'realtime')
  const costlyIds = await findCostlyLabels(tenantId, call, { realtime, due })
  const hits = [...judgeRunning(tenantId, call, realtime), ...judgeDue(call, due)]
  return {
    hits: hits.filter(({ label }) => !costlyIds.has(label.id)),
    costly: own.flatMap(({ label }) => (costlyIds.has(label.id) ? [label] : [])),
  }
}

type Judging = Record<'realtime' | 'due', readonly CompiledDetectable[]>

/** Searches the expressions in what was not judged yet. */
async function findCostlyLabels(
  tenantId: number,
  call: JudgedCall,
  { realtime, due }: Judging,
): Promise<ReadonlySet<number>> {
  const { sentences } = call.conversation
  const [running, whole] = [realtime, due].map((some) => some.map(({ rule }) => rule))
  const fresh = runningCalls.unjudged(toKey(tenantId, call), running ?? [], sentences)
  const costly = [
    ...(await findExpressions(running ?? [], wordsIn(fresh))),
    ...(await findExpressions(whole ?? [], wordsIn(sentences))),
  ]
  const isCostly = ({ rule }: CompiledDetectable) =>
    patternsIn(rule).some((pattern) => costly.includes(pattern))
  return new Set([...realtime, ...due].filter(isCostly).map(({ label }) => label.id))
}

const toKey = (tenantId: number, { callId }: JudgedCall): string => `${tenantId}/${callId}`
const wordsIn = (sentences: readonly { words: string }[]): string[] => sentences.map(({ words }) => words)

function judgeRunning(
  tenantId: number,
  call: JudgedCall,
  realtime: readonly CompiledDetectable[],
): DetectedHit[] {
  const found = runningCalls.judge(
    { key: toKey(tenantId, call), isOver: call.endedAt !== null },
    realtime.map(({ rule }) => rule),
    call.conversation.sentences,
  )
  return found.flatMap(({ label: index, hit }) => {
    const one = realtime[index]
    return one ? [detected(one.label, call, hit)] : []
  })
}

function judgeDue(call: JudgedCall, due: readonly CompiledDetectable[]): DetectedHit[] {
  const hits = judgeWholeByAll(
    due.map(({ rule }) => rule),
    call.conversation,
  )
  return due.flatMap(({ label }, index) => (hits[index] ?? []).map((hit) => detected(label, call, hit)))
}

/** An expression of a label takes too long for a sentence. */
export class CostlyLabelError extends Error {
  readonly label: DetectableLabel
  readonly patterns: ReadonlySet<string>

  constructor(label: DetectableLabel, patterns: ReadonlySet<string>) {
    super(`An expression of label ${label.id} takes too long.`)
    this.label = label
    this.patterns = patterns
  }
}

/** The findings of one label in a call; throws `CostlyLabelError`. */
export async function judgeByLabel(
  call: JudgedCall,
  { label, rule }: CompiledDetectable,
): Promise<DetectedHit[]> {
  if (!isJudgeable(label, call)) return []
  const costly = await findExpressions([rule], wordsIn(call.conversation.sentences))
  if (costly.size > 0) throw new CostlyLabelError(label, costly)
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

/** Sentence of a hit; undefined where the hit is one of the whole call. */
export function wordsOfHit({ call, hitAt }: DetectedHit): string | undefined {
  const sentence = call.said.findIndex(({ at }) => at.getTime() === hitAt.getTime())
  return call.conversation.sentences[sentence]?.words
}

/** A hit as a row of facts. */
export function toHitRow({ label, call, hitAt, evidence }: DetectedHit) {
  const { callId, userId, orgId, businessTypeId, projectId } = call
  return { labelId: label.id, callId, userId, orgId, businessTypeId, projectId, hitAt, evidence }
}

/** `hitAt` of a hit that was stored before. */
type Known = { labelId: number; at: Date }

/** Hits of a call without the known ones, and at most as many of a label as it counts. */
export function newHits(hits: readonly DetectedHit[], known: readonly Known[]): DetectedHit[] {
  const byLabel = Map.groupBy(hits, ({ label }) => label.id)
  return [...byLabel.entries()].flatMap(([labelId, found]) => {
    const before = known.filter((hit) => hit.labelId === labelId).map(({ at }) => at.getTime())
    const counted = found[0]?.label.rule.maxHitCnt ?? 0
    const room = counted === 0 ? Infinity : counted - before.length
    return found.filter(({ hitAt }) => !before.includes(hitAt.getTime())).slice(0, Math.max(0, room))
  })
}

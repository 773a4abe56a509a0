import { label } from '@console/contracts'
import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { NO_USE } from '../../../platform/language-model/chat.ts'
import { MINUTE_MS, SECOND_MS } from '../../../platform/time/units.ts'
import { addLabelHits } from '../../facts/ingest/public.ts'
import {
  type DetectableLabel,
  type DetectedHit,
  findConversations,
  type JudgedCall,
  knownHits,
  newHits,
  pushHits,
  toHitRow,
} from '../../labels/label-detection/public.ts'
import {
  type DueJudgement,
  findDueJudgements,
  findJudgedLabels,
  MAX_DUE,
  saveJudgement,
} from './due-judgements.store.ts'
import { type Judgement, judgePrompt } from './judge-prompt.ts'
import type { Verdict } from './verdict.ts'

/** Requests of one company at once: one fewer than it may send, which is left for people who try labels. */
const AT_ONCE = 2
/** Consecutive failures after which a judgement is left out. */
const MAX_FAILURES = 5
/** After the first failure; twice as long after each further one. */
const FIRST_DELAY_MS = 30 * SECOND_MS
/** A new budget starts only at midnight, or when its setting is raised. */
const OVER_BUDGET_DELAY_MS = 10 * MINUTE_MS

/** Judges the due calls of every company once. Failures are logged, and due again. */
export async function judgeCalls(ctx: AppContext, signal = new AbortController().signal): Promise<void> {
  try {
    const { rows } = await sql<{ tenantId: number }>`select * from tenants_with_prompt_labels()`.execute(
      ctx.db.outside,
    )
    await Promise.all(rows.map(({ tenantId }) => judgeTenantCalls(ctx, tenantId, signal)))
  } catch (error) {
    ctx.log.error({ err: error }, 'calls were not judged by prompt labels')
  }
}

type Due = { due: DueJudgement; judgedBy: DetectableLabel; call: JudgedCall }

async function judgeTenantCalls(ctx: AppContext, tenantId: number, signal: AbortSignal): Promise<void> {
  try {
    let goesOn = true
    while (goesOn && !signal.aborted) {
      const all = await ctx.db.inTenant(tenantId, (tx) => findDueCalls(tx, ctx.clock.now()))
      goesOn = (await judgeAll(ctx, { tenantId, all, signal })) && all.length === MAX_DUE
    }
  } catch (error) {
    ctx.log.error({ err: error, tenantId }, 'calls of a company were not judged by prompt labels')
  }
}

/** False: the company's tokens of the day are used up. */
async function judgeAll(
  ctx: AppContext,
  { tenantId, all, signal }: { tenantId: number; all: readonly Due[]; signal: AbortSignal },
): Promise<boolean> {
  for (let index = 0; index < all.length && !signal.aborted; index += AT_ONCE) {
    const some = all.slice(index, index + AT_ONCE)
    const kinds = await Promise.all(some.map((due) => judgeCall(ctx, { tenantId, due, signal })))
    if (kinds.includes('overBudget')) return false
  }
  return true
}

async function findDueCalls(tx: TenantTx, now: Date): Promise<Due[]> {
  const all = await findDueJudgements(tx, now)
  if (all.length === 0) return []
  const labels = await findJudgedLabels(tx, [...new Set(all.map(({ labelId }) => labelId))])
  const calls = await findConversations(tx, [...new Set(all.map(({ callId }) => callId))])
  return all.flatMap((due) => {
    const judgedBy = labels.find(({ id }) => id === due.labelId)
    const call = calls.find(({ callId }) => callId === due.callId)
    return judgedBy && call ? [{ due, judgedBy, call }] : []
  })
}

async function judgeCall(
  ctx: AppContext,
  { tenantId, due, signal }: { tenantId: number; due: Due; signal: AbortSignal },
): Promise<Judgement['kind']> {
  const { rule } = due.judgedBy
  const sentences = due.call.conversation.sentences.map(({ role, words }, index) => ({ index, role, words }))
  // True at the end of a call whose sentences were all judged while it went on.
  const isNothingNew = due.due.sentences === due.due.judgedSentences
  const judgement = isNothingNew
    ? { kind: 'nothingSaid' as const, use: NO_USE }
    : await judgePrompt(ctx, { tenantId, rule, sentences, signal })
  // Another process judges it.
  if (!signal.aborted)
    await ctx.db.inTenant(tenantId, (tx) => storeJudgement(tx, { due, judgement, now: ctx.clock.now() }))
  return judgement.kind
}

async function storeJudgement(
  tx: TenantTx,
  { due: { due, judgedBy, call }, judgement, now }: { due: Due; judgement: Judgement; now: Date },
): Promise<void> {
  // It may have been disabled or deleted while the model was thinking.
  const [current] = await findJudgedLabels(tx, [judgedBy.id])
  if (!current) return
  const delayMs = getRetryDelay(judgement, due)
  if (delayMs !== null) {
    const failures = judgement.kind === 'overBudget' ? due.failures : due.failures + 1
    const nextAt = new Date(now.getTime() + delayMs)
    await saveJudgement(tx, due, { failures, nextAt, judgedAt: now })
    return
  }
  const verdict = judgement.kind === 'judged' ? judgement.verdict : { hit: false, sentences: [], reason: '' }
  const found = promptHits(current, call, verdict).filter(({ hitAt }) => hitAt >= current.enabledAt)
  const hits = newHits(found, await knownHits(tx, [call.callId]))
  await addLabelHits(tx, hits.map(toHitRow), now)
  await pushHits(tx, hits, now)
  const isFinal = found.length > 0 && current.rule.useContext === label.USE_CONTEXT.conversation
  const { rounds, sentences } = due
  await saveJudgement(tx, due, { rounds, sentences, isFinal, failures: 0, nextAt: null, judgedAt: now })
}

/** Milliseconds until a judgement that failed is tried again; null: it has a result, or is left out. */
function getRetryDelay({ kind }: Judgement, { failures }: DueJudgement): number | null {
  if (kind === 'overBudget') return OVER_BUDGET_DELAY_MS
  const isTemporary = kind === 'timeout' || kind === 'unavailable' || kind === 'busy'
  return isTemporary && failures + 1 < MAX_FAILURES ? FIRST_DELAY_MS * 2 ** failures : null
}

/**
 * Hits that follow from a verdict: one for a label that looks at the conversation, at the last sentence that shows it; for a
 * label that looks at each sentence, one per matching sentence. Their words are the evidence, without the letter of a
 * condition.
 */
function promptHits(found: DetectableLabel, call: JudgedCall, verdict: Verdict): DetectedHit[] {
  if (!verdict.hit) return []
  const sentences = verdict.sentences.flatMap((index) => {
    const said = call.said[index]
    const words = call.conversation.sentences[index]?.words
    return said && words !== undefined ? [{ ...said, words }] : []
  })
  const hitAt = (at: Date | undefined): Date => at ?? call.endedAt ?? call.said.at(-1)?.at ?? new Date(0)
  const toEvidence = ({ seq, words }: { seq: number; words: string }) => ({
    lambda: '',
    seq,
    begin: 0,
    end: words.length,
  })
  if (found.rule.useContext === label.USE_CONTEXT.sentence)
    return sentences.map((sentence) => ({
      label: found,
      call,
      hitAt: sentence.at,
      evidence: [toEvidence(sentence)],
    }))
  return [{ label: found, call, hitAt: hitAt(sentences.at(-1)?.at), evidence: sentences.map(toEvidence) }]
}

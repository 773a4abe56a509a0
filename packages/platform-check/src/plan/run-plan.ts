import type { Call } from '@console/contracts'
import { checkAnswer, sortReply } from '../aspects/answer.ts'
import type { Check, Outcome, Played, Session } from '../base/check.ts'
import type { Reply, Sent } from '../base/client.ts'
import { findCall } from '../base/contract.ts'
import { MissingFact, type Facts } from '../base/facts.ts'
import type { Step } from '../base/step.ts'

/**
 * Plays the steps; a step that needs earlier answers comes after these. A step for which no answer provides the request is
 * not tried.
 */
export async function runPlan(check: Check, steps: readonly Step[]): Promise<Played[]> {
  const played: Played[] = []
  let waiting = [...steps]
  while (waiting.length > 0) {
    const ready = waiting.flatMap((step) => {
      const sent = build(step, check.facts)
      return sent instanceof MissingFact ? [] : [{ step, sent }]
    })
    if (ready.length === 0) break
    const round = await Promise.all(ready.map(async ({ step, sent }) => play(check, step, sent)))
    for (const { step, outcome } of round)
      if (outcome.kind === 'success') step.learn?.(outcome.data, check.facts)
    played.push(...round)
    const done = new Set(ready.map(({ step }) => step))
    waiting = waiting.filter((step) => !done.has(step))
  }
  for (const step of waiting) {
    const missing = build(step, check.facts)
    if (missing instanceof MissingFact)
      check.findings.notTried(
        findCall(step.id),
        ['there', 'shape', 'code', 'refusal', 'time'],
        missing.message,
      )
  }
  return played
}

function build(step: Step, facts: Facts): Sent | MissingFact {
  try {
    return step.request(facts)
  } catch (error) {
    if (error instanceof MissingFact) return error
    throw error
  }
}

async function play(check: Check, step: Step, sent: Sent): Promise<Played> {
  const { client, findings } = check
  const call = findCall(step.id)
  const { reply, by } = await sendByOne(check, { call, step, sent })
  const sorted = sortReply(call, reply)
  const reason = reasonToRefuse(step, sorted)
  if (reason !== null) {
    findings.ok(call, 'there')
    findings.notTried(call, ['shape', 'code', 'time'], reason)
    return { call, step, sent, by, outcome: sorted, reply }
  }
  const outcome = checkAnswer(call, { reply, findings, timeLimitMs: client.timeLimit(call) })
  if (outcome.kind !== 'success')
    findings.notTried(call, ['shape', 'refusal', 'paging', 'limit'], 'the call itself does not succeed')
  return { call, step, sent, by, outcome, reply }
}

/** Sends a call of providers by the other account first; the answer that is not a refusal counts. */
async function sendByOne(
  { client, own, other }: Check,
  { call, step, sent }: { call: Call; step: Step; sent: Sent },
): Promise<{ reply: Reply; by: Session }> {
  if (step.isForProviders === true && other !== null) {
    const reply = await client.send(call, sent, other.token)
    if (sortReply(call, reply).kind !== 'refused') return { reply, by: other }
  }
  return { reply: await client.send(call, sent, own.token), by: own }
}

const FORBIDDEN = 403

/** The reason of a justified refusal: the account may not do it, or the platform may lack it. */
function reasonToRefuse(step: Step, outcome: Outcome): string | null {
  if (outcome.kind !== 'refused') return null
  if (outcome.status === FORBIDDEN) return 'the account may not send it (HTTP 403)'
  if (step.mayBeRefused !== undefined && outcome.status === 200) return step.mayBeRefused
  return step.isForProviders === true && outcome.status === 200 ? 'only a provider may send it' : null
}

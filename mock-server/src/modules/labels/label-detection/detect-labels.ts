import type { TenantTx } from '../../../platform/context/context.ts'
import { disableCostlyLabels } from '../label/public.ts'
import { compiledLabels } from './compiled-labels.ts'
import { findConversations } from './conversations.store.ts'
import { knownHits } from './detectable-labels.store.ts'
import { judgeCall, newHits, type DetectedHit } from './judge-call.ts'

/**
 * Finds the new hits in calls as they are known now. A label is judged from the moment it was enabled; anything said before
 * that has no hits of it. Sentences that come late add hits, and take none back. A label that takes too long is switched
 * off.
 */
export async function detectLabels(
  tx: TenantTx,
  callIds: readonly string[],
  now: Date,
): Promise<DetectedHit[]> {
  if (callIds.length === 0) return []
  const calls = await findConversations(tx, callIds)
  if (calls.length === 0) return []
  const labels = await compiledLabels(tx, [...new Set(calls.map((call) => call.businessTypeId))])
  if (labels.length === 0) return []
  const known = Map.groupBy(await knownHits(tx, callIds), ({ callId }) => callId)
  const found: DetectedHit[] = []
  const costly = new Set<number>()
  for (const call of calls) {
    const judged = await judgeCall(
      tx,
      call,
      labels.filter(({ label }) => !costly.has(label.id)),
    )
    const hits = judged.hits.filter(({ label, hitAt }) => hitAt >= label.enabledAt)
    found.push(...newHits(hits, known.get(call.callId) ?? []))
    for (const { id } of judged.costly) costly.add(id)
  }
  await disableCostlyLabels(tx, [...costly], now)
  return found
}

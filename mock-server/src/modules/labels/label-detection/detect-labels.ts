import type { TenantTx } from '../../../platform/context/context.ts'
import { compiledLabels } from './compiled-labels.ts'
import { conversationsOf } from './conversations.store.ts'
import { knownHits } from './detectable-labels.store.ts'
import { judgeCall, newHits, type DetectedHit } from './judge-call.ts'

/**
 * What is found in calls as they are known now and was not known before. A label is judged from the moment on at which
 * it was enabled; what was said before that has no hits of it. Sentences that come late add hits, and take none back.
 */
export async function detectLabels(tx: TenantTx, callIds: readonly string[]): Promise<DetectedHit[]> {
  if (callIds.length === 0) return []
  const calls = await conversationsOf(tx, callIds)
  if (calls.length === 0) return []
  const labels = await compiledLabels(tx, [...new Set(calls.map((call) => call.businessTypeId))])
  if (labels.length === 0) return []
  const known = Map.groupBy(await knownHits(tx, callIds), ({ callId }) => callId)
  return calls.flatMap((call) => {
    const hits = judgeCall(tx, call, labels).filter(({ label, hitAt }) => hitAt >= label.enabledAt)
    return newHits(hits, known.get(call.callId) ?? [])
  })
}

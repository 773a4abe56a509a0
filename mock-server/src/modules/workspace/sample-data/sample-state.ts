import { sampleData, type workspace } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { DAY_MS } from '../../../platform/time/units.ts'
import { hasFacts } from '../../facts/ingest/public.ts'
import { sampleTexts } from './sample-data.messages.ts'
import {
  findBusinessOfSample,
  findSample,
  type Sample,
  type SampleBusiness,
  worksForOthers,
} from './sample-data.store.ts'

/** The steps of a company that a sample needs. */
type Steps = Record<Extract<workspace.SetupStep, 'businesses' | 'organisation' | 'seats'>, boolean>
type Situation = { now: Date; steps: Steps }

/** Whether the company shows a sample, with the receipt of its last status, or could add one. */
export async function findSampleState(
  tx: TenantTx,
  situation: Situation,
): Promise<{ sample: workspace.SampleState; lastReceipt: number }> {
  const found = await findSample(tx)
  if (found === undefined) {
    const possible = await findPossibleSample(tx, situation)
    return { sample: { state: 'refusal' in possible ? 'unavailable' : 'available' }, lastReceipt: 0 }
  }
  const { addedAt, lastReceipt, prefix } = found
  const isMixed = await hasFacts(tx, { besides: prefix })
  return {
    sample: { state: 'shown', ...sampleSize(found), addedAt: toUnixSeconds(addedAt), isMixed },
    lastReceipt,
  }
}

export const sampleSize = ({ userIds, calls }: Pick<Sample, 'userIds' | 'calls'>) => ({
  seats: userIds.length,
  calls,
})

/** The business and seats that a sample would show, or why the company cannot have one. */
export async function findPossibleSample(
  tx: TenantTx,
  { now, steps }: Situation,
): Promise<{ business: SampleBusiness } | { refusal: Text }> {
  if (await hasFacts(tx, { besides: null })) return { refusal: sampleTexts.ownFacts }
  const business = steps.businesses && steps.organisation && steps.seats && (await findBusinessOfSample(tx))
  if (!business) return { refusal: sampleTexts.noSeats }
  const since = new Date(now.getTime() - sampleData.SAMPLE_DAYS * DAY_MS)
  return (await worksForOthers(tx, since)) ? { refusal: sampleTexts.worksForOthers } : { business }
}

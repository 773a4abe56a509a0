import { stat } from '@console/contracts'
import { expect, type APIRequestContext } from '@playwright/test'
import { sendCall } from '../../fixtures/report-events.ts'
import { tokenFor } from '../../fixtures/test.ts'

/** A server that has just been filled computes its statistics day by day. */
export async function untilComputed(request: APIRequestContext): Promise<void> {
  const token = await tokenFor(request, 'manager')
  await expect
    .poll(async () => (await sendCall(request, stat.time, token)).lastUpdatedAt, { timeout: 60_000 })
    .not.toBeNull()
}

import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'
import { perApplication } from '../../../../platform/context/per-application.ts'
import { MINUTE_MS } from '../../../../platform/time/units.ts'
import { checksVoices, findSettings } from '../setting/setting.store.ts'
import { checkVoice } from './check-voice.ts'
import { endCheck, type StartedCheck } from './end-check.ts'
import {
  beginRecord,
  claim,
  dequeue,
  endRecord,
  findQueued,
  lockQueued,
  postpone,
  setWaiting,
  tenantsWithChecks,
  wasCheckedNear,
} from './queue.store.ts'

/** Recordings of one company that are checked before it is the next one's turn. */
const BATCH = 20
/** That began and did not end, also because the server was killed by one. */
export const MAX_ATTEMPTS = 3
const RETRY_MS = MINUTE_MS
/** Longer than a check takes. */
const CLAIM_MS = 10 * MINUTE_MS

/** Of an application one run at a time. */
const runs = perApplication(() => ({ last: Promise.resolve() }))

/** Checks recordings until none is due. What fails is logged, and tried again. */
export function runVoiceChecks(ctx: AppContext, signal = new AbortController().signal): Promise<void> {
  const state = runs(ctx)
  state.last = state.last.then(() => run(ctx, signal))
  return state.last
}

async function run(ctx: AppContext, signal: AbortSignal): Promise<void> {
  try {
    let goesOn = true
    while (goesOn && !signal.aborted) {
      const tenantIds = await tenantsWithChecks(ctx, ctx.clock.now())
      goesOn = tenantIds.length > 0
      for (const tenantId of tenantIds) await runTenantChecks(ctx, tenantId, signal)
    }
  } catch (error) {
    ctx.log.error({ err: error }, 'voices were not checked')
  }
}

async function runTenantChecks(ctx: AppContext, tenantId: number, signal: AbortSignal): Promise<void> {
  const now = ctx.clock.now()
  const callIds = await ctx.db.inTenant(tenantId, (tx) => findQueued(tx, { now, limit: BATCH }))
  for (const callId of callIds) {
    if (signal.aborted) return
    try {
      await runCheck(ctx, { tenantId, callId, signal })
    } catch (error) {
      ctx.log.error({ err: error, tenantId, callId }, 'a voice was not checked; it is tried again')
      const nextAt = new Date(ctx.clock.now().getTime() + RETRY_MS)
      await ctx.db.inTenant(tenantId, async (tx) => {
        await setWaiting(tx, callId)
        await postpone(tx, callId, nextAt)
      })
    }
  }
}

async function runCheck(
  ctx: AppContext,
  { tenantId, callId, signal }: { tenantId: number; callId: string; signal: AbortSignal },
): Promise<void> {
  const started = await ctx.db.inTenant(tenantId, (tx) => begin(tx, callId, ctx.clock.now()))
  if (started !== null) await endCheck(ctx, started, await checkVoice(ctx, started, signal))
}

/** Null where there is nothing to check, or it failed too often. */
async function begin(tx: TenantTx, callId: string, now: Date): Promise<StartedCheck | null> {
  const call = await lockQueued(tx, callId, now)
  if (!call) return null
  const { userId } = call
  if (userId === null || !(await checksVoices(tx))) {
    await dequeue(tx, callId)
    return null
  }
  const settings = await findSettings(tx)
  const { checkFrequency: days } = settings
  if (days > 0 && (await wasCheckedNear(tx, { userId, sessionAt: call.sessionAt, days }))) {
    await dequeue(tx, callId)
    return null
  }
  const id = await beginRecord(tx, { call, userId, at: now })
  if (call.attempts >= MAX_ATTEMPTS) {
    await endRecord(tx, id, { status: 0, reason: 'failed', speechMs: null, signalToNoise: null, at: now })
    await dequeue(tx, callId)
    return null
  }
  await claim(tx, callId, new Date(now.getTime() + CLAIM_MS))
  return { ...call, id, userId, tenantId: tx.tenantId, settings }
}

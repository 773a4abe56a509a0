import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { addLabelHits } from '../../facts/ingest/public.ts'
import {
  CostlyLabelError,
  isJudgeable,
  compiledLabels,
  findConversations,
  judgeByLabel,
  knownHits,
  newHits,
  toHitRow,
  type CompiledDetectable,
  type JudgedCall,
} from '../../labels/label-detection/public.ts'
import { disableCostlyLabels } from '../../labels/label/public.ts'
import { addProgress, endBackFill, lockRunning, type StoredBackFill } from './back-fill.store.ts'
import { findBusinessTypeId, pastCalls } from './past-calls.store.ts'

/** Calls of one transaction: short, so that what is reported meanwhile does not wait. */
const STEP_CALLS = 250

/** Goes on with every company's back-fills until all have ended. What fails is logged, and tried again. */
export async function runBackFills(ctx: AppContext, isStopping: () => boolean = () => false): Promise<void> {
  try {
    const { rows } = await sql<Running>`select * from running_label_back_fills()`.execute(ctx.db.outside)
    for (const running of rows) await runBackFill(ctx, running, isStopping)
  } catch (error) {
    ctx.log.error({ err: error }, 'back-fills of labels did not go on')
  }
}

type Running = { tenantId: number; id: number }

async function runBackFill(
  ctx: AppContext,
  { tenantId, id }: Running,
  isStopping: () => boolean,
): Promise<void> {
  try {
    let goesOn = true
    while (goesOn && !isStopping())
      goesOn = await ctx.db.inTenant(tenantId, (tx) => step(tx, id, ctx.clock.now()))
  } catch (error) {
    // The next round finds it disabled, and ends.
    if (error instanceof CostlyLabelError)
      return ctx.db.inTenant(tenantId, (tx) => disableCostlyLabels(tx, [error.label.id], ctx.clock.now()))
    ctx.log.error({ err: error, tenantId, backFill: id }, 'a back-fill of a label did not go on')
  }
}

/** Runs the next calls of a back-fill. Returns false if there are none left, or somebody has stopped it. */
async function step(tx: TenantTx, id: number, now: Date): Promise<boolean> {
  const running = await lockRunning(tx, id)
  if (!running) return false
  const judge = await findCompiledLabel(tx, running.labelId)
  if (!judge) {
    // It was disabled or deleted meanwhile.
    await endBackFill(tx, id, { at: now, isStopped: true })
    return false
  }
  const calls = await pastCalls(tx, buildPastCallsQuery(running, judge), STEP_CALLS)
  const callIds = calls.map(({ callId }) => callId)
  const judged = (await findConversations(tx, callIds)).filter((call) => isJudgeable(judge.label, call))
  const hits = await addLabelHits(tx, await missingHits(tx, judged, judge), now)
  await addProgress(tx, id, { calls: judged.length, hits, cursor: calls.at(-1) ?? null })
  if (calls.length === STEP_CALLS) return true
  await endBackFill(tx, id, { at: now, isStopped: false })
  return false
}

async function findCompiledLabel(tx: TenantTx, labelId: number): Promise<CompiledDetectable | undefined> {
  const businessTypeId = await findBusinessTypeId(tx, labelId)
  const labels = await compiledLabels(tx, [businessTypeId])
  return labels.find(({ label }) => label.id === labelId)
}

async function missingHits(tx: TenantTx, calls: readonly JudgedCall[], judge: CompiledDetectable) {
  const callIds = calls.map(({ callId }) => callId)
  const known = Map.groupBy(await knownHits(tx, callIds), ({ callId }) => callId)
  const missing: ReturnType<typeof toHitRow>[] = []
  for (const call of calls)
    missing.push(...newHits(await judgeByLabel(call, judge), known.get(call.callId) ?? []).map(toHitRow))
  return missing
}

function buildPastCallsQuery(
  { beginsAt, endsAt, cursorAt, cursorCall }: StoredBackFill,
  { label: { businessTypeId } }: CompiledDetectable,
): Parameters<typeof pastCalls>[1] {
  const cursor =
    cursorAt === null || cursorCall === null ? null : { micros: String(cursorAt), callId: cursorCall }
  return { businessTypeId, from: beginsAt, until: endsAt, cursor }
}

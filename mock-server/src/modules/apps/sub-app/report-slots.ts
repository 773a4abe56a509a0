import type { subApp } from '@console/contracts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { insertFailure, type Reported } from './health.store.ts'
import { addSlotFigures, saveSlotTrial, slotKey } from './slot-health.store.ts'
import { findSlots } from './slots.store.ts'
import { switchFailingSlot } from './switch-failing-slot.ts'

type SlotReport = Extract<subApp.HealthReport, { kind: 'slot' }>
type Reports = { reports: readonly Reported[]; reporter: Buffer; now: Date }

/** Counts how contributions did, of those that their versions have, and switches off what fails for many. */
export async function countSlotReports(
  ctx: AppContext,
  tx: TenantTx,
  { reports, reporter, now }: Reports,
): Promise<void> {
  const ofSlots = reports.flatMap(({ versionId, report }) =>
    report.kind === 'slot' ? [{ versionId, report }] : [],
  )
  const known = await findSlots(
    tx,
    ofSlots.map(({ versionId }) => versionId),
  )
  const failed = new Map<string, { versionId: number; slot: string }>()
  // The same order everywhere: two requests that count the same ones wait for each other, and not both at once.
  const ordered = ofSlots.toSorted((one, other) => toKey(one).localeCompare(toKey(other), 'en'))
  for (const { versionId, report } of ordered) {
    const { slot, outcome } = report
    const found = known.get(versionId)
    // A console that was open meanwhile may still have one that is off.
    if (found?.slots.contributions.some(({ id }) => id === slot) !== true || found.off.has(slot)) continue
    await countReport(tx, { versionId, report }, { reporter, now })
    if (outcome === 'failed') failed.set(slotKey({ versionId, slot }), { versionId, slot })
  }
  for (const one of failed.values()) await switchFailingSlot(ctx, tx, one)
}

const toKey = ({ versionId, report: { slot } }: Reported<SlotReport>): string => slotKey({ versionId, slot })

async function countReport(
  tx: TenantTx,
  { versionId, report }: Reported<SlotReport>,
  { reporter, now }: Omit<Reports, 'reports'>,
): Promise<void> {
  const { slot, outcome, ms, longTasks, text } = report
  const isFailing = outcome === 'failed'
  const figures = isFailing ? { failures: 1 } : { shown: 1, shownMs: ms, slowestMs: ms }
  await addSlotFigures(tx, { versionId, slot }, { ...figures, longTasks, now })
  await saveSlotTrial(tx, { versionId, slot, reporter, isFailing, lastAt: now })
  if (isFailing) await insertFailure(tx, { versionId, kind: 'slot', text: `${slot}: ${text}`, at: now })
}

import { subApp } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { perApplication } from '../../../platform/context/per-application.ts'
import { windowLimit } from '../../../platform/limits/window-limit.ts'
import { fallBack } from './fall-back.ts'
import { addFigures, insertFailure, saveTrial, type Reported } from './health.store.ts'
import { countSlotReports } from './report-slots.ts'
import { findRunningApps } from './running-apps.store.ts'

/** Enough to tell people apart, and too few to find one. */
const REPORTER_BYTES = 8
const REQUESTS_PER_MINUTE = 30

const reportLimit = perApplication(({ clock }) =>
  windowLimit(clock, { max: REQUESTS_PER_MINUTE, seconds: 60 }),
)

/** Counts what happened to the person's apps in their browser. Versions that they do not run, such as previews, do not count. */
export const reportHealth = route(subApp.reportHealth, {
  // What the caller runs.
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session, body: { reports } }) => {
    if (reportLimit(ctx).admit(`${session.tenantId}.${session.userId}`) > 0) return null
    const running = new Set(
      (await findRunningApps(tx, session)).apps.map(({ module, versionId }) => `${module} ${versionId}`),
    )
    const reporter = ctx.secrets
      .mac('app-health', `${session.tenantId}.${session.userId}`)
      .subarray(0, REPORTER_BYTES)
    const own = reports.filter(({ module, versionId }) => running.has(`${module} ${versionId}`))
    const circumstances = { reporter, now: ctx.clock.now() }
    const failed = new Set<number>()
    for (const { versionId, report } of own) {
      if (report.kind === 'slot') continue
      await countReport(tx, { versionId, report }, circumstances)
      if (report.kind === 'failed') failed.add(versionId)
    }
    for (const versionId of failed) await fallBack(ctx, tx, versionId)
    await countSlotReports(ctx, tx, { reports: own, ...circumstances })
    return null
  },
})

type Circumstances = { reporter: Buffer; now: Date }

async function countReport(
  tx: TenantTx,
  { versionId, report }: Reported<Exclude<subApp.HealthReport, { kind: 'slot' }>>,
  { reporter, now }: Circumstances,
): Promise<void> {
  switch (report.kind) {
    case 'mounted': {
      const { loadMs, mountMs } = report
      await addFigures(tx, versionId, { mounts: 1, loadMs, mountMs, slowestMs: loadMs + mountMs, now })
      return saveTrial(tx, { versionId, reporter, isFailing: false, lastAt: now })
    }
    case 'longTasks':
      return addFigures(tx, versionId, { longTasks: report.count, now })
    default: {
      const { kind, text } = report
      const column = (
        { failed: 'failures', error: 'errors', policy: 'policyReports', leak: 'leaks' } as const
      )[kind]
      await addFigures(tx, versionId, { [column]: 1, now })
      await insertFailure(tx, { versionId, kind, text, at: now })
      if (kind === 'failed') await saveTrial(tx, { versionId, reporter, isFailing: true, lastAt: now })
    }
  }
}

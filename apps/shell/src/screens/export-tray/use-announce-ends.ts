import { exports } from '@console/contracts'
import { serverNow } from '@console/ui/server-time'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { isOnItsPage, startedHere, takeStarted } from '../../runtime/services/started-exports.ts'
import { justEnded, getExportNameId } from './export-job.ts'
import { isUnfinished } from './is-unfinished.ts'
import { useDownload } from './use-download.ts'

/**
 * Says how exports ended (R41). A finished one is announced on every page, and its file is fetched by itself
 * while the page that started it is still open. A failed one is said in the tray and to screen readers; the tab that
 * started it has a toast too, but for exports that fail in silence (AUDIT-012, BILL-040). One that runs for longer than its documented limit goes
 * on: its page says so, once.
 */
export function useAnnounceEnds(jobs: readonly exports.ExportJob[], updatedAt: number): void {
  const before = useRef(jobs)
  const announce = useEffectEvent(useAnnouncements())
  useEffect(() => {
    const earlier = before.current
    before.current = jobs
    announce(earlier, jobs)
  }, [jobs, updatedAt])
}

function useAnnouncements() {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const download = useDownload()
  const formatJobName = (job: exports.ExportJob) => formatMessage({ id: getExportNameId(job) })

  function sayFinished(job: exports.ExportJob): void {
    const own = takeStarted(job.id)
    services.toast.success(formatMessage({ id: getDoneTextId(job) }, { name: formatJobName(job) }))
    if (own !== undefined && isOnItsPage(own)) void download(job)
  }

  function sayFailed(job: exports.ExportJob): void {
    const own = takeStarted(job.id)
    const { reason } = job
    services.announce(
      formatMessage({ id: 'exports.failed' }, { name: formatJobName(job), reason: reason ?? '' }),
    )
    services.reportError(new Error(`Export failed: ${reason ?? 'no reason given'}`), 'exports')
    const text = getFailedTextId(job)
    if (own !== undefined && text !== null) services.toast.error(formatMessage({ id: text }))
  }

  function sayLate(job: exports.ExportJob): void {
    const own = startedHere(job.id)
    if (own === undefined || own.isLate || serverNow() - own.startedAt < getExportTimeout(job)) return
    own.isLate = true
    if (isOnItsPage(own))
      services.toast.info(formatMessage({ id: 'exports.late' }, { name: formatJobName(job) }))
  }

  return (before: readonly exports.ExportJob[], now: readonly exports.ExportJob[]): void => {
    const isStartedHere = ({ id }: exports.ExportJob) => startedHere(id) !== undefined
    for (const job of justEnded(before, now, isStartedHere)) {
      if (job.state === 'done') sayFinished(job)
      else if (job.state === 'failed') sayFailed(job)
      else takeStarted(job.id)
    }
    now.filter(isUnfinished).forEach(sayLate)
  }
}

/** After which the documents give an export up (SHELL-019, STAT-056). */
function getExportTimeout({ request }: exports.ExportJob): number {
  const isBill = request.kind === 'bill' || request.kind === 'billLines'
  return isBill ? exports.BILLING_EXPORT_TIMEOUT_MS : exports.STATISTICS_EXPORT_TIMEOUT_MS
}

/** Of violations the documents name the text (VIOL-010). */
function getDoneTextId({ request }: exports.ExportJob): string {
  return request.kind === 'violations' ? 'global.export.successed' : 'exports.done'
}

/** Where the documents name another text than of all others, or none (PLAN-050, DSET-033, AUDIT-012, BILL-040). */
const FAILED_TEXTS: Partial<Record<exports.ExportRequest['kind'], string | null>> = {
  statusEdits: 'editHistory.export.failed',
  consoleUse: 'tracking.export.failed',
  audit: null,
  recordings: null,
}

function getFailedTextId({ request }: exports.ExportJob): string | null {
  const text = FAILED_TEXTS[request.kind]
  return text === undefined ? 'global.export.failed' : text
}

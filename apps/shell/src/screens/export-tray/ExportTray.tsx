import { exports } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import { formatTime, IconButton } from '@console/ui'
import { serverNow } from '@console/ui/server-time'
import { Button, Popover } from 'antd'
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { OPTIONAL_CALLS } from '../../base/optional-calls.ts'
import { optionalPart } from '../../base/optional-part.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { isOnItsPage, startedHere, takeStarted } from '../../runtime/services/started-exports.ts'
import { closeTray, openSchedules, openTray, useOpenTray } from '../../runtime/services/tray-store.ts'
import { RemoveButton, useDownload } from './export-actions.tsx'
import { getExportNameId, justEnded } from './export-job.ts'
import { useExportJobs } from './export-queries.ts'
import { exportTexts } from './export-texts.ts'
import { ExportJobRow } from './ExportJobRow.tsx'
import { isUnfinished } from './is-unfinished.ts'
import { TrayRow } from './TrayRow.tsx'
import trayStyles from '../parts/HeaderTray.module.css'
import styles from './ExportTray.module.css'

/**
 * Exports for which the documents name a text other than the general one, or none (PLAN-050, DSET-033, AUDIT-012, BILL-040).
 */
const FAILED_TEXTS: Partial<Record<exports.ExportRequest['kind'], string | null>> = {
  statusEdits: 'editHistory.export.failed',
  consoleUse: 'tracking.export.failed',
  audit: null,
  recordings: null,
}

const SchedulesDialog = optionalPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-schedules" */ '../report-schedules/SchedulesDialog.tsx'))
      .SchedulesDialog,
)

const NO_JOBS: exports.ExportJob[] = []
const NONE_BROKEN: exports.BrokenExport[] = []

/** Every export of the user: what runs, what can be downloaded, what failed (R32). */
export function ExportTray() {
  return (
    <MoreTexts texts={exportTexts}>
      <Tray />
      <Schedules />
    </MoreTexts>
  )
}

function Schedules() {
  const open = useOpenTray()
  if (open === null || open === 'tray') return null
  return (
    <Suspense fallback={null}>
      <SchedulesDialog open={open} />
    </Suspense>
  )
}

function Tray() {
  const { formatMessage } = useIntl()
  const { data, error, dataUpdatedAt } = useExportJobs()
  const isOpen = useOpenTray() === 'tray'
  const jobs = data?.jobs ?? NO_JOBS
  const broken = data?.broken ?? NONE_BROKEN
  const count = jobs.length + broken.length
  useAnnounceEnds(jobs, dataUpdatedAt)
  const running = jobs.filter(isUnfinished).length
  const title = formatMessage({ id: 'exports.title' })
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={(next) => {
        if (next) openTray()
        else closeTray()
      }}
      classNames={{ root: trayStyles['tray'] ?? '' }}
      styles={{ container: { padding: 0 } }}
      content={
        <section className={trayStyles['content']} aria-label={title}>
          <TrayHead title={title} count={count} />
          {error !== null && (
            <p className={styles['problem']} role="alert">
              {formatMessage({ id: 'exports.unknown' }, { reason: error.message })}
            </p>
          )}
          <ul className={styles['list']}>
            {jobs.map((job) => (
              <ExportJobRow key={job.id} job={job} />
            ))}
            {broken.map((job) => (
              <BrokenRow key={job.id} job={job} />
            ))}
          </ul>
          {count === 0 && <p className={styles['none']}>{formatMessage({ id: 'exports.none' })}</p>}
        </section>
      }
    >
      <IconButton
        icon="export"
        size="large"
        label={formatMessage({ id: 'exports.open' }, { running })}
        aria-expanded={isOpen}
      >
        {running > 0 && (
          <span className={styles['running']} aria-hidden="true">
            {running}
          </span>
        )}
      </IconButton>
    </Popover>
  )
}

function TrayHead({ title, count }: { title: string; count: number }) {
  const { formatMessage } = useIntl()
  const hasSchedules = useShell().client.has(OPTIONAL_CALLS.reportSchedules)
  return (
    <div className={styles['head']}>
      <h2 className="ui-body ui-strong">{title}</h2>
      <span className="ui-grow ui-size-12 ui-faint">{count}</span>
      {hasSchedules && (
        <Button type="link" size="small" onClick={() => openSchedules('schedules')}>
          {formatMessage({ id: 'exports.schedules' })}
        </Button>
      )}
      <IconButton icon="close" label={formatMessage({ id: 'exports.close' })} onClick={closeTray} />
    </div>
  )
}

/**
 * Says how exports ended (R41). A finished one is announced on every page, and its file is fetched by itself
 * while the page that started it is still open. A failed one is said in the tray and to screen readers; the tab that
 * started it has a toast too, but for exports that fail in silence (AUDIT-012, BILL-040). One that runs for longer than its documented limit goes
 * on: its page says so, once.
 */
function useAnnounceEnds(jobs: readonly exports.ExportJob[], updatedAt: number): void {
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

/** The time after which the documents give up an export (SHELL-019, STAT-056). */
function getExportTimeout({ request }: exports.ExportJob): number {
  const isBill = request.kind === 'bill' || request.kind === 'billLines'
  return isBill ? exports.BILLING_EXPORT_TIMEOUT_MS : exports.STATISTICS_EXPORT_TIMEOUT_MS
}

/** The documents name the text for violations (VIOL-010). */
function getDoneTextId({ request }: exports.ExportJob): string {
  return request.kind === 'violations' ? 'global.export.successed' : 'exports.done'
}

function getFailedTextId({ request }: exports.ExportJob): string | null {
  const text = FAILED_TEXTS[request.kind]
  return text === undefined ? 'global.export.failed' : text
}

/** An export of an earlier version that this one no longer knows: shows the reason, and offers only removal. */
function BrokenRow({ job }: { job: exports.BrokenExport }) {
  const { formatMessage } = useIntl()
  const { id, fileName, createdAt, timezone, reason } = job
  const name = fileName ?? formatMessage({ id: 'exports.unnamed' }, { time: formatTime(createdAt, timezone) })
  return (
    <TrayRow state="failed" name={name} buttons={<RemoveButton id={id} name={name} />}>
      <div className="ui-note ui-error">{reason}</div>
    </TrayRow>
  )
}

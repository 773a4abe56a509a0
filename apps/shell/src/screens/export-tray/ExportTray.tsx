import { Button, Popover } from 'antd'
import type { exports } from '@console/contracts'
import { IconButton } from '@console/ui'
import { MoreTexts } from '@console/sub-app'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { OPTIONAL_CALLS } from '../../base/optional-calls.ts'
import { optionalPart } from '../../base/optional-part.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { closeTray, openSchedules, openTray, useOpenTray } from '../../runtime/services/tray-store.ts'
import trayStyles from '../parts/HeaderTray.module.css'
import { isUnfinished } from './is-unfinished.ts'
import { useExportJobs } from './export-queries.ts'
import { BrokenRow } from './BrokenRow.tsx'
import { ExportJobRow } from './ExportJobRow.tsx'
import styles from './ExportTray.module.css'
import { exportMessages } from './messages/export-messages.ts'
import { useAnnounceEnds } from './use-announce-ends.ts'

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
    <MoreTexts texts={exportMessages}>
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
      <h2 className={styles['title']}>{title}</h2>
      <span className={styles['count']}>{count}</span>
      {hasSchedules && (
        <Button type="link" size="small" onClick={() => openSchedules('schedules')}>
          {formatMessage({ id: 'exports.schedules' })}
        </Button>
      )}
      <IconButton icon="close" label={formatMessage({ id: 'exports.close' })} onClick={closeTray} />
    </div>
  )
}

import type { exports } from '@console/contracts'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { RemoveButton, useDownload } from './export-actions.tsx'
import { useRemoveExport, useRetryExport } from './export-change-queries.ts'
import { filterCount, getExportNameId, percentDone } from './export-job.ts'
import { isUnfinished } from './is-unfinished.ts'
import { TrayRow } from './TrayRow.tsx'
import styles from './ExportJobRow.module.css'

/** One export: what and how far, from which filters, in which zone; cancel, download, retry or remove. */
export function ExportJobRow({ job }: { job: exports.ExportJob }) {
  const { formatMessage } = useIntl()
  const retry = useRetryExport()
  const name = formatMessage({ id: getExportNameId(job) })
  return (
    <TrayRow
      state={job.state}
      name={
        <>
          {name} <RowsDone job={job} />
        </>
      }
      buttons={<JobButtons job={job} name={name} retry={retry} />}
    >
      <ProgressBar job={job} name={name} />
      <Note job={job} />
      {retry.error !== null && <div className="ui-note ui-error">{retry.error.message}</div>}
    </TrayRow>
  )
}

type JobButtonsProps = { job: exports.ExportJob; name: string; retry: ReturnType<typeof useRetryExport> }

function JobButtons({ job, name, retry }: JobButtonsProps) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const remove = useRemoveExport()
  const download = useDownload()
  return (
    <>
      {isUnfinished(job) && (
        <Button
          type="link"
          size="small"
          loading={remove.isPending}
          onClick={() => {
            remove.mutate(job.id)
          }}
        >
          {formatMessage({ id: 'exports.cancel' })}
        </Button>
      )}
      {job.state === 'done' && (
        <Button type="link" size="small" onClick={() => void download(job)}>
          {formatMessage({ id: 'exports.download' })}
        </Button>
      )}
      {(job.state === 'failed' || job.state === 'cancelled') && (
        <Button
          type="link"
          size="small"
          loading={retry.isPending}
          onClick={() => {
            retry.mutate(job, {
              onError: () => {
                services.toast.error(formatMessage({ id: 'global.export.failed' }))
              },
            })
          }}
        >
          {formatMessage({ id: 'exports.retry' })}
        </Button>
      )}
      {!isUnfinished(job) && <RemoveButton id={job.id} name={name} />}
    </>
  )
}

function ProgressBar({ job, name }: { job: exports.ExportJob; name: string }) {
  const percent = percentDone(job)
  if (job.state !== 'running' || percent === null) return null
  return (
    <div
      className={styles['bar']}
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={styles['filled']} style={{ width: `${percent}%` }} />
    </div>
  )
}

function RowsDone({ job: { state, rowsDone, rowsTotal } }: { job: exports.ExportJob }) {
  const { formatMessage } = useIntl()
  if (state !== 'running') return null
  return (
    <span className="ui-size-12 ui-regular ui-muted">
      {rowsTotal === null
        ? formatMessage({ id: 'exports.rows' }, { rows: rowsDone })
        : formatMessage({ id: 'exports.rowsOf' }, { rows: rowsDone, total: rowsTotal })}
    </span>
  )
}

function Note({ job }: { job: exports.ExportJob }) {
  const { formatMessage } = useIntl()
  const { sessionUser } = useShell()
  if (job.state === 'failed') {
    return (
      <div className="ui-note ui-error">{job.reason || formatMessage({ id: 'global.export.failed' })}</div>
    )
  }
  const facts = {
    queued: formatMessage({ id: 'exports.queued' }),
    running: '',
    cancelled: formatMessage({ id: 'exports.cancelled' }),
    done: [
      formatTime(job.finishedAt ?? job.createdAt, job.timezone),
      sessionUser.tenantName,
      job.timezone,
      formatMessage({ id: 'exports.rows' }, { rows: job.rowsDone }),
      formatMessage({ id: `exports.format.${job.request.format}` }),
    ].join(', '),
  }[job.state]
  const filters = formatMessage({ id: 'exports.filters' }, { count: filterCount(job) })
  return <div className="ui-note ui-muted">{[facts, filters].filter((text) => text !== '').join(', ')}</div>
}

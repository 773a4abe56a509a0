import type { reportSchedule } from '@console/contracts'
import { AppModal, formatTime } from '@console/ui'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { platformUrl } from '../../base/paths.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { downloadFile } from '../parts/download-file.ts'
import { QueriedList } from '../parts/QueriedList.tsx'
import { ChangeButton, changeButtonId, RemoveButton } from './row-buttons.tsx'
import { usePauseSchedule, useSchedules } from './schedule-queries.ts'
import { useScheduleWords } from './use-schedule-words.ts'
import styles from './SchedulesDialog.module.css'

const WIDTH = 640

type ScheduleListProps = {
  /** The schedule whose form was open before; null for a list that opens. */
  focusedId: number | null
  onEdit: (id: number) => void
  onClose: () => void
}

/** The person's own schedules. */
export function ScheduleList({ focusedId, onEdit, onClose }: ScheduleListProps) {
  const { formatMessage } = useIntl()
  return (
    <AppModal
      open
      width={WIDTH}
      title={formatMessage({ id: 'schedules.title' })}
      footer={null}
      fillsPhone
      focusesId={focusedId === null ? undefined : changeButtonId(focusedId)}
      onCancel={onClose}
    >
      <Content onEdit={onEdit} />
    </AppModal>
  )
}

function Content({ onEdit }: Pick<ScheduleListProps, 'onEdit'>) {
  const { formatMessage } = useIntl()
  const query = useSchedules()
  return (
    <QueriedList query={query} failedId="schedules.failed" loadingId="schedules.loading">
      {(answer) => (
        <>
          <p className={styles['note']}>{formatMessage({ id: 'schedules.what' })}</p>
          {query.error !== null && (
            <p className={styles['problem']} role="alert">
              {formatMessage({ id: 'schedules.stale' }, { reason: query.error.message })}
            </p>
          )}
          <ul className="ui-plain-list ui-after-8" aria-label={formatMessage({ id: 'schedules.title' })}>
            {answer.broken.map((schedule) => (
              <BrokenRow key={schedule.id} schedule={schedule} onEdit={() => onEdit(schedule.id)} />
            ))}
            {answer.schedules.map((schedule) => (
              <ScheduleRow key={schedule.id} schedule={schedule} onEdit={() => onEdit(schedule.id)} />
            ))}
          </ul>
          {answer.schedules.length + answer.broken.length === 0 && (
            <p className={styles['note']}>{formatMessage({ id: 'schedules.none' })}</p>
          )}
        </>
      )}
    </QueriedList>
  )
}

type BrokenRowProps = { schedule: reportSchedule.BrokenSchedule; onEdit: () => void }

/** A schedule that can no longer run: why, and what is left to do with it. */
function BrokenRow({ schedule, onEdit }: BrokenRowProps) {
  const { formatMessage } = useIntl()
  const { name, reason, request } = schedule
  return (
    <RowFrame
      name={name}
      buttons={
        <>
          {request !== null && <ChangeButton schedule={schedule} onEdit={onEdit} />}
          <RemoveButton schedule={schedule} />
        </>
      }
    >
      <div className={styles['problem']}>{formatMessage({ id: 'schedules.broken' }, { reason })}</div>
    </RowFrame>
  )
}

type ScheduleRowProps = { schedule: reportSchedule.ReportSchedule; onEdit: () => void }

/** One schedule: when and what, the next file, the last one or why there is none. */
function ScheduleRow({ schedule, onEdit }: ScheduleRowProps) {
  const { formatMessage } = useIntl()
  const words = useScheduleWords()
  const { name, timing, period, request, lastRun } = schedule
  return (
    <RowFrame name={name} buttons={<RowButtons schedule={schedule} onEdit={onEdit} />}>
      <div className={styles['note']}>
        {[
          words.timing(timing),
          formatMessage({ id: `schedules.period.${period}` }),
          request.format.toUpperCase(),
        ].join(' · ')}
      </div>
      <div className={styles['note']}>
        <NextRun schedule={schedule} />
      </div>
      {lastRun !== null && <LastRun run={lastRun} timezone={schedule.timezone} />}
    </RowFrame>
  )
}

function NextRun({ schedule: { state, nextDueAt, timezone } }: Pick<ScheduleRowProps, 'schedule'>) {
  const { formatMessage } = useIntl()
  if (nextDueAt === null)
    return formatMessage({ id: state === 'ended' ? 'schedules.ended' : 'schedules.paused' })
  return formatMessage({ id: 'schedules.next' }, { time: formatTime(nextDueAt, timezone), timezone })
}

type Run = NonNullable<reportSchedule.ReportSchedule['lastRun']>

function LastRun({ run, timezone }: { run: Run; timezone: string }) {
  const { formatMessage } = useIntl()
  const { apiOrigin } = useShell()
  const { state, reason, fileURL, fileName } = run
  const time = formatTime(run.dueAt, timezone)
  if (state === 'failed') {
    return (
      <div className={styles['problem']}>
        {formatMessage({ id: 'schedules.last.failed' }, { time, reason: reason ?? '' })}
      </div>
    )
  }
  const textId =
    state === 'done' && fileURL === null
      ? ('schedules.last.gone' as const)
      : (`schedules.last.${state}` as const)
  return (
    <div className={styles['note']}>
      {formatMessage({ id: textId }, { time })}{' '}
      {fileURL !== null && (
        <Button
          type="link"
          size="small"
          className={styles['own'] ?? ''}
          onClick={() => downloadFile(platformUrl(fileURL, apiOrigin), fileName)}
        >
          {formatMessage({ id: 'schedules.download' })}
        </Button>
      )}
    </div>
  )
}

function RowButtons({ schedule, onEdit }: ScheduleRowProps) {
  const { formatMessage } = useIntl()
  const pause = usePauseSchedule()
  const { name, state } = schedule
  const act = state === 'active' ? 'pause' : 'resume'
  return (
    <>
      <Button
        type="link"
        size="small"
        loading={pause.isPending}
        aria-label={formatMessage({ id: `schedules.${act}Named` }, { name })}
        onClick={() => pause.mutate(schedule)}
      >
        {formatMessage({ id: `schedules.${act}` })}
      </Button>
      <ChangeButton schedule={schedule} onEdit={onEdit} />
      <RemoveButton schedule={schedule} />
    </>
  )
}

type RowFrameProps = { name: string; buttons: ReactNode; children: ReactNode }

/** One row of the list: the name above what there is to say, the buttons beside it, on a phone below. */
function RowFrame({ name, buttons, children }: RowFrameProps) {
  return (
    <li className={styles['row']}>
      <div className="ui-fill">
        <div className="ui-body ui-strong ui-anywhere" dir="auto">
          {name}
        </div>
        {children}
      </div>
      <div className={`ui-wrap ${styles['buttons']}`}>{buttons}</div>
    </li>
  )
}

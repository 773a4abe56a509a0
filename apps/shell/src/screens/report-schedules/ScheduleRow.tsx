import type { reportSchedule } from '@console/contracts'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { platformUrl } from '../../base/platform-url.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { downloadFile } from '../parts/download-file.ts'
import { ChangeButton, RemoveButton } from './row-buttons.tsx'
import { RowFrame } from './RowFrame.tsx'
import { usePauseSchedule } from './schedule-queries.ts'
import styles from './SchedulesDialog.module.css'
import { useScheduleWords } from './use-schedule-words.ts'

type ScheduleRowProps = { schedule: reportSchedule.ReportSchedule; onEdit: () => void }

/** One schedule: when and what, the next file, the last one or why there is none. */
export function ScheduleRow({ schedule, onEdit }: ScheduleRowProps) {
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

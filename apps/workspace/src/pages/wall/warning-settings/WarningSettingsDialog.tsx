import { type DataOf, stat, workspace } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { AppModal, ErrorState } from '@console/ui'
import { type FieldProps, FormDialog, FormField, NumberField, RowsField } from '@console/ui/form'
import { Input, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { hasTooManyDecimals, warnBody, warnForm, workTimesProblem } from '../../../model/warn-form.ts'
import { useWarnSettings } from '../../../queries/warn-settings.ts'
import styles from './WarningSettings.module.css'

const EMPTY: WorkTime = { start: '', end: '' }

const MAX_RANGES = 12

const FORMAT = 'hh:mm:ss'

type WarningSettingsDialogProps = { orgId: number; businessTypeId: number; onClose: () => void }

/** Loads the present settings into the form (WORK-040). */
export function WarningSettingsDialog({ orgId, businessTypeId, onClose }: WarningSettingsDialogProps) {
  const { formatMessage } = useIntl()
  const { data, error, isFetchedAfterMount, refetch } = useWarnSettings(orgId, businessTypeId)
  if (data !== undefined && isFetchedAfterMount)
    return <WarningSettingsForm orgId={orgId} settings={data} onClose={onClose} />
  return (
    <AppModal open title={formatMessage({ id: 'wall.warning.settings' })} footer={null} onCancel={onClose}>
      {error === null ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : (
        <ErrorState
          title={formatMessage({ id: 'wall.warning.failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </AppModal>
  )
}

type WarningSettingsFormProps = {
  orgId: number
  settings: DataOf<typeof stat.warnIndicators>
  onClose: () => void
}

/** When seats are warned, and by which figures (WORK-041..047). */
function WarningSettingsForm({ orgId, settings, onClose }: WarningSettingsFormProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const count = formatMessage({ id: 'wall.warning.count' })
  const time = formatMessage({ id: 'wall.warning.time' })
  const rate = formatMessage({ id: 'wall.warning.rate' })
  const form = useCallForm(stat.saveWarnIndicators, {
    present: { form: warnForm(settings), version: settings.version },
    draftId: orgId,
    // Version 0 is that of settings that nobody has stored: it is sent, unlike one that was not answered.
    toBody: (values, seen) => warnBody(values, settings.version === undefined ? undefined : seen),
    hints: {
      workTimes: formatMessage({ id: 'page.workspace.waring.worktime.error' }),
      callCnt: count,
      talkCnt: count,
      foulCnt: count,
      talkTime: time,
      avgTalkTime: time,
      talkRate: rate,
    },
    check: ({ workTimes, talkRate }) => {
      const problem = workTimesProblem(workTimes)
      return {
        ...(problem === null ? {} : { workTimes: formatMessage({ id: problem }) }),
        ...(hasTooManyDecimals(talkRate) ? { talkRate: rate } : {}),
      }
    },
    changes: [stat.warnIndicators, workspace.businessStats],
    onDone: () => {
      services.toast.success(formatMessage({ id: 'wall.warning.saved' }))
      onClose()
    },
  })
  const label = (figure: workspace.SeatFigure) => formatMessage({ id: `wall.warning.${figure}` })
  return (
    <FormDialog
      title={formatMessage({ id: 'wall.warning.settings' })}
      okText={formatMessage({ id: 'wall.warning.save' })}
      form={form}
      fillsPhone
      onClose={onClose}
    >
      <WorkTimesField label={formatMessage({ id: 'wall.warning.workTimes' })} {...form.field('workTimes')} />
      <div className={styles['fields']}>
        <NumberField label={label('callCnt')} {...form.field('callCnt')} />
        <NumberField label={label('talkCnt')} {...form.field('talkCnt')} />
        <NumberField label={label('talkRate')} isDecimal {...form.field('talkRate')} />
        <ClockField label={label('talkTime')} {...form.field('talkTime')} />
        <ClockField label={label('avgTalkTime')} {...form.field('avgTalkTime')} />
        <NumberField label={label('foulCnt')} {...form.field('foulCnt')} />
      </div>
    </FormDialog>
  )
}

/**
 * A duration of less than a day, entered as hours, minutes and seconds (WORK-045). Typed as text: a browser's own field for times
 * shows a minute and a half as 12:01:30 AM.
 */
function ClockField({ label, value, problem, onChange }: FieldProps<string>) {
  return (
    <FormField label={label} problem={problem}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          maxLength={FORMAT.length}
          placeholder={FORMAT}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  )
}

type WorkTime = stat.WarnSettings['workTimes'][number]

/** The times of day in which seats are warned. */
function WorkTimesField(props: FieldProps<WorkTime[]>) {
  const { formatMessage } = useIntl()
  return (
    <RowsField
      {...props}
      emptyRow={EMPTY}
      max={MAX_RANGES}
      renderRow={(row, { number, onChange }) => (
        <span className="ui-row ui-gap-8">
          <Input
            type="time"
            aria-label={formatMessage({ id: 'wall.warning.start' }, { number })}
            value={row.start}
            onChange={({ target }) => onChange({ ...row, start: target.value })}
          />
          –
          <Input
            type="time"
            aria-label={formatMessage({ id: 'wall.warning.end' }, { number })}
            value={row.end}
            onChange={({ target }) => onChange({ ...row, end: target.value })}
          />
        </span>
      )}
    />
  )
}

import { stat, workspace, type DataOf } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog, NumberField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { hasTooManyDecimals, warnBody, warnForm, workTimesProblem } from '../../../model/warn-form.ts'
import { ClockField } from './ClockField.tsx'
import styles from './WarningSettings.module.css'
import { WorkTimesField } from './WorkTimesField.tsx'

type WarningSettingsFormProps = {
  orgId: number
  settings: DataOf<typeof stat.warnIndicators>
  onClose: () => void
}

/** When seats are warned, and by which figures (WORK-041..047). */
export function WarningSettingsForm({ orgId, settings, onClose }: WarningSettingsFormProps) {
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

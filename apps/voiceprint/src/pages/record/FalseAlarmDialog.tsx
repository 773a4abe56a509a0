import { voiceprint } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog, LongTextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { CHECK_CHANGES } from '../../queries/checks.ts'
import styles from './RecordPage.module.css'

type FalseAlarmDialogProps = { record: voiceprint.CheckRecord; onClose: () => void }

/** Sets a record consistent that the check found inconsistent, with the reason (R63). */
export function FalseAlarmDialog({ record: { taskId, name }, onClose }: FalseAlarmDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const max = voiceprint.MAX_REVISE_REASON_CHARACTERS
  const title = formatMessage({ id: 'voice.falseAlarm' })
  const form = useCallForm(voiceprint.manualRevise, {
    present: { form: { reason: '' } },
    draftId: taskId,
    toBody: ({ reason }) => ({ checkTaskId: taskId, reason }),
    hints: { reason: formatMessage({ id: 'voice.falseAlarm.reason.hint' }, { max }) },
    refusedFields: { [voiceprint.REVISE_REFUSALS.reasonMissing]: 'reason' },
    changes: CHECK_CHANGES,
    onDone: () => {
      services.toast.success(formatMessage({ id: 'voiceprintManualRevise.succ' }))
      onClose()
    },
  })
  return (
    <FormDialog title={title} okText={title} form={form} onClose={onClose}>
      <p className={styles['reason']}>{formatMessage({ id: 'voice.falseAlarm.text' }, { name })}</p>
      <LongTextField
        label={formatMessage({ id: 'voice.falseAlarm.reason' })}
        note={formatMessage({ id: 'voice.falseAlarm.reason.note' })}
        maxLength={max}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

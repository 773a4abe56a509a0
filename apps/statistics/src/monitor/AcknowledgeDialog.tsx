import { monitor } from '@console/contracts'
import { ApiError, MoreTexts } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog, LongTextField } from '@console/ui/form'
import { formTexts } from '@console/ui/form-texts'
import { useIntl } from 'react-intl'

export type AcknowledgeDialogProps = {
  alertId: string
  /** The alert in a sentence. */
  what: string
  onClose: () => void
}

/** Says that an alert was seen, with a note. */
export function AcknowledgeDialog(props: AcknowledgeDialogProps) {
  return (
    <MoreTexts texts={formTexts}>
      <AcknowledgeForm {...props} />
    </MoreTexts>
  )
}

function AcknowledgeForm({ alertId, what, onClose }: AcknowledgeDialogProps) {
  const { formatMessage } = useIntl()
  const form = useCallForm(monitor.acknowledgeAlert, {
    present: { form: { note: '' } },
    draftId: alertId,
    toBody: ({ note }) => ({ alertId, note }),
    hints: { note: formatMessage({ id: 'monitor.acknowledge.note.about' }, { max: monitor.MAX_NOTE }) },
    // Refetched after a refusal too, so that the list shows another person's acknowledgement.
    changes: [monitor.alerts],
    onDone: onClose,
  })
  const first = form.error instanceof ApiError ? form.error.detail.changed?.by : undefined
  const failure =
    first === undefined ? form.failure : formatMessage({ id: 'monitor.acknowledge.first' }, { name: first })
  return (
    <FormDialog
      title={formatMessage({ id: 'monitor.acknowledge.title' })}
      okText={formatMessage({ id: 'monitor.acknowledge' })}
      form={{ ...form, failure }}
      isOkDisabled={first !== undefined}
      onClose={onClose}
    >
      <p>{what}</p>
      <LongTextField
        label={formatMessage({ id: 'monitor.acknowledge.note' })}
        note={formatMessage({ id: 'monitor.acknowledge.note.about' }, { max: monitor.MAX_NOTE })}
        maxLength={monitor.MAX_NOTE}
        {...form.field('note')}
      />
    </FormDialog>
  )
}

import { sessionRecord } from '@console/contracts'
import { useFormDraft, useHost } from '@console/sub-app'
import { useForm } from '@console/sub-app/form'
import { FormDialog, LongTextField, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'

export type CaseText = { title: string; note: string }

type CaseFormProps = {
  heading: string
  /** Under which name what is typed is stored, of which session or example, and its version as it is now. */
  draftKey: { name: string; id: number | string; version?: number }
  initial: CaseText
  /** Rejects with what the server said; what was typed stays. */
  onSave: (text: CaseText) => Promise<unknown>
  onSaved: () => void
  onClose: () => void
}

const NOTE_ROWS = { minRows: 4, maxRows: 10 }

/** Title and note of an example. */
export function CaseForm({ heading, draftKey, initial, onSave, onSaved, onClose }: CaseFormProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const draft = useFormDraft({ ...draftKey, initial })
  const { version } = draftKey
  const isOutdated = version !== undefined && version !== draft.seenVersion
  const missing = formatMessage({ id: 'case.titleMissing' })
  const form = useForm({
    draft,
    timezone,
    ...(isOutdated ? { present: { form: initial, version } } : {}),
    check: ({ title }) => (title.trim() === '' ? { title: missing } : {}),
    save: async ({ title, note }: CaseText) => onSave({ title: title.trim(), note: note.trim() }),
    onSaved,
  })
  return (
    <FormDialog
      title={heading}
      okText={formatMessage({ id: 'case.save' })}
      cancelText={formatMessage({ id: 'case.cancel' })}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'case.title' })}
        isRequired
        input={{ maxLength: sessionRecord.MAX_CASE_TITLE }}
        {...form.field('title')}
      />
      <LongTextField
        label={formatMessage({ id: 'case.note' })}
        maxLength={sessionRecord.MAX_CASE_NOTE}
        rows={NOTE_ROWS}
        {...form.field('note')}
      />
    </FormDialog>
  )
}

import { role } from '@console/contracts'
import { useForm, useFormValues } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'

type CopyDialogProps = {
  source: role.Role
  /** Rejects with the problem. */
  onCopy: (name: string) => Promise<void>
  onCancel: () => void
}

/** A dialog for the name of the copy; its problem is shown below the field. */
export function CopyDialog({ source, onCopy, onCancel }: CopyDialogProps) {
  const { formatMessage } = useIntl()
  const missing = formatMessage({ id: 'role.name.missing' })
  const form = useForm({
    draft: useFormValues({
      name: formatMessage({ id: 'role.copy.name' }, { name: source.name }).slice(0, role.ROLE_NAME_MAX),
    }),
    check: ({ name }) => (name.trim() === '' ? { name: missing } : {}),
    save: async ({ name }: { name: string }) => onCopy(name.trim()),
    refusedFields: ({ message }) => ({ name: message }),
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'role.copy.title' }, { name: source.name })}
      okText={formatMessage({ id: 'role.copy' })}
      form={form}
      onClose={onCancel}
    >
      <TextField
        label={formatMessage({ id: 'role.name' })}
        input={{ maxLength: role.ROLE_NAME_MAX }}
        {...form.field('name')}
      />
    </FormDialog>
  )
}

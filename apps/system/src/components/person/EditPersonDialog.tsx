import { useCallForm } from '@console/sub-app/form'
import { FormDialog } from '@console/ui/form'
import { account } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { PEOPLE_CALLS } from '../../queries/people.ts'
import { toFields, toForm, usePersonHints } from './person-form.ts'
import { PersonFields } from './PersonFields.tsx'

type EditPersonDialogProps = { person: account.PersonDetail; onClose: () => void }

/** A masked number is not sent. */
export function EditPersonDialog({ person, onClose }: EditPersonDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const form = useCallForm(account.modify, {
    present: { form: toForm(person), version: person.version },
    draftId: person.id,
    toBody: (edited, version) => {
      const { phone, ...fields } = toFields(edited)
      return { id: person.id, version, ...fields, ...(person.isPhoneShown ? { phone } : {}) }
    },
    hints: usePersonHints(),
    changes: PEOPLE_CALLS,
    onDone: (_answer, { name }) => {
      services.toast.success(formatMessage({ id: 'people.saved' }, { name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'people.edit.title' }, { name: person.name })}
      okText={formatMessage({ id: 'people.save' })}
      form={form}
      onClose={onClose}
    >
      <PersonFields field={form.field} person={person} />
    </FormDialog>
  )
}

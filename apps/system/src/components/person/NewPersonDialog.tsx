import { account, type DataOf } from '@console/contracts'
import { useFormSlots } from '@console/domain-ui/slots'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { PEOPLE_CALLS } from '../../queries/people.ts'
import { toFields, NEW_PERSON, usePersonHints } from './person-form.ts'
import { PersonFields } from './PersonFields.tsx'

export { personTexts as texts } from '../person-texts.ts'

type NewPersonDialogProps = {
  /** The organisation that the list is filtered by, if any. */
  orgId: number | null
  onMade: (made: DataOf<typeof account.create>, name: string) => void
  onClose: () => void
}

export function NewPersonDialog({ orgId, onMade, onClose }: NewPersonDialogProps) {
  const { formatMessage } = useIntl()
  const ofApps = useFormSlots('person', null)
  const form = useCallForm(account.create, {
    present: { form: { ...NEW_PERSON, orgId } },
    draftId: 'new',
    toBody: (typed) => ({ username: typed.username, ...toFields(typed) }),
    hints: usePersonHints(),
    check: ofApps.check,
    changes: PEOPLE_CALLS,
    onDone: (made, { name }) => {
      void ofApps.save(String(made.id))
      onMade(made, name)
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'people.create.title' })}
      okText={formatMessage({ id: 'people.create.ok' })}
      form={form}
      onClose={onClose}
    >
      <TextField label={formatMessage({ id: 'people.username' })} hasFocus {...form.field('username')} />
      <PersonFields field={form.field} person={null} />
      {ofApps.fields}
    </FormDialog>
  )
}

import type { FormObject } from '@console/sub-app/form'
import { SelectField, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { useReleaseSets } from '../../queries/apps.ts'

type Owner = { ownerContact: string; ownerCompany: string | null }

/** Contact of an app's owner, and the company whose people see how the app does. */
export function OwnerFields<Values extends Owner>({ form }: { form: FormObject<Values> }) {
  const { formatMessage } = useIntl()
  const sets = useReleaseSets()
  return (
    <>
      <TextField
        label={formatMessage({ id: 'appForm.contact' })}
        note={formatMessage({ id: 'appForm.contact.note' })}
        {...form.field('ownerContact')}
      />
      <SelectField
        label={formatMessage({ id: 'appForm.ownerCompany' })}
        note={formatMessage({ id: 'appForm.ownerCompany.note' })}
        noneText={formatMessage({ id: 'appForm.ownerCompany.none' })}
        isLoading={sets.isPending}
        options={(sets.data?.companies ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        {...form.field('ownerCompany')}
      />
    </>
  )
}

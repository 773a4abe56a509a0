import { type BodyOf, subApp } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { APP_CHANGES } from '../../queries/apps.ts'
import { OwnerFields } from './OwnerFields.tsx'
import { useBodyProblems } from './use-body-problems.ts'

export { texts } from './form-texts.ts'

type DetailsForm = { nameEn: string; nameZh: string; ownerContact: string; ownerCompany: string | null }

export type EditAppDialogProps = { app: subApp.AppRow; onClose: () => void }

/** Changes the names and the owner of an app; its versions stay as they are. */
export function EditAppDialog({ app, onClose }: EditAppDialogProps) {
  const { formatMessage } = useIntl()
  const { services, language } = useHost()
  const { module, name, ownerContact, ownerCompany, revision: version } = app
  const findProblems = useBodyProblems()
  const toBody = (values: DetailsForm, revision: number): BodyOf<typeof subApp.changeDetails> => ({
    module,
    name: { en: values.nameEn, zh: values.nameZh },
    ownerContact: values.ownerContact,
    ownerCompany: values.ownerCompany,
    revision,
  })
  const form = useCallForm<typeof subApp.changeDetails, DetailsForm>(subApp.changeDetails, {
    present: { form: { nameEn: name.en, nameZh: name.zh, ownerContact, ownerCompany }, version },
    draftId: module,
    toBody,
    hints: {},
    check: (values) => findProblems(subApp.changeDetails, toBody(values, version)),
    changes: APP_CHANGES,
    onDone: () => {
      services.toast.success(formatMessage({ id: 'apps.consent.saved' }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'appForm.edit.title' }, { name: name[language] })}
      okText={formatMessage({ id: 'apps.consent.save' })}
      form={form}
      fillsPhone
      onClose={onClose}
    >
      <TextField label={formatMessage({ id: 'appForm.nameEn' })} {...form.field('nameEn')} />
      <TextField label={formatMessage({ id: 'appForm.nameZh' })} {...form.field('nameZh')} />
      <OwnerFields form={form} />
    </FormDialog>
  )
}

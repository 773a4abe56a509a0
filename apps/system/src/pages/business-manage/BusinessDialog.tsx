import { businessManage } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm, type FormObject } from '@console/sub-app/form'
import { FormDialog, SelectField, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { BUSINESS_CHANGES, useIndustries } from '../../queries/businesses.ts'

type BusinessForm = { name: string; industryId: number | null }

type BusinessDialogProps = {
  /** Null for a new one. */
  business: businessManage.ManagedBusiness | null
  onClose: () => void
  onMade?: (id: number) => void
}

/** Name and industry of a new or existing business. */
export function BusinessDialog({ business, onClose, onMade }: BusinessDialogProps) {
  return business === null ? (
    <NewBusiness onClose={onClose} onMade={onMade} />
  ) : (
    <PresentBusiness business={business} onClose={onClose} />
  )
}

function useHints() {
  const { formatMessage } = useIntl()
  return { name: formatMessage({ id: 'system.badName' }, { max: businessManage.MAX_NAME_CHARACTERS }) }
}

function NewBusiness({
  onClose,
  onMade,
}: {
  onClose: () => void
  onMade: ((id: number) => void) | undefined
}) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const empty: BusinessForm = { name: '', industryId: null }
  const form = useCallForm(businessManage.create, {
    present: { form: empty },
    draftId: 'new',
    toBody: (typed) => typed,
    hints: useHints(),
    changes: BUSINESS_CHANGES,
    onDone: ({ id }, { name }) => {
      services.toast.success(formatMessage({ id: 'business.made' }, { name: name.trim() }))
      onClose()
      onMade?.(id)
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'business.create.title' })}
      okText={formatMessage({ id: 'system.create' })}
      form={form}
      onClose={onClose}
    >
      <Fields field={form.field} />
    </FormDialog>
  )
}

function PresentBusiness({
  business,
  onClose,
}: {
  business: businessManage.ManagedBusiness
  onClose: () => void
}) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { id, name, industryId, status, version } = business
  const present: BusinessForm = { name, industryId }
  const form = useCallForm(businessManage.modify, {
    present: { form: present, version },
    draftId: id,
    toBody: (typed, seenVersion) => ({ ...typed, id, status, version: seenVersion }),
    hints: useHints(),
    changes: BUSINESS_CHANGES,
    onDone: () => {
      services.toast.success(formatMessage({ id: 'business.saved' }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'business.edit.title' }, { name })}
      okText={formatMessage({ id: 'system.save' })}
      form={form}
      onClose={onClose}
    >
      <Fields field={form.field} />
    </FormDialog>
  )
}

function Fields({ field }: Pick<FormObject<BusinessForm>, 'field'>) {
  const { formatMessage } = useIntl()
  const industries = useIndustries()
  return (
    <>
      <TextField label={formatMessage({ id: 'system.name' })} {...field('name')} />
      <SelectField
        label={formatMessage({ id: 'business.industry' })}
        noneText={formatMessage({ id: 'business.industry.none' })}
        isLoading={industries.isPending}
        options={(industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...field('industryId')}
      />
    </>
  )
}

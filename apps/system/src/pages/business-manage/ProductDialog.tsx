import { useCallForm } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { businessManage } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { PRODUCT_CHANGES } from '../../queries/businesses.ts'

type ProductDialogProps = {
  businessTypeId: number
  /** Null for a new one. */
  product: businessManage.ManagedProduct | null
  onClose: () => void
}

/** The name of a new or existing product. */
export function ProductDialog({ businessTypeId, product, onClose }: ProductDialogProps) {
  return product === null ? (
    <NewProduct businessTypeId={businessTypeId} onClose={onClose} />
  ) : (
    <PresentProduct product={product} onClose={onClose} />
  )
}

function useHints() {
  const { formatMessage } = useIntl()
  return { name: formatMessage({ id: 'system.badName' }, { max: businessManage.MAX_NAME_CHARACTERS }) }
}

function NewProduct({ businessTypeId, onClose }: { businessTypeId: number; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const form = useCallForm(businessManage.createProduct, {
    present: { form: { name: '' } },
    draftId: businessTypeId,
    toBody: ({ name }) => ({ businessTypeId, name }),
    hints: useHints(),
    changes: PRODUCT_CHANGES,
    onDone: (_, { name }) => {
      services.toast.success(formatMessage({ id: 'business.made' }, { name: name.trim() }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'business.product.create.title' })}
      okText={formatMessage({ id: 'system.create' })}
      form={form}
      onClose={onClose}
    >
      <TextField label={formatMessage({ id: 'system.name' })} {...form.field('name')} />
    </FormDialog>
  )
}

function PresentProduct({
  product: { id, name, version },
  onClose,
}: {
  product: businessManage.ManagedProduct
  onClose: () => void
}) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const form = useCallForm(businessManage.renameProduct, {
    present: { form: { name }, version },
    draftId: id,
    toBody: (typed, seenVersion) => ({ id, name: typed.name, version: seenVersion }),
    hints: useHints(),
    changes: PRODUCT_CHANGES,
    onDone: () => {
      services.toast.success(formatMessage({ id: 'business.saved' }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'business.product.rename.title' }, { name })}
      okText={formatMessage({ id: 'system.save' })}
      form={form}
      onClose={onClose}
    >
      <TextField label={formatMessage({ id: 'system.name' })} {...form.field('name')} />
    </FormDialog>
  )
}

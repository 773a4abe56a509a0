import { businessManage } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { type DataColumn, EmptyState, Icon } from '@console/ui'
import { FormDialog, TextField } from '@console/ui/form'
import { ListTable, type RowPage } from '@console/ui/list-page'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useConfirmRemoval } from '../../components/use-confirm-removal.ts'
import { PRODUCT_CHANGES, useManagedProducts, useRemoval } from '../../queries/businesses.ts'
import styles from './BusinessManagePage.module.css'

type Product = businessManage.ManagedProduct
type ProductActions = { rename: (product: Product) => void; remove: (product: Product) => void }
type ProductTableProps = { business: Pick<businessManage.ManagedBusiness, 'id' | 'name'> }

/** The products of a business. */
export function ProductTable({ business }: ProductTableProps) {
  const { formatMessage } = useIntl()
  const products = useManagedProducts(business.id)
  const removeProduct = useProductRemoval(business)
  const [editedId, setEditedId] = useState<number | 'new' | null>(null)
  const edited = products.data?.find(({ id }) => id === editedId)
  const actions: ProductActions = {
    rename: ({ id }) => setEditedId(id),
    remove: (product) => void removeProduct(product),
  }
  const columns = useProductColumns(actions)

  return (
    <>
      <div className={styles['line']}>
        <h3 className="ui-body ui-strong ui-anywhere">{formatMessage({ id: 'business.products' })}</h3>
        <Button
          icon={<Icon name="plus" />}
          onClick={() => {
            setEditedId('new')
          }}
        >
          {formatMessage({ id: 'business.product.add' })}
        </Button>
      </div>
      <ListTable
        label={formatMessage({ id: 'business.products' })}
        query={products}
        toRowPage={toRowPage}
        columns={columns}
        rowKey={({ id }) => id}
        mobileCard={cardWith(actions)}
        states={{
          failed: formatMessage({ id: 'business.products.failed' }),
          empty: <EmptyState title={formatMessage({ id: 'business.products.none' })} />,
        }}
      />
      {(editedId === 'new' || edited !== undefined) && (
        <ProductDialog
          businessTypeId={business.id}
          product={edited ?? null}
          onClose={() => {
            setEditedId(null)
          }}
        />
      )}
    </>
  )
}

function useProductRemoval(business: ProductTableProps['business']) {
  const { formatMessage } = useIntl()
  const remove = useRemoval(businessManage.removeProduct, PRODUCT_CHANGES)
  const confirm = useConfirmRemoval()
  return async ({ id, name, version }: Product) =>
    confirm({
      title: formatMessage({ id: 'business.product.remove.title' }, { name }),
      text: formatMessage({ id: 'business.product.remove.text' }, { business: business.name }),
      done: formatMessage({ id: 'business.removed' }, { name }),
      remove: async () => remove.mutateAsync({ id, version }),
    })
}

function useProductColumns(actions: ProductActions): DataColumn<Product>[] {
  const { formatMessage } = useIntl()
  return [
    { key: 'name', title: formatMessage({ id: 'business.product' }), dataIndex: 'name' },
    {
      key: 'actions',
      title: formatMessage({ id: 'system.actions' }),
      width: 180,
      isActions: true,
      render: (_, product) => <ProductButtons product={product} actions={actions} />,
    },
  ]
}

function cardWith(actions: ProductActions) {
  return (product: Product) => (
    <span className="ui-flex ui-between ui-items-baseline ui-gap-12 ui-shrinks ui-anywhere">
      <span>{product.name}</span>
      <ProductButtons product={product} actions={actions} />
    </span>
  )
}

type ProductButtonsProps = { product: Product; actions: ProductActions }

function ProductButtons({ product, actions }: ProductButtonsProps) {
  const { formatMessage } = useIntl()
  const { name } = product
  return (
    <span className={`ui-inline-flex ui-gap-12 ${styles['actions']}`}>
      <Button
        type="link"
        size="small"
        aria-label={formatMessage({ id: 'business.product.renameNamed' }, { name })}
        onClick={() => actions.rename(product)}
      >
        {formatMessage({ id: 'system.rename' })}
      </Button>
      <Button
        type="link"
        size="small"
        danger
        aria-label={formatMessage({ id: 'business.product.deleteNamed' }, { name })}
        onClick={() => actions.remove(product)}
      >
        {formatMessage({ id: 'system.delete' })}
      </Button>
    </span>
  )
}

function toRowPage(products: readonly Product[]): RowPage<Product> {
  return { rows: products, total: products.length }
}

type ProductDialogProps = {
  businessTypeId: number
  /** Null for a new one. */
  product: businessManage.ManagedProduct | null
  onClose: () => void
}

/** The name of a new or existing product. */
function ProductDialog({ businessTypeId, product, onClose }: ProductDialogProps) {
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

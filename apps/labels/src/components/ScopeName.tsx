import type { label } from '@console/contracts'
import { useBusinessOptions, useProductOptions } from '@console/domain-ui'
import { useIntl } from 'react-intl'

/** The product is null where the label is of every product. */
export type ScopeNames = { business: string; product: string | null }
type Scoped = Pick<label.Label, 'bizTypeId' | 'bizTypeName' | 'productId' | 'productName'>

/** The names of a label whose answer has only the ids, by the lists of businesses and products. */
export function useScopeNames({ bizTypeId, productId }: Scoped): ScopeNames {
  const businesses = useBusinessOptions()
  const products = useProductOptions(bizTypeId)
  return {
    business: businesses.nameOf(bizTypeId) ?? '-',
    product: productId === null ? null : (products.nameOf(productId) ?? '-'),
  }
}

export function BusinessName({ label }: { label: Scoped }) {
  return label.bizTypeName ?? <ListedBusiness label={label} />
}

function ListedBusiness({ label }: { label: Scoped }) {
  return useScopeNames(label).business
}

export function ProductName({ label }: { label: Scoped }) {
  const { formatMessage } = useIntl()
  if (label.productId === null) return formatMessage({ id: 'label.product.all' })
  return label.productName ?? <ListedProduct label={label} />
}

function ListedProduct({ label }: { label: Scoped }) {
  return useScopeNames(label).product
}

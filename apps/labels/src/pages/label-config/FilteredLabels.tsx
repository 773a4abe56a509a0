import { useBusinessOptions, useProductOptions } from '@console/domain-ui'
import { FilteredEmpty } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useLabelCount } from '../../queries/labels.ts'
import type { LabelFilters } from './label-config.search.ts'

export type FilteredLabelsProps = {
  filters: LabelFilters
  onFilters: (filters: LabelFilters) => void
  onReset: () => void
}

/** No label fits the filters. */
export function FilteredLabels({ filters, onFilters, onReset }: FilteredLabelsProps) {
  const { formatMessage } = useIntl()
  const businesses = useBusinessOptions()
  const products = useProductOptions(filters.bizTypeId)
  const hidden = useLabelCount().data
  const { search, bizTypeId, productId, state } = filters
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'label.noneFound' })}
      hidden={hidden && { total: hidden.totalCnt }}
      shown={[
        {
          key: 'name',
          name: formatMessage({ id: 'label.name' }),
          value: search,
          without: { ...filters, search: null },
        },
        {
          key: 'business',
          name: formatMessage({ id: 'label.business' }),
          value: bizTypeId === null ? null : (businesses.nameOf(bizTypeId) ?? String(bizTypeId)),
          without: { ...filters, bizTypeId: null, productId: null },
        },
        {
          key: 'product',
          name: formatMessage({ id: 'label.product' }),
          value: productId === null ? null : (products.nameOf(productId) ?? String(productId)),
          without: { ...filters, productId: null },
        },
        {
          key: 'state',
          name: formatMessage({ id: 'label.status' }),
          value: state && formatMessage({ id: `label.status.${state}` }),
          without: { ...filters, state: null },
        },
      ]}
      onFilters={onFilters}
      onReset={onReset}
    />
  )
}

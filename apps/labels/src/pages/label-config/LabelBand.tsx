import { BusinessSelect, ProductSelect } from '@console/domain-ui'
import { BandSearch, BandSelect, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { ORDERS, STATES, type LabelFilters } from './label-config.search.ts'

const NAME_WIDTH = 176
const ORDER_WIDTH = 208

/** The filters of the labels and their order; no query is sent before Inquire. */
export function LabelBand(props: BandProps<LabelFilters>) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand
      {...band}
      search={
        <BandSearch
          label={formatMessage({ id: 'label.name' })}
          width={NAME_WIDTH}
          value={draft.search}
          onChange={(search) => edit({ search })}
        />
      }
    >
      <BusinessSelect
        label={formatMessage({ id: 'label.business' })}
        value={draft.bizTypeId}
        // A product belongs to one business (LABEL-Q7).
        onChange={(bizTypeId) => edit({ bizTypeId, productId: null })}
      />
      <ProductSelect
        label={formatMessage({ id: 'label.product' })}
        businessTypeId={draft.bizTypeId}
        value={draft.productId}
        onChange={(productId) => edit({ productId })}
      />
      <BandSelect
        label={formatMessage({ id: 'label.status' })}
        width={136}
        value={draft.state}
        options={STATES.map((state) => ({
          value: state,
          label: formatMessage({ id: `label.status.${state}` }),
        }))}
        onChange={(state) => edit({ state })}
      />
      <BandSelect
        label={formatMessage({ id: 'label.order' })}
        width={ORDER_WIDTH}
        value={draft.order}
        options={ORDERS.map((order) => ({
          value: order,
          label: formatMessage({ id: `label.order.${order}` }),
        }))}
        onChange={(order) => edit({ order: order ?? ORDERS[0] })}
      />
    </QueryBand>
  )
}

import { label } from '@console/contracts'
import { businessFilter, productFilter } from '@console/domain-ui'
import { choiceField, flagField, idField, oneOfField } from '@console/ui'
import { choiceFilter, defineList, textFilter, type ListSearchOf } from '@console/ui/list-page'
import type { LabelQuery } from '../../queries/labels.ts'

const ORDERS = ['createdDescending', 'createdAscending', 'updatedDescending', 'updatedAscending'] as const
export const KINDS = ['prompt', 'rule'] as const
export type LabelKind = (typeof KINDS)[number]

/** The whole view in the address: filters, order, page, and the dialog that is open. */
export const labelList = defineList({
  filters: {
    /**
     * Part of the name. The parameter is not called `name`, because the host adds the person of that parameter to the page's
     * name.
     */
    search: textFilter({ label: 'label.name', width: 176 }),
    // A product belongs to one business (LABEL-Q7).
    bizTypeId: businessFilter({ label: 'label.business', clears: ['productId'] }),
    productId: productFilter({ label: 'label.product', business: 'bizTypeId' }),
    state: choiceFilter({
      label: 'label.status',
      values: ['enabled', 'disabled'],
      toText: (state) => `label.status.${state}`,
      width: 136,
    }),
    order: choiceFilter({
      label: 'label.order',
      values: ORDERS,
      toText: (order) => `label.order.${order}`,
      field: oneOfField(ORDERS, 'createdDescending'),
      width: 208,
      isAlwaysSet: true,
    }),
  },
  beside: { add: flagField(), new: choiceField(KINDS), edit: idField(), lists: flagField() },
})

export type LabelList = ListSearchOf<typeof labelList>

/** The list's state as the query of the call: a filter that is not set is left out (LABEL-018). */
export function toLabelQuery({ filters, paging }: Pick<LabelList, 'filters' | 'paging'>): LabelQuery {
  const { search, bizTypeId, productId, state, order } = filters
  return {
    ...(search === null ? {} : { name: search }),
    ...(bizTypeId === null ? {} : { bizTypeId }),
    ...(productId === null ? {} : { productId }),
    ...(state === null ? {} : { enable: state === 'enabled' ? 1 : 0 }),
    orderBy: label.LABEL_ORDER[order],
    pageIndex: paging.page,
    pageSize: paging.pageSize,
  }
}

import { DEFAULT_PAGE_SIZE, label, MAX_PAGE } from '@console/contracts'
import { flagField, idField, oneOfField, textField, type SearchField, type SearchOf } from '@console/ui'
import { pageField, sizeField, type ListDefinition, type ListSearch } from '@console/ui/list-page'
import type { LabelQuery } from '../../queries/labels.ts'

export const STATES = ['enabled', 'disabled'] as const
export const ORDERS = [
  'createdDescending',
  'createdAscending',
  'updatedDescending',
  'updatedAscending',
] as const
export const KINDS = ['prompt', 'rule'] as const
export type LabelKind = (typeof KINDS)[number]

function choiceField<T extends string>(values: readonly T[]): SearchField<T | null> {
  return {
    fallback: null,
    parse: (text) => values.find((value) => value === text) ?? null,
    format: (value) => value,
  }
}

/** The whole view in the address: filters, page, and the dialog that is open. */
const shape = {
  /** Part of the name. Not `name`, by which the host calls a page after a person. */
  search: textField(),
  bizTypeId: idField(),
  productId: idField(),
  state: choiceField(STATES),
  order: oneOfField(ORDERS, 'createdDescending'),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
  add: flagField(),
  new: choiceField(KINDS),
  edit: idField(),
  lists: flagField(),
}

/** The filters that the query band edits, and the order. */
export type LabelFilters = Pick<
  SearchOf<typeof shape>,
  'search' | 'bizTypeId' | 'productId' | 'state' | 'order'
>

export const labelList: ListDefinition<typeof shape, LabelFilters> = {
  shape,
  toFilters: ({ search, bizTypeId, productId, state, order }) => ({
    search,
    bizTypeId,
    productId,
    state,
    order,
  }),
  toSearch: ({ search, ...others }) => ({ ...others, search: search?.trim() || null }),
  // An order excludes nothing.
  countSet: ({ order: _order, ...filters }) =>
    Object.values(filters).filter((value) => value !== null).length,
  pageSize: DEFAULT_PAGE_SIZE,
}

export type LabelList = ListSearch<typeof shape, LabelFilters>

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

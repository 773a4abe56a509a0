import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { flagField, idField, textField, type SearchField, type SearchOf } from '@console/ui'
import { pageField, sizeField, type ListDefinition, type ListSearch } from '@console/ui/list-page'
import type { TenantFilters } from '../../queries/tenants.ts'

export const KINDS = ['platform', 'standard', 'provider', 'individual'] as const
export const AUTH_STATUSES = ['Unverified', 'Verified', 'Rejected'] as const

function choiceField<T extends string>(values: readonly T[]): SearchField<T | null> {
  return {
    fallback: null,
    parse: (text) => values.find((value) => value === text) ?? null,
    format: (value) => value,
  }
}

const DIALOGS = ['edit', 'business', 'Verified', 'Rejected'] as const
export type TenantDialog = (typeof DIALOGS)[number]

/** The whole view in the address: filters, page, the opened company and the form that is open. */
const shape = {
  search: textField(),
  kind: choiceField(KINDS),
  authStatus: choiceField(AUTH_STATUSES),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
  tenant: idField(),
  dialog: choiceField(DIALOGS),
  create: flagField(),
}

/** The filters that the query band edits. */
export type TenantDraft = Pick<SearchOf<typeof shape>, 'search' | 'kind' | 'authStatus'>

export const tenantList: ListDefinition<typeof shape, TenantDraft> = {
  shape,
  toFilters: ({ search, kind, authStatus }) => ({ search, kind, authStatus }),
  toSearch: ({ search, ...choices }) => ({ ...choices, search: search?.trim() || null }),
  pageSize: DEFAULT_PAGE_SIZE,
}

export type TenantList = ListSearch<typeof shape, TenantDraft>

/** The filters as the query of the call. */
export function toTenantFilters({ search, kind, authStatus }: TenantDraft): TenantFilters {
  return {
    ...(search === null ? {} : { search }),
    ...(kind === null ? {} : { kind }),
    ...(authStatus === null ? {} : { authStatus }),
  }
}

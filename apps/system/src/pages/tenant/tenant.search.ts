import { MAX_PAGE } from '@console/contracts'
import { flagField, idField, intField, textField, type SearchField, type SearchOf } from '@console/ui'
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
export const tenantSearch = {
  search: textField(),
  kind: choiceField(KINDS),
  authStatus: choiceField(AUTH_STATUSES),
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
  tenant: idField(),
  dialog: choiceField(DIALOGS),
  create: flagField(),
}

/** What the query band edits before it is applied. */
export type TenantDraft = Pick<SearchOf<typeof tenantSearch>, 'search' | 'kind' | 'authStatus'>

export const NO_FILTERS: TenantDraft = { search: null, kind: null, authStatus: null }

/** The filters as the server takes them. */
export function toTenantFilters({ search, kind, authStatus }: TenantDraft): TenantFilters {
  return {
    ...(search === null ? {} : { search }),
    ...(kind === null ? {} : { kind }),
    ...(authStatus === null ? {} : { authStatus }),
  }
}

export function setFilterCount(filters: TenantDraft): number {
  return Object.keys(toTenantFilters(filters)).length
}

import { choiceField, flagField, idField } from '@console/ui'
import { choiceFilter, defineList, textFilter, type ListSearchOf } from '@console/ui/list-page'
import type { TenantFilters } from '../../queries/tenants.ts'

const DIALOGS = ['edit', 'business', 'Verified', 'Rejected'] as const
export type TenantDialog = (typeof DIALOGS)[number]

/** The whole view in the address: filters, page, the opened company and the form that is open. */
export const tenantList = defineList({
  filters: {
    search: textFilter({ label: 'tenant.search', width: 224 }),
    kind: choiceFilter({
      label: 'tenant.kind',
      values: ['platform', 'standard', 'provider', 'individual'],
      toText: (kind) => `tenant.kind.${kind}`,
    }),
    authStatus: choiceFilter({
      label: 'tenant.authStatus',
      values: ['Unverified', 'Verified', 'Rejected'],
      toText: (status) => `tenant.authStatus.${status}`,
    }),
  },
  beside: { tenant: idField(), dialog: choiceField(DIALOGS), create: flagField() },
})

export type TenantList = ListSearchOf<typeof tenantList>

/** The filters as the query of the call. */
export function toTenantFilters({ search, kind, authStatus }: TenantList['filters']): TenantFilters {
  return {
    ...(search === null ? {} : { search }),
    ...(kind === null ? {} : { kind }),
    ...(authStatus === null ? {} : { authStatus }),
  }
}

import type { account } from '@console/contracts'
import type { FieldOption } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { useAccountOptions } from '../../queries/people.ts'

/**
 * Roles and business types as choices. Those that may not be assigned show the reason; those already assigned can
 * stay and be removed.
 */
export function useAssignable(has: Pick<account.Person, 'roles' | 'businessTypes'> | null) {
  const { formatMessage } = useIntl()
  const { data, isLoading, error } = useAccountOptions()
  const hasRole = new Set(has?.roles.map(({ id }) => id))
  const hasBusiness = new Set(has?.businessTypes.map(({ id }) => id))
  const roles: FieldOption<number>[] = (data?.roles ?? []).map(({ id, name, mayGrant }) =>
    mayGrant || hasRole.has(id)
      ? { value: id, label: name }
      : { value: id, label: formatMessage({ id: 'people.roles.notYours' }, { name }), disabled: true },
  )
  const businessTypes: FieldOption<number>[] = (data?.businessTypes ?? []).map(({ id, name, isEnabled }) =>
    isEnabled || hasBusiness.has(id)
      ? { value: id, label: name }
      : {
          value: id,
          label: formatMessage({ id: 'people.businessTypes.disabled' }, { name }),
          disabled: true,
        },
  )
  return { roles, businessTypes, isLoading, hasFailed: error !== null }
}

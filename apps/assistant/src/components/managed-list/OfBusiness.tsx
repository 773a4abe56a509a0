import { useHost } from '@console/sub-app'
import { EmptyState, idField, useUrlSearch } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** As the console's link names the business (FRAME-006). */
const search = { business_type_id: idField() }

/** Shows a page of the business that its address names, else of the one that the person has chosen. */
export function OfBusiness({ children }: { children: (scope: { bizTypeId: number }) => ReactNode }) {
  const { formatMessage } = useIntl()
  const { businessType } = useHost()
  const named = useUrlSearch(search).search.business_type_id
  const bizTypeId = named ?? businessType?.businessTypeId
  if (bizTypeId === undefined) {
    return (
      <EmptyState title={formatMessage({ id: 'managed.noBusiness' })}>
        {formatMessage({ id: 'managed.noBusinessText' })}
      </EmptyState>
    )
  }
  return children({ bizTypeId })
}

import { useHost } from '@console/sub-app'
import { EmptyState, idField, useUrlSearch } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PageAddress } from '../PageAddress.tsx'
import { WorkPage } from '../WorkPage.tsx'

/** As the console's link names the business (FRAME-006). */
const search = { business_type_id: idField() }

type OfBusinessProps = {
  /** Begins the page's texts, of which `.title` is its name. */
  texts: string
  children: (scope: { bizTypeId: number }) => ReactNode
}

/** Shows a page of the business that its address names, else of the one that the person has chosen. */
export function OfBusiness({ texts, children }: OfBusinessProps) {
  const { formatMessage } = useIntl()
  const { businessType } = useHost()
  const address = useUrlSearch(search)
  const named = address.search.business_type_id
  const bizTypeId = named ?? businessType?.businessTypeId
  if (bizTypeId === undefined) {
    return (
      <WorkPage title={formatMessage({ id: `${texts}.title` })}>
        <PageAddress shape={search} />
        <EmptyState title={formatMessage({ id: 'managed.noBusiness' })}>
          {formatMessage({ id: 'managed.noBusinessText' })}
        </EmptyState>
      </WorkPage>
    )
  }
  return children({ bizTypeId })
}

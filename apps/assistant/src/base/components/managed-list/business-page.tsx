import { lazyPage, useHost } from '@console/sub-app'
import { EmptyState, idField, useUrlSearch } from '@console/ui'
import type { Texts } from '@console/ui/texts'
import type { ComponentType, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PageAddress } from '../PageAddress.tsx'
import { WorkPage } from '../WorkPage.tsx'

/** The business in the console's link (FRAME-006). */
const search = { business_type_id: idField() }

type OfBusinessProps = {
  /** Prefix of the page's message ids; `.title` is its name. */
  texts: string
  children: (scope: { bizTypeId: number }) => ReactNode
}

/** Renders a page for the business in its address, else for the one that the user has chosen. */
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

/** The props of a page of one business. */
export type BusinessPageProps = { scope: { bizTypeId: number } }

type BusinessPage = { Page: ComponentType<BusinessPageProps>; texts: Texts }

/** Makes the route's component for a page of one business; `prefix` is the prefix of its message ids. */
export function businessPage(prefix: string, load: () => Promise<BusinessPage>): ComponentType {
  return lazyPage(async () => {
    const { Page, texts } = await load()
    return { Page: () => <OfBusiness texts={prefix}>{(scope) => <Page scope={scope} />}</OfBusiness>, texts }
  })
}

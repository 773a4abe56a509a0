import { lazyPage } from '@console/sub-app'
import type { Texts } from '@console/ui/texts'
import type { ComponentType } from 'react'
import { OfBusiness } from './OfBusiness.tsx'

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

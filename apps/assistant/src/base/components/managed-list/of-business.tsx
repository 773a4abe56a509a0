import type { ComponentType } from 'react'
import { OfBusiness } from './OfBusiness.tsx'

/** What a page of one business is given. */
export type BusinessPageProps = { scope: { bizTypeId: number } }

/** A route's page of one page of a business; `texts` begins the page's texts. */
export function ofBusiness(texts: string, Page: ComponentType<BusinessPageProps>): ComponentType {
  return () => <OfBusiness texts={texts}>{(scope) => <Page scope={scope} />}</OfBusiness>
}

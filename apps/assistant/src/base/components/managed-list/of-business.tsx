import type { ComponentType } from 'react'
import { OfBusiness } from './OfBusiness.tsx'

/** The props of a page of one business. */
export type BusinessPageProps = { scope: { bizTypeId: number } }

/** Makes the route's component for a page of one business; `texts` is the prefix of its message ids. */
export function ofBusiness(texts: string, Page: ComponentType<BusinessPageProps>): ComponentType {
  return () => <OfBusiness texts={texts}>{(scope) => <Page scope={scope} />}</OfBusiness>
}

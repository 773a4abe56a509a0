import { OfBusiness } from '../../components/managed-list/OfBusiness.tsx'
import { DocumentsOfBusiness } from './DocumentsOfBusiness.tsx'

/** What seats may read aloud or look up. */
export function DocumentsPage() {
  return <OfBusiness>{(scope) => <DocumentsOfBusiness scope={scope} />}</OfBusiness>
}

import { OfBusiness } from '../../components/managed-list/OfBusiness.tsx'
import { ScenesOfBusiness } from './ScenesOfBusiness.tsx'

/** Scenes that quality rules and prompts are sorted into. */
export function ScenePage() {
  return <OfBusiness>{(scope) => <ScenesOfBusiness scope={scope} />}</OfBusiness>
}

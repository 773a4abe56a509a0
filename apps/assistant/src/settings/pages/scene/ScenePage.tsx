import { OfBusiness } from '../../../base/components/managed-list/OfBusiness.tsx'
import { ScenesOfBusiness } from './ScenesOfBusiness.tsx'

/** Scenes that group quality rules and prompts. */
export function ScenePage() {
  return <OfBusiness texts="database.scene">{(scope) => <ScenesOfBusiness scope={scope} />}</OfBusiness>
}

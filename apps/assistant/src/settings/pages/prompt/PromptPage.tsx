import { OfBusiness } from '../../../base/components/managed-list/OfBusiness.tsx'
import { PromptsOfBusiness } from './PromptsOfBusiness.tsx'

export { texts } from '../../texts.ts'

/** The model's prompts for a business and its scenes. */
export function PromptPage() {
  return <OfBusiness texts="database.prompt">{(scope) => <PromptsOfBusiness scope={scope} />}</OfBusiness>
}

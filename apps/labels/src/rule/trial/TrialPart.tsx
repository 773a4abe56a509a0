import type { RuleSettings } from '../RuleFields.tsx'
export function TrialPart(_props: { settings: RuleSettings }) {
  return null
}

import type { voiceprint } from '@console/contracts'
import { CheckResult } from './CheckResult.tsx'

/** The result of one comparison: nobody sets that by hand. */
export function EntryResult({ status }: { status: voiceprint.CheckStatus }) {
  return <CheckResult record={{ status, statusRevise: 0 }} />
}

import { tierPart } from '@console/sub-app'
import { CorrectionFailed, CorrectionLoading } from './CorrectionStates.tsx'

/** The dialog of a correction; it comes with the first segment that is chosen. */
export const CorrectionDialog = tierPart({
  tier: 'forms',
  load: async () =>
    (await import(/* webpackChunkName: "forms-person" */ './CorrectionForm.tsx')).CorrectionFormDialog,
  Loading: CorrectionLoading,
  Failed: CorrectionFailed,
})

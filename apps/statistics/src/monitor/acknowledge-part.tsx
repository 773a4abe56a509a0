import { tierPart } from '@console/sub-app'
import type { AcknowledgeDialogProps } from './AcknowledgeDialog.tsx'
import { PartFailed } from './PartFailed.tsx'

/** Brings the tier of forms, which only it needs. */
export const AcknowledgeDialog = tierPart<AcknowledgeDialogProps>({
  tier: 'forms',
  load: async () =>
    (await import(/* webpackChunkName: "forms-monitoring" */ './AcknowledgeDialog.tsx')).AcknowledgeDialog,
  Loading: () => null,
  Failed: PartFailed,
})

import { tierPart } from '@console/sub-app'
import type { AcknowledgeDialogProps } from './AcknowledgeDialog.tsx'
import { PartFailed } from './PartFailed.tsx'

/** Brings the tier of forms; in one chunk with the form of a correction, so that no other page carries what they share. */
export const AcknowledgeDialog = tierPart<AcknowledgeDialogProps>({
  tier: 'forms',
  load: async () =>
    (await import(/* webpackChunkName: "forms-person" */ './AcknowledgeDialog.tsx')).AcknowledgeDialog,
  Loading: () => null,
  Failed: PartFailed,
})

import { type HostServices, type SlotContribution, SlotFailure, useHost } from '@console/sub-app'
import type { SlotRecord } from '@console/sub-app/slots'
import { type IntlShape, useIntl } from 'react-intl'

type RunParts = Pick<HostServices, 'slots' | 'toast'> & Pick<IntlShape, 'formatMessage'>

/** Runs an action of an app; a failure is a message under the app's name. */
export async function runAction(
  contribution: SlotContribution,
  records: readonly SlotRecord[],
  { slots, toast, formatMessage }: RunParts,
): Promise<void> {
  try {
    // The person has asked for it: former failures do not count.
    slots.reset(contribution)
    await slots.ask(contribution, { method: 'run', records: [...records] })
  } catch (error) {
    if (!(error instanceof SlotFailure)) throw error
    const { app, slot } = contribution
    toast.error(formatMessage({ id: 'subApp.actionFailed' }, { app: app.name, name: slot.name }))
  }
}

export function useRunAction(): (contribution: SlotContribution, records: readonly SlotRecord[]) => void {
  const { slots, toast } = useHost().services
  const { formatMessage } = useIntl()
  return (contribution, records) => void runAction(contribution, records, { slots, toast, formatMessage })
}

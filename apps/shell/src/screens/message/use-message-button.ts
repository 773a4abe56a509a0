import { tracking, type message } from '@console/contracts'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { track } from '../../runtime/tracking/track.ts'
import { useReportMessages } from './message-queries.ts'

/**
 * The action of a message button: `OPEN_URL` opens its link in a new tab; the other two have no target and are only
 * counted (SHELL-080, SHELL-081, SHELL-Q27).
 */
export function useMessageButton() {
  const { formatMessage } = useIntl()
  const { businessType, services } = useShell()
  const reportMessages = useReportMessages()

  async function openAddress({ businessTypeId, payload }: message.Popup, link: string | null): Promise<void> {
    const { msgId, msgRuleCode, triggerId } = payload
    // The messages are those of the chosen business type, where they do not say it themselves.
    const businessTypeIdOfMessage = businessTypeId ?? businessType?.businessTypeId
    const query = {
      ...(businessTypeIdOfMessage === undefined ? {} : { business_type_id: String(businessTypeIdOfMessage) }),
      msgId,
      msgRuleCode,
      triggerId,
      track: 'true',
    }
    const isOpened = link !== null && (await services.openPlatformLink(link, query))
    if (!isOpened) services.toast.error(formatMessage({ id: 'messages.linkRefused' }))
  }

  return (popup: message.Popup, { action, link }: message.ButtonOption): void => {
    const { msgId, msgRuleCode, triggerId } = popup.payload
    if (action === 'OPEN_URL') void openAddress(popup, link ?? null)
    track(tracking.METRICS.bubbleClicked, { msgId, msgRuleCode, triggerId, action })
    reportMessages('clicked', [popup.id])
  }
}

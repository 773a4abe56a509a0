import { type message, tracking } from '@console/contracts'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { track } from '../../runtime/tracking/track.ts'
import { useReportMessages } from './message-queries.ts'
import styles from './MessageButtons.module.css'

type MessageButtonsProps = {
  popup: message.Popup
  /** Called after any button was pressed. */
  onUsed?: () => void
}

/** One button for each option of a message (SHELL-077). */
export function MessageButtons({ popup, onUsed }: MessageButtonsProps) {
  const pressOption = useMessageButton()
  const { btnOptions } = popup.payload
  if (btnOptions.length === 0) return null
  return (
    <div className={styles['buttons']}>
      {btnOptions.map((option, index) => (
        <Button
          // Options have no id and may share a text; their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          size="small"
          onClick={() => {
            pressOption(popup, option)
            onUsed?.()
          }}
        >
          {option.text}
        </Button>
      ))}
    </div>
  )
}

/**
 * The action of a message button: `OPEN_URL` opens its link in a new tab; the other two have no target and are only
 * counted (SHELL-080, SHELL-081, SHELL-Q27).
 */
function useMessageButton() {
  const { formatMessage } = useIntl()
  const { businessType, services } = useShell()
  const reportMessages = useReportMessages()

  async function openAddress({ businessTypeId, payload }: message.Popup, link: string | null): Promise<void> {
    const { msgId, msgRuleCode, triggerId } = payload
    // Messages that name no business type are of the chosen one.
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

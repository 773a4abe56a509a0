import { Button } from 'antd'
import type { message } from '@console/contracts'
import styles from './MessageButtons.module.css'
import { useMessageButton } from './use-message-button.ts'

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

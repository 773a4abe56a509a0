import { Button } from 'antd'
import { useIntl } from 'react-intl'

type ActionButtonProps = {
  text: string
  /** The action in full, where the text is short; it contains the text. */
  fullText?: string
  /** Name of the row that the action applies to, so that buttons of two rows have different names. */
  name: string
  /** Why it cannot be done. */
  disabledReason?: string | undefined
  isBusy?: boolean
  isDangerous?: boolean
  onClick: () => void
}

/** An action of a row. */
export function ActionButton(props: ActionButtonProps) {
  const { text, fullText = text, name, disabledReason, isBusy = false, isDangerous = false, onClick } = props
  const { formatMessage } = useIntl()
  return (
    <Button
      type="link"
      size="small"
      danger={isDangerous}
      loading={isBusy}
      disabled={disabledReason !== undefined}
      title={disabledReason}
      aria-label={formatMessage({ id: 'voice.actionOn' }, { action: fullText, name })}
      onClick={onClick}
    >
      {text}
    </Button>
  )
}

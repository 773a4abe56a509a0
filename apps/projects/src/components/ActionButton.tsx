import { Button, Tooltip, type ButtonProps } from 'antd'
import { useIntl } from 'react-intl'
import styles from './ActionButton.module.css'

type ActionButtonProps = Omit<ButtonProps, 'disabled' | 'title'> & {
  /** Id of the text that says why it may not be done now; null when it may. */
  reasonId: string | null
}

/** A button that says why it is disabled, to the pointer and to a reader of the screen. */
export function ActionButton({ reasonId, onClick, children, type = 'default', ...props }: ActionButtonProps) {
  const { formatMessage } = useIntl()
  if (reasonId === null) {
    return (
      <Button {...props} type={type} {...(onClick === undefined ? {} : { onClick })}>
        {children}
      </Button>
    )
  }
  const reason = formatMessage({ id: reasonId })
  return (
    <Tooltip title={reason}>
      {/* It keeps the focus, unlike one with `disabled`: the reason can be reached by keyboard. */}
      <Button
        {...props}
        // Nothing leads on from here: it does not stand out.
        type={type === 'primary' ? 'default' : type}
        aria-disabled
        aria-description={reason}
        className={styles['disabled'] ?? ''}
      >
        {children}
      </Button>
    </Tooltip>
  )
}

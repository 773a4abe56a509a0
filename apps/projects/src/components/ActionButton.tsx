import { Button, Tooltip, type ButtonProps } from 'antd'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { ActionTarget } from '../model/monitor-target.ts'
import styles from './ActionButton.module.css'

type ActionButtonProps = Omit<ButtonProps, 'disabled' | 'title' | 'target'> & {
  /** Id of the text that says why it may not be done now; null when it may. */
  reasonId: string | null
  /** Where it leads, instead of `onClick`. */
  target?: ActionTarget | null
}

/** A button that says why it is disabled, to the pointer and to a reader of the screen. */
export function ActionButton({
  reasonId,
  target = null,
  onClick,
  children,
  type = 'default',
  ...props
}: ActionButtonProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const act = target === null ? onClick : () => void navigate(target.to, { state: target.state })
  if (reasonId === null) {
    return (
      <Button {...props} type={type} {...(act === undefined ? {} : { onClick: act })}>
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

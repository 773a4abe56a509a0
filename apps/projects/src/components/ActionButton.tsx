import { Button, Tooltip, type ButtonProps } from 'antd'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { ActionTarget } from '../model/monitor-target.ts'
import styles from './ActionButton.module.css'

type ActionButtonProps = Omit<ButtonProps, 'disabled' | 'title' | 'target'> & {
  /** Message id of the reason why the action is not allowed now; null when it is. */
  reasonId: string | null
  /** The page it opens, instead of `onClick`. */
  target?: ActionTarget | null
}

/** A button that shows why it is disabled, in a tooltip and to screen readers. */
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
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      {/* Focusable, unlike with `disabled`: the reason is reachable by keyboard. */}
      <Button
        {...props}
        // A disabled button is not primary.
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

import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { FullScreen } from './use-full-screen.ts'
import styles from './FullScreenButton.module.css'

type FullScreenButtonProps = {
  fullScreen: FullScreen
  /** Name of its content, where a page has several. */
  name?: string
  size?: 'small' | 'middle'
  /** The icon alone, as long as it is not full. */
  isShort?: boolean
}

/** Switches to full screen and back; renders nothing if the browser has no full screen. */
export function FullScreenButton({
  fullScreen,
  name,
  size = 'middle',
  isShort = false,
}: FullScreenButtonProps) {
  const { formatMessage } = useIntl()
  const { isSupported, isFull, toggle } = fullScreen
  if (!isSupported) return null
  const text = formatMessage({ id: isFull ? 'domainUi.fullScreen.leave' : 'domainUi.fullScreen' })
  const label = name === undefined ? text : formatMessage({ id: 'domainUi.fullScreen.of' }, { text, name })
  const hasText = isFull || !isShort
  return (
    // One element for both ways, so that it keeps the focus.
    <Button
      size={size}
      className={styles['button'] ?? ''}
      icon={<Icon name={isFull ? 'shrink' : 'fullScreen'} />}
      aria-label={label}
      {...(hasText ? {} : { type: 'text', title: text })}
      {...(isFull ? { 'aria-keyshortcuts': 'Escape' } : {})}
      onClick={toggle}
    >
      {hasText && text}
    </Button>
  )
}

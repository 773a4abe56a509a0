import type { ComponentProps } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'type'> & {
  icon: IconName
  /** What it does, for whoever cannot see the icon. */
  label: string
  size?: keyof typeof ICON_PX
  iconSizePx?: number
}

const ICON_PX = { small: 14, medium: 16, large: 20 } as const

/** A button that is an icon alone; on a phone as large as a thumb. Children stand over the icon, as a count does. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  iconSizePx = ICON_PX[size],
  className = '',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`${styles['button']} ${styles[size]} ${className}`}
      aria-label={label}
    >
      <Icon name={icon} size={iconSizePx} />
      {children}
    </button>
  )
}

import type { ComponentProps } from 'react'
import type { IconName } from '../icons/icon-paths.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'type'> & {
  icon: IconName
  /** The accessible name. */
  label: string
  size?: keyof typeof ICON_PX
  iconSizePx?: number
}

const ICON_PX = { small: 14, medium: 16, large: 20 } as const

/** A button that is an icon alone; on a phone with a larger touch target. Children overlay the icon, as a badge does. */
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

import { Icon, IconButton } from '@console/ui'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import styles from './ViewsTrigger.module.css'

/** The button beside the name of a page; its icon alone where there is no room for the word. */
export function ViewsTrigger({ isCompact, ...button }: ComponentProps<'button'> & { isCompact: boolean }) {
  const label = useIntl().formatMessage({ id: 'header.views' })
  if (isCompact) return <IconButton {...button} icon="bookmark" label={label} />
  return (
    <button {...button} type="button" className={styles['button']}>
      <Icon name="bookmark" size={16} />
      {label}
    </button>
  )
}

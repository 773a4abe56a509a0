import { useIntl } from 'react-intl'
import styles from './Sidebar.module.css'

const HIGHEST = 99

type UnreadMarkProps = {
  count: number
  /** In the corner of the icon, where there is no room beside the name. */
  isOnIcon?: boolean
}

/** The unread count beside an entry of the menu; absent if it is 0. */
export function UnreadMark({ count, isOnIcon = false }: UnreadMarkProps) {
  const { formatMessage } = useIntl()
  if (count === 0) return null
  return (
    <span className={`${styles['mark']} ${isOnIcon ? styles['onIcon'] : ''}`}>
      <span aria-hidden="true">{count > HIGHEST ? `${HIGHEST}+` : count}</span>
      <span className="visually-hidden">{formatMessage({ id: 'frame.unread' }, { count })}</span>
    </span>
  )
}

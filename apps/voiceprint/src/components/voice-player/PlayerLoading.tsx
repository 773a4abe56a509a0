import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import styles from './VoicePlayer.module.css'

/** As high as the player, so that nothing moves when it comes. */
export function PlayerLoading() {
  const { formatMessage } = useIntl()
  return (
    <div role="status" aria-label={formatMessage({ id: 'ui.loading' })} className={styles['loading']}>
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    </div>
  )
}

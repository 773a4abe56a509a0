import { whyNotWatched } from '@console/domain-ui/watch'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../../components/ActionButton.tsx'
import type { WorkerCardProps } from './WorkerCard.tsx'
import styles from './WorkerCard.module.css'

/** Watch while the worker is online, Stop while they are watched, and both choices once a watch is over (LIVE-Q3). */
export function WatchButtons({ worker, watched, onWatch, onClose }: WorkerCardProps) {
  const { formatMessage } = useIntl()
  const { name } = worker
  const text = (id: string) => formatMessage({ id: `watch.${id}` }, { name })
  if (watched !== null && !watched.isOver) {
    return (
      <div className={styles['buttons']}>
        <Button aria-label={text('stopOf')} onClick={onClose}>
          {text('stop')}
        </Button>
      </div>
    )
  }
  const isAgain = watched !== null
  return (
    <div className={styles['buttons']}>
      <ActionButton
        reasonId={whyNotWatched(worker)}
        aria-label={text(isAgain ? 'watchAgainOf' : 'watchOf')}
        onClick={onWatch}
      >
        {text(isAgain ? 'again' : 'watch')}
      </ActionButton>
      {isAgain && (
        <Button aria-label={text('closeOf')} onClick={onClose}>
          {text('close')}
        </Button>
      )}
    </div>
  )
}

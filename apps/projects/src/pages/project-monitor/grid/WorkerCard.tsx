import { SEAT_STATUS_LOOK, SeatPicture, useLookedAt } from '@console/domain-ui/seats'
import { whyNotWatched, type WatchedSeat, type WatchSettings } from '@console/domain-ui/watch'
import { hoursFromSeconds, StatusWord } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../../components/ActionButton.tsx'
import type { LiveWorker } from '../../../model/live-worker.ts'
import { LazyWatchedView } from '../watch/LazyWatchedView.tsx'
import styles from './WorkerCard.module.css'

type WorkerCardProps = {
  worker: LiveWorker
  /** Seconds online; undefined where they are not known. */
  seconds: number | undefined
  /** Watched seat of this worker. */
  watched: WatchedSeat | null
  settings: WatchSettings
  onSettings: (changes: Partial<WatchSettings>) => void
  onWatch: () => void
  onClose: () => void
  onOver: (attempt: number) => void
}

/** One worker: who they are, what they do, their screen, and the watch (LIVE-006). */
export function WorkerCard(props: WorkerCardProps) {
  const { worker, seconds, watched, settings, onSettings, onOver } = props
  const { formatMessage } = useIntl()
  const { attach, isLookedAt } = useLookedAt()
  const { name, orgName, phone, status, onlineStatus, roomId } = worker
  const picture = (
    <SeatPicture seat={{ status, roomID: roomId, name, activeSinceMs: 0 }} isLookedAt={isLookedAt} />
  )
  return (
    <li
      className={`ui-shrinks ${styles['cell']}`}
      data-large={watched !== null && !watched.isOver && settings.isLarge}
      data-online={onlineStatus === 'online'}
    >
      <article ref={attach} className={styles['card']} data-watched={watched !== null} aria-label={name}>
        {watched === null ? (
          <div className={styles['picture']}>{picture}</div>
        ) : (
          <LazyWatchedView
            key={watched.attempt}
            name={name}
            roomId={watched.roomId}
            picture={picture}
            settings={settings}
            onSettings={onSettings}
            onOver={() => onOver(watched.attempt)}
          />
        )}
        <div className={styles['facts']}>
          <div className={styles['nameLine']}>
            <h3 title={name}>{name}</h3>
            <StatusLine worker={worker} />
          </div>
          <p title={`${orgName} ${phone}`}>
            <span>{orgName || '-'}</span>
            <span className={styles['phone']}>{phone || '-'}</span>
          </p>
          <div className={styles['foot']}>
            <p title={formatMessage({ id: 'monitor.hours.tip' })}>
              {formatMessage(
                { id: 'monitor.hours' },
                { hours: seconds === undefined ? '-' : hoursFromSeconds(seconds) },
              )}
            </p>
            <WatchButtons {...props} />
          </div>
        </div>
      </article>
    </li>
  )
}

/** Status of the worker; online or offline is read out, and seen where the word does not imply it (LIVE-006, LIVE-007). */
function StatusLine({ worker: { status, onlineStatus } }: { worker: LiveWorker }) {
  const { formatMessage } = useIntl()
  const { tone, textId } = SEAT_STATUS_LOOK[status]
  const word = formatMessage({ id: textId })
  const presence = formatMessage({ id: `monitor.${onlineStatus}` })
  return (
    <span className={styles['status']}>
      <StatusWord tone={tone}>{word}</StatusWord>
      {word !== presence && (
        <span className={onlineStatus === 'online' ? 'visually-hidden' : 'ui-faint'}>{presence}</span>
      )}
    </span>
  )
}

/** Watch while the worker is online, Stop while they are watched, and both choices once a watch is over (LIVE-Q3). */
function WatchButtons({ worker, watched, onWatch, onClose }: WorkerCardProps) {
  const { formatMessage } = useIntl()
  const { name } = worker
  const text = (id: string) => formatMessage({ id: `watch.${id}` }, { name })
  if (watched !== null && !watched.isOver) {
    return (
      <div className={styles['buttons']}>
        <Button size="small" aria-label={text('stopOf')} onClick={onClose}>
          {text('stop')}
        </Button>
      </div>
    )
  }
  const isAgain = watched !== null
  return (
    <div className={styles['buttons']}>
      <ActionButton
        size="small"
        reasonId={whyNotWatched(worker)}
        aria-label={text(isAgain ? 'watchAgainOf' : 'watchOf')}
        onClick={onWatch}
      >
        {text(isAgain ? 'again' : 'watch')}
      </ActionButton>
      {isAgain && (
        <Button size="small" aria-label={text('closeOf')} onClick={onClose}>
          {text('close')}
        </Button>
      )}
    </div>
  )
}

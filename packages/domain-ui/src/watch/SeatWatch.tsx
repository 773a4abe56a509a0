import type { workspace } from '@console/contracts'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { SeatPicture } from '../seats/SeatPicture.tsx'
import { useLookedAt } from '../seats/use-looked-at.ts'
import { useWatched, whyNotWatched } from './use-watched.ts'
import { FIRST_SETTINGS } from './watch-settings.ts'
import { WatchedView } from './WatchedView.tsx'
import styles from './SeatWatch.module.css'

export type SeatWatchProps = {
  seat: { id: number; name: string } & Pick<workspace.SeatUser, 'status' | 'roomID'>
  /** The person has chosen to watch already. */
  startsAtOnce?: boolean
}

/** The screen of one seat: its last screenshot, which the watch replaces. */
export function SeatWatch({ seat, startsAtOnce = false }: SeatWatchProps) {
  const { id, name, roomID } = seat
  const { attach, isLookedAt } = useLookedAt()
  const { watched, watch, close, noteOver } = useWatched()
  const [settings, setSettings] = useState(FIRST_SETTINGS)
  const start = useEffectEvent(() => {
    if (startsAtOnce && whyNotWatched(seat) === null) watch(id, roomID)
  })
  useEffect(() => start(), [])
  const picture = <SeatPicture seat={{ ...seat, activeSinceMs: 0 }} isLookedAt={isLookedAt} />
  return (
    <article
      ref={attach}
      className={styles['screen']}
      data-large={watched !== null && !watched.isOver && settings.isLarge}
      aria-label={name}
    >
      {watched === null ? (
        <div className={styles['picture']}>{picture}</div>
      ) : (
        <WatchedView
          key={watched.attempt}
          name={name}
          roomId={watched.roomId}
          picture={picture}
          settings={settings}
          onSettings={(changes) => setSettings((before) => ({ ...before, ...changes }))}
          onOver={() => noteOver(watched.attempt)}
        />
      )}
      {watched === null || watched.isOver ? (
        <WatchButton seat={seat} isAgain={watched !== null} onWatch={() => watch(id, roomID)} />
      ) : (
        <StopButton name={name} onStop={close} />
      )}
    </article>
  )
}

type WatchButtonProps = { seat: SeatWatchProps['seat']; isAgain: boolean; onWatch: () => void }

function WatchButton({ seat, isAgain, onWatch }: WatchButtonProps) {
  const { formatMessage } = useIntl()
  const reasonId = whyNotWatched(seat)
  return (
    <div className={`ui-cluster ui-gap-8 ui-pad-8-12 ${styles['buttons']}`}>
      <Button
        type="primary"
        disabled={reasonId !== null}
        aria-label={formatMessage({ id: isAgain ? 'watch.watchAgainOf' : 'watch.watchOf' }, seat)}
        onClick={onWatch}
      >
        {formatMessage({ id: isAgain ? 'watch.again' : 'watch.watch' })}
      </Button>
      {reasonId !== null && (
        <p className="ui-no-margin ui-note ui-muted">{formatMessage({ id: reasonId })}</p>
      )}
    </div>
  )
}

function StopButton({ name, onStop }: { name: string; onStop: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className={`ui-cluster ui-gap-8 ui-pad-8-12 ${styles['buttons']}`}>
      <Button aria-label={formatMessage({ id: 'watch.stopOf' }, { name })} onClick={onStop}>
        {formatMessage({ id: 'watch.stop' })}
      </Button>
    </div>
  )
}

import { isOver, useWatch } from '@console/sub-app/watch'
import { Button } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFullScreen } from '../full-screen/full-screen.ts'
import { useVisibleUse } from '../poll/use-visible-use.ts'
import { LiveMedia } from './LiveMedia.tsx'
import { useMediaElements } from './use-media-elements.ts'
import type { WatchSettings } from './watch-settings.ts'
import { WatchControls } from './WatchControls.tsx'
import styles from './WatchedView.module.css'
import { WatchNotes } from './WatchNotes.tsx'
import { WatchStateBadge } from './WatchStateBadge.tsx'

type WatchedViewProps = {
  name: string
  roomId: string
  /** The last screenshot, shown while there is no live picture. */
  picture: ReactNode
  settings: WatchSettings
  onSettings: (changes: Partial<WatchSettings>) => void
  /** The watch failed or was ended. */
  onOver: () => void
}

/** A running watch: screen and sound as they arrive, its state in words, and who else is watching (LIVE-022). */
export function WatchedView({ name, roomId, picture, settings, onSettings, onOver }: WatchedViewProps) {
  const { formatMessage } = useIntl()
  const { state, media, others } = useWatch(roomId, { onOver })
  const view = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(view)
  const elements = useMediaElements()
  const [shown, setShown] = useState<MediaStream | null>(null)
  const isPlaying = state.status === 'live' || state.status === 'retrying'
  const hasPicture = isPlaying && media.screen !== null && shown === media.screen
  const { camera, screen } = settings.sound
  return (
    <div ref={view} className={styles['view']} data-full={fullScreen.isFull}>
      <div className={styles['picture']}>
        {!hasPicture && picture}
        <LiveMedia
          as="video"
          label={formatMessage({ id: 'watch.video' }, { name })}
          media={media.screen}
          sound={screen}
          elements={elements}
          isHidden={!hasPicture}
          onFirstFrame={() => setShown(media.screen)}
        />
        <LiveMedia as="audio" media={media.camera} sound={camera} elements={elements} />
        <WatchStateBadge state={state} />
        {elements.isBlocked && !isOver(state) && (
          <Button type="primary" className={styles['playSound'] ?? ''} onClick={elements.playSound}>
            {formatMessage({ id: 'watch.playSound' })}
          </Button>
        )}
      </div>
      {!isOver(state) && <VisibleUse />}
      {/* A watch that ends on the full screen still shows the way out. */}
      {(!isOver(state) || fullScreen.isFull) && (
        <WatchControls
          name={name}
          media={media}
          settings={settings}
          onSettings={onSettings}
          fullScreen={fullScreen}
          video={hasPicture ? elements.video : null}
        />
      )}
      <WatchNotes state={state} others={others} />
    </div>
  )
}

/** A watch that is visible is use of the console (R31). */
function VisibleUse() {
  useVisibleUse()
  return null
}

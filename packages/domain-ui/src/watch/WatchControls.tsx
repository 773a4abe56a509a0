import { useHost } from '@console/sub-app'
import type { Watched } from '@console/sub-app/watch'
import { Icon, IconButton } from '@console/ui'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { FullScreen } from '../full-screen/full-screen.ts'
import type { StreamSound, WatchSettings } from './watch-settings.ts'
import styles from './WatchedView.module.css'

type WatchControlsProps = {
  name: string
  media: Watched['media']
  settings: WatchSettings
  onSettings: (changes: Partial<WatchSettings>) => void
  fullScreen: FullScreen
  /** Null while it shows nothing. */
  video: RefObject<HTMLVideoElement | null> | null
}

/** Sound of each stream, and the size of the picture. */
export function WatchControls(props: WatchControlsProps) {
  const { name, media, settings, onSettings } = props
  const { formatMessage } = useIntl()
  const label = (id: string) => formatMessage({ id: `watch.${id}` })
  const { sound } = settings
  return (
    <div
      className={styles['controls']}
      role="group"
      aria-label={formatMessage({ id: 'watch.controls' }, { name })}
    >
      {/* The card, which names them, is not on the full screen. */}
      {props.fullScreen.isFull && <strong className="ui-size-14">{name}</strong>}
      {(['camera', 'screen'] as const).map((stream) => (
        <SoundControl
          key={stream}
          name={label(`sound.${stream}`)}
          shortName={label(`sound.${stream}.short`)}
          isThere={media[stream] !== null}
          sound={sound[stream]}
          onChange={(next) => onSettings({ sound: { ...sound, [stream]: next } })}
        />
      ))}
      <SizeButtons {...props} />
    </div>
  )
}

/**
 * Buttons for a larger view in the page, for full screen and for a separate window; in full screen, only the button that
 * leaves it.
 */
function SizeButtons({ settings: { isLarge }, onSettings, fullScreen, video }: WatchControlsProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const label = (id: string) => formatMessage({ id: `watch.${id}` })
  const sizeLabel = label(isLarge ? 'shrink' : 'enlarge')
  const { isFull } = fullScreen
  const fullLabel = label(isFull ? 'fullScreen.leave' : 'fullScreen')
  function openInOwnWindow(): void {
    video?.current
      ?.requestPictureInPicture()
      .catch((error: unknown) => services.reportError(error, 'pictureInPicture'))
  }
  return (
    <span className="ui-inline-flex ui-to-end">
      {!isFull && (
        <IconButton
          icon={isLarge ? 'shrink' : 'enlarge'}
          label={sizeLabel}
          title={sizeLabel}
          onClick={({ currentTarget }) => {
            onSettings({ isLarge: !isLarge })
            // Once it has its new size.
            requestAnimationFrame(() =>
              currentTarget.closest('article')?.scrollIntoView({ block: 'nearest' }),
            )
          }}
        />
      )}
      {fullScreen.isSupported && (
        // One element for both ways, so that it keeps the focus. Leaving is possible without a picture, too.
        <IconButton
          icon={isFull ? 'shrink' : 'fullScreen'}
          className={styles['fullScreen'] ?? ''}
          label={fullLabel}
          title={fullLabel}
          disabled={video === null && !isFull}
          {...(isFull ? { 'aria-keyshortcuts': 'Escape' } : {})}
          onClick={fullScreen.toggle}
        >
          {isFull && (
            <>
              {fullLabel}
              <kbd>Esc</kbd>
            </>
          )}
        </IconButton>
      )}
      {document.pictureInPictureEnabled && !isFull && (
        <IconButton
          icon="pictureInPicture"
          label={label('pictureInPicture')}
          title={label('pictureInPicture')}
          disabled={video === null}
          onClick={openInOwnWindow}
        />
      )}
    </span>
  )
}

type SoundControlProps = {
  /** Name of the stream. */
  name: string
  /** A short name for narrow cards. */
  shortName: string
  isThere: boolean
  sound: StreamSound
  onChange: (sound: StreamSound) => void
}

/** Mute and volume of one stream; a narrow card has no room for the volume. */
function SoundControl({ name, shortName, isThere, sound, onChange }: SoundControlProps) {
  const { formatMessage } = useIntl()
  const { isMuted, volume } = sound
  const text = (id: string) => formatMessage({ id: `watch.${id}` }, { sound: name })
  return (
    <span className="ui-inline-row ui-gap-4">
      <button
        type="button"
        className={styles['mute']}
        aria-pressed={isMuted}
        aria-label={text(isMuted ? 'unmute' : 'mute')}
        title={text(isMuted ? 'unmute' : 'mute')}
        disabled={!isThere}
        onClick={() => onChange({ ...sound, isMuted: !isMuted })}
      >
        <Icon name={isMuted ? 'muted' : 'sound'} size={14} />
        {shortName}
      </button>
      <input
        type="range"
        className={styles['volume']}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        disabled={!isThere}
        aria-label={text('volume')}
        onChange={({ target }) => onChange({ isMuted: false, volume: target.valueAsNumber })}
      />
    </span>
  )
}

import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import type { StreamSound } from './watch-settings.ts'
import styles from './WatchedView.module.css'

type SoundControlProps = {
  /** Of the stream. */
  name: string
  /** Where there is little room. */
  shortName: string
  isThere: boolean
  sound: StreamSound
  onChange: (sound: StreamSound) => void
}

/** Mute and volume of one stream; a narrow card has no room for the volume. */
export function SoundControl({ name, shortName, isThere, sound, onChange }: SoundControlProps) {
  const { formatMessage } = useIntl()
  const { isMuted, volume } = sound
  const text = (id: string) => formatMessage({ id: `watch.${id}` }, { sound: name })
  return (
    <span className={styles['sound']}>
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

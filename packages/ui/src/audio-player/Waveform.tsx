import { theme } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import WaveSurfer from 'wavesurfer.js'
import styles from './Waveform.module.css'

export type WaveformProps = {
  /** The element that plays the sound; its address is set. */
  audio: HTMLAudioElement
}

/** px */
const HEIGHT = 64
const BAR = { barWidth: 2, barGap: 1, barRadius: 1 } as const

/**
 * The loudness of a sound over its length, with what has been played in another colour. It takes neither clicks nor keys:
 * the player's bar lies over it (docs/decisions/0077).
 */
export function Waveform({ audio }: WaveformProps) {
  const { formatMessage } = useIntl()
  const { token } = theme.useToken()
  const box = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading')
  const { colorTextQuaternary: waveColor, colorPrimary: progressColor } = token

  useEffect(() => {
    if (box.current === null) return undefined
    const surfer = WaveSurfer.create({
      container: box.current,
      media: audio,
      height: HEIGHT,
      ...BAR,
      waveColor,
      progressColor,
      cursorColor: progressColor,
      cursorWidth: 1,
      normalize: true,
      interact: false,
      hideScrollbar: true,
    })
    surfer.on('ready', () => setState('drawn'))
    surfer.on('error', () => setState('failed'))
    return () => surfer.destroy()
    // A canvas knows no CSS variables: it is drawn again in another theme.
  }, [audio, waveColor, progressColor])

  return (
    <span className={styles['waveform']} aria-hidden="true" data-state={state}>
      <span ref={box} className={`ui-block ${styles['drawing']}`} />
      {state === 'failed' && (
        <span className={styles['failed']}>{formatMessage({ id: 'player.noWaveform' })}</span>
      )}
    </span>
  )
}

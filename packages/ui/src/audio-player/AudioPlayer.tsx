import { Button, Select } from 'antd'
import { useImperativeHandle, useState, type ComponentType, type KeyboardEvent, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../icon-button/IconButton.tsx'
import { soundTime } from '../time/duration-text.ts'
import type { SoundProblem } from './audio-track.ts'
import { useSound } from './use-sound.ts'
import type { WaveformProps } from './Waveform.tsx'
import styles from './AudioPlayer.module.css'

/** VOICE-054. */
const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const
const STEP_SECONDS = 5
/** Longer sounds get no waveform: this one takes some 60 MB to be decoded. */
const MAX_DRAWN_SECONDS = 1800
const LEAP_SECONDS = 30

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP_SECONDS,
  ArrowDown: -STEP_SECONDS,
  ArrowRight: STEP_SECONDS,
  ArrowUp: STEP_SECONDS,
  PageDown: -LEAP_SECONDS,
  PageUp: LEAP_SECONDS,
}

export type PlayerHandle = { playFrom: (seconds: number) => void }

type AudioPlayerProps = {
  /** The name of the sound, for screen readers. */
  label: string
  /** Seconds, if known before the sound is loaded. */
  knownLength?: number | null
  /** Resolves to the address of the sound. Without a waveform nothing is loaded before the first Play. */
  source: () => Promise<string>
  /** Drawn behind the position (`@console/ui/waveform`, for a part that loads on demand). */
  Waveform?: ComponentType<WaveformProps>
  /** Called with the playback position, several times a second. */
  onTime?: (seconds: number) => void
  /** Called when the sound cannot be played, and with null when it is tried again. */
  onProblem?: (problem: SoundProblem | null) => void
  ref?: Ref<PlayerHandle>
}

/** Plays one sound: play and pause, position, speed (VOICE-053..055). */
export function AudioPlayer(props: AudioPlayerProps) {
  const { label, knownLength = null, source, Waveform, onTime, onProblem, ref } = props
  const { formatMessage } = useIntl()
  const [speed, setSpeed] = useState<number>(1)
  const loadsAtOnce = Waveform !== undefined
  const sound = useSound({ source, knownLength, speed, loadsAtOnce, onTime, onProblem })
  const { audio, address, isPlaying, isLoading, problem, at, length } = sound
  useImperativeHandle(ref, () => ({ playFrom: sound.playFrom }))

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (event.key === ' ') sound.toggle()
    else if (step !== undefined) sound.seek(at + step)
    else return
    event.preventDefault()
  }

  const time = { at: soundTime(at), length: soundTime(length) }
  return (
    <div role="group" aria-label={label} className={styles['player']}>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        size="large"
        label={formatMessage({ id: isPlaying ? 'player.pause' : 'player.play' })}
        aria-busy={isLoading}
        className={styles['toggle'] ?? ''}
        onClick={sound.toggle}
      />
      <span className={styles['position']} data-drawn={loadsAtOnce}>
        {Waveform && address !== null && length !== null && (
          <Drawing key={address} Waveform={Waveform} audio={audio} length={length} />
        )}
        <input
          type="range"
          className={styles['bar']}
          min={0}
          max={length ?? 0}
          step="any"
          value={Math.min(at, length ?? 0)}
          disabled={length === null}
          aria-label={formatMessage({ id: 'player.seek' })}
          aria-valuetext={formatMessage({ id: 'player.time' }, time)}
          onKeyDown={onKeyDown}
          onChange={({ target }) => sound.seek(target.valueAsNumber)}
        />
      </span>
      <span className="ui-size-12 ui-figures ui-nowrap ui-muted" aria-hidden="true">
        {time.at} / {time.length}
      </span>
      <SpeedSelect speed={speed} onChange={setSpeed} />
      {problem !== null && <PlaybackProblem problem={problem} onRetry={sound.retry} />}
    </div>
  )
}

function SpeedSelect({ speed, onChange }: { speed: number; onChange: (speed: number) => void }) {
  const { formatMessage } = useIntl()
  return (
    <Select
      size="small"
      className={styles['speed'] ?? ''}
      aria-label={formatMessage({ id: 'player.speed' })}
      value={speed}
      options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
      popupMatchSelectWidth={false}
      onChange={onChange}
    />
  )
}

type DrawingProps = WaveformProps & { Waveform: ComponentType<WaveformProps>; length: number }

/** A waveform needs the whole sound in memory, so a long one has none. */
function Drawing({ Waveform, audio, length }: DrawingProps) {
  const { formatMessage } = useIntl()
  if (length <= MAX_DRAWN_SECONDS) return <Waveform audio={audio} />
  return <span className={styles['undrawn']}>{formatMessage({ id: 'player.tooLongToDraw' })}</span>
}

function PlaybackProblem({ problem, onRetry }: { problem: SoundProblem; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <p role="alert" className={styles['problem']}>
      {formatMessage({ id: 'player.failed' })}{' '}
      {'reason' in problem ? problem.reason : formatMessage({ id: `player.broken.${problem.broken}` })}{' '}
      <Button size="small" onClick={onRetry}>
        {formatMessage({ id: 'ui.retry' })}
      </Button>
    </p>
  )
}

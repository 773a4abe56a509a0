import { useEffect, useEffectEvent, useState } from 'react'
import {
  createTrack,
  followTrack,
  loadTrack,
  openTrack,
  playTrack,
  seekTrack,
  setTrackSpeed,
  type AudioTrack,
  type SoundProblem,
  type TrackListener,
} from './audio-track.ts'

export type Sound = {
  /** The element that plays, and what it plays; null while its address is not known. */
  audio: HTMLAudioElement
  address: string | null
  isPlaying: boolean
  /** From the click on Play until playback starts. */
  isLoading: boolean
  problem: SoundProblem | null
  /** Seconds from the start. */
  at: number
  /** Seconds; null while unknown. */
  length: number | null
  toggle: () => void
  /** Seeks; playback continues if it was running. */
  seek: (seconds: number) => void
  playFrom: (seconds: number) => void
  /** After a problem: fetches a new address and resumes at the same position. */
  retry: () => void
}

type SoundOptions = {
  /** Fetches the address: on the first Play, and again when the address no longer serves. */
  source: () => Promise<string>
  knownLength: number | null
  speed: number
  /** Fetches the address at once, not on the first Play. */
  loadsAtOnce: boolean
  onTime: ((seconds: number) => void) | undefined
  onProblem: ((problem: SoundProblem | null) => void) | undefined
}

/** Plays one sound. */
export function useSound(options: SoundOptions): Sound {
  const { source, knownLength, speed, loadsAtOnce, onTime, onProblem } = options
  const { track, address, load } = useTrack()
  const [isPlaying, setPlaying] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [problem, setOwnProblem] = useState<SoundProblem | null>(null)
  const { at, length, setLength, moveTo, seek } = usePosition({ track, knownLength, onTime })

  function setProblem(next: SoundProblem | null): void {
    setOwnProblem(next)
    onProblem?.(next)
  }

  async function play({ isFresh = problem !== null } = {}): Promise<void> {
    if (track.isFetching) return
    setProblem(null)
    setLoading(true)
    const needsAddress = isFresh || track.audio.getAttribute('src') === null
    const failure = needsAddress ? await load(source, at) : null
    if (failure === null && (await playTrack(track, speed))) return
    setLoading(false)
    if (failure !== null) setProblem(failure)
  }

  useFirstLoad(loadsAtOnce, async () => {
    const failure = await load(source, at)
    if (failure !== null && !track.isGone) setProblem(failure)
  })
  const listener: TrackListener = {
    onPlaying: setPlaying,
    onLoading: setLoading,
    onTime: moveTo,
    onLength: setLength,
    onProblem: setProblem,
    onExpired: () => void play({ isFresh: true }),
  }
  useEffect(() => followTrack(track, listener))
  useEffect(() => setTrackSpeed(track, speed), [track, speed])

  return {
    audio: track.audio,
    address,
    isPlaying,
    isLoading,
    problem,
    at,
    length,
    toggle: () => (isPlaying ? track.audio.pause() : void play()),
    seek,
    playFrom: (seconds) => {
      seek(seconds)
      void play()
    },
    retry: () => void play({ isFresh: true }),
  }
}

/** The track of a component, and the address that it plays. */
function useTrack() {
  const [track] = useState(createTrack)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => openTrack(track), [track])

  async function load(source: () => Promise<string>, at: number): Promise<SoundProblem | null> {
    const failure = await loadTrack(track, source, at)
    if (!track.isGone) setAddress(track.audio.getAttribute('src'))
    return failure
  }
  return { track, address, load }
}

/** Loads a sound that is drawn before somebody plays it. */
function useFirstLoad(loadsAtOnce: boolean, load: () => Promise<void>): void {
  const loadFirst = useEffectEvent(load)
  useEffect(() => {
    if (loadsAtOnce) void Promise.resolve().then(() => loadFirst())
  }, [loadsAtOnce])
}

type PositionOptions = Pick<SoundOptions, 'knownLength' | 'onTime'> & { track: AudioTrack }

function usePosition({ track, knownLength, onTime }: PositionOptions) {
  const [at, setAt] = useState(0)
  const [loadedLength, setLength] = useState<number | null>(null)
  const length = loadedLength ?? knownLength

  function moveTo(seconds: number): void {
    setAt(seconds)
    onTime?.(seconds)
  }

  function seek(seconds: number): void {
    const next = Math.min(Math.max(0, seconds), length ?? seconds)
    seekTrack(track, next)
    moveTo(next)
  }
  return { at, length, setLength, moveTo, seek }
}

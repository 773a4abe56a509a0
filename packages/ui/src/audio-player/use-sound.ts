import { useEffect, useEffectEvent, useState } from 'react'
import {
  createTrack,
  followTrack,
  loadTrack,
  openTrack,
  playTrack,
  seekTrack,
  setTrackSpeed,
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
  const [track] = useState(createTrack)
  const [address, setAddress] = useState<string | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [problem, setOwnProblem] = useState<SoundProblem | null>(null)
  const [at, setAt] = useState(0)
  const [loadedLength, setLength] = useState<number | null>(null)
  const length = loadedLength ?? knownLength

  function setProblem(next: SoundProblem | null): void {
    setOwnProblem(next)
    onProblem?.(next)
  }

  function moveTo(seconds: number): void {
    setAt(seconds)
    onTime?.(seconds)
  }

  function seek(seconds: number): void {
    const next = Math.min(Math.max(0, seconds), length ?? seconds)
    seekTrack(track, next)
    moveTo(next)
  }

  async function load(): Promise<SoundProblem | null> {
    const failure = await loadTrack(track, source, at)
    if (!track.isGone) setAddress(track.audio.getAttribute('src'))
    return failure
  }

  const loadFirst = useEffectEvent(async () => {
    const failure = await load()
    if (failure !== null && !track.isGone) setProblem(failure)
  })

  async function play({ isFresh = problem !== null } = {}): Promise<void> {
    if (track.isFetching) return
    setProblem(null)
    setLoading(true)
    const needsAddress = isFresh || track.audio.getAttribute('src') === null
    const failure = needsAddress ? await load() : null
    if (failure === null && (await playTrack(track, speed))) return
    setLoading(false)
    if (failure !== null) setProblem(failure)
  }

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
  useEffect(() => openTrack(track), [track])
  useEffect(() => {
    if (loadsAtOnce) void loadFirst()
  }, [loadsAtOnce])

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

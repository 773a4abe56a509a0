import { useEffect, useRef, useState } from 'react'

/** Why a sound cannot be played: its address could not be fetched, or the browser failed. */
export type SoundProblem = { reason: string } | { broken: 'network' | 'decode' | 'source' }

export type Sound = {
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
  onTime: ((seconds: number) => void) | undefined
}

/** Only one player of a page plays at a time. */
let activeAudio: HTMLAudioElement | null = null

const DECODING_FAILED = 3
const NETWORK_FAILED = 2

/** Plays one sound through an element of its own, which belongs to no page's markup. */
export function useSound({ source, knownLength, speed, onTime }: SoundOptions): Sound {
  const element = useRef<HTMLAudioElement | null>(null)
  const getAudio = () => (element.current ??= new Audio())
  const [isPlaying, setPlaying] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<SoundProblem | null>(null)
  const [at, setAt] = useState(0)
  const [length, setLength] = useState<number | null>(null)
  /** The position to seek to once the metadata has loaded; null when none is pending. */
  const pendingSeek = useRef<number | null>(null)
  /** It has played since its address was fetched: a failure may then mean that the address has expired. */
  const hasPlayed = useRef(false)
  const isFetching = useRef(false)
  const isGone = useRef(false)

  function seekTo(seconds: number): void {
    const audio = getAudio()
    const last = length ?? knownLength ?? seconds
    const next = Math.min(Math.max(0, seconds), last)
    if (audio.readyState >= HTMLMediaElement.HAVE_METADATA) audio.currentTime = next
    else pendingSeek.current = next
    setAt(next)
    onTime?.(next)
  }

  async function play({ isFresh }: { isFresh: boolean }): Promise<void> {
    if (isFetching.current) return
    const audio = getAudio()
    setProblem(null)
    setLoading(true)
    if ((isFresh || audio.getAttribute('src') === null) && !(await load())) return
    audio.defaultPlaybackRate = speed
    audio.playbackRate = speed
    try {
      await audio.play()
    } catch {
      // Paused meanwhile, or the browser requires another click: it stays paused, as the button shows. A failed load
      // raises its own event.
      setLoading(false)
    }
  }

  async function load(): Promise<boolean> {
    hasPlayed.current = false
    pendingSeek.current ??= at
    isFetching.current = true
    try {
      const address = await source()
      if (!isGone.current) getAudio().src = address
    } catch (error) {
      setLoading(false)
      setProblem({ reason: error instanceof Error ? error.message : String(error) })
      return false
    } finally {
      isFetching.current = false
    }
    return !isGone.current
  }

  useEffect(() => {
    const audio = getAudio()
    const on = {
      play: () => {
        if (activeAudio !== audio) activeAudio?.pause()
        activeAudio = audio
        setPlaying(true)
      },
      pause: () => setPlaying(false),
      ended: () => setPlaying(false),
      waiting: () => setLoading(true),
      playing: () => {
        hasPlayed.current = true
        setLoading(false)
      },
      timeupdate: () => {
        if (pendingSeek.current !== null) return
        setAt(audio.currentTime)
        onTime?.(audio.currentTime)
      },
      durationchange: () => setLength(Number.isFinite(audio.duration) ? audio.duration : null),
      loadedmetadata: () => {
        if (pendingSeek.current !== null) audio.currentTime = pendingSeek.current
        pendingSeek.current = null
      },
      error: () => {
        setPlaying(false)
        const code = audio.error?.code
        pendingSeek.current = audio.currentTime
        if (hasPlayed.current && code !== DECODING_FAILED) void play({ isFresh: true })
        else {
          setLoading(false)
          setProblem({ broken: brokenBy(code) })
        }
      },
    }
    for (const [name, listen] of Object.entries(on)) audio.addEventListener(name, listen)
    return () => {
      for (const [name, listen] of Object.entries(on)) audio.removeEventListener(name, listen)
    }
  })
  useEffect(() => {
    if (element.current) element.current.playbackRate = speed
  }, [speed])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      const audio = element.current
      if (!audio) return
      audio.pause()
      if (activeAudio === audio) activeAudio = null
      // Closes the connection of the download.
      audio.removeAttribute('src')
      audio.load()
    }
  }, [])

  return {
    isPlaying,
    isLoading,
    problem,
    at,
    length: length ?? knownLength,
    toggle: () => {
      if (isPlaying) getAudio().pause()
      else void play({ isFresh: problem !== null })
    },
    seek: seekTo,
    playFrom: (seconds) => {
      seekTo(seconds)
      void play({ isFresh: problem !== null })
    },
    retry: () => void play({ isFresh: true }),
  }
}

function brokenBy(code: number | undefined): 'network' | 'decode' | 'source' {
  if (code === DECODING_FAILED) return 'decode'
  return code === NETWORK_FAILED ? 'network' : 'source'
}

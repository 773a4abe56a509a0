/** Why a sound cannot be played: its address could not be fetched, or the browser failed. */
export type SoundProblem = { reason: string } | { broken: 'network' | 'decode' | 'source' }

/** One sound with the element that plays it, which belongs to no page's markup. */
export type AudioTrack = {
  audio: HTMLAudioElement
  /** The position to seek to once the metadata has loaded; null when none is pending. */
  pendingSeek: number | null
  /** It has played since its address was fetched: a failure may then mean that the address has expired. */
  hasPlayed: boolean
  isFetching: boolean
  isGone: boolean
}

export type TrackListener = {
  onPlaying: (isPlaying: boolean) => void
  onLoading: (isLoading: boolean) => void
  onTime: (seconds: number) => void
  /** Null while the length is unknown. */
  onLength: (seconds: number | null) => void
  onProblem: (problem: SoundProblem) => void
  /** The address may have expired. */
  onExpired: () => void
}

/** Only one player of a page plays at a time. */
let activeAudio: HTMLAudioElement | null = null

const DECODING_FAILED = 3
const NETWORK_FAILED = 2

export function createTrack(): AudioTrack {
  return { audio: new Audio(), pendingSeek: null, hasPlayed: false, isFetching: false, isGone: false }
}

/** Opens the track; the returned function stops it and releases its download. */
export function openTrack(track: AudioTrack): () => void {
  const { audio } = track
  track.isGone = false
  return () => {
    track.isGone = true
    audio.pause()
    if (activeAudio === audio) activeAudio = null
    // Closes the connection of the download.
    audio.removeAttribute('src')
    audio.load()
  }
}

/** Fetches the address, to start at a position in seconds; resolves to what went wrong. */
export async function loadTrack(
  track: AudioTrack,
  source: () => Promise<string>,
  at: number,
): Promise<SoundProblem | null> {
  track.hasPlayed = false
  track.pendingSeek ??= at
  track.isFetching = true
  try {
    const address = await source()
    if (!track.isGone) track.audio.src = address
    return null
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  } finally {
    track.isFetching = false
  }
}

/** False where it stays paused. */
export async function playTrack({ audio, isGone }: AudioTrack, speed: number): Promise<boolean> {
  if (isGone) return false
  audio.defaultPlaybackRate = speed
  audio.playbackRate = speed
  try {
    await audio.play()
    return true
  } catch {
    // Paused meanwhile, or the browser requires another click: it stays paused, as the button shows. A failed load
    // raises its own event.
    return false
  }
}

export function seekTrack(track: AudioTrack, seconds: number): void {
  const { audio } = track
  if (audio.readyState >= HTMLMediaElement.HAVE_METADATA) audio.currentTime = seconds
  else track.pendingSeek = seconds
}

export function setTrackSpeed({ audio }: AudioTrack, speed: number): void {
  audio.playbackRate = speed
}

/** Follows the events of the element; the returned function ends it. */
export function followTrack(track: AudioTrack, listener: TrackListener): () => void {
  const { audio } = track
  const handlers = Object.entries(eventHandlers(track, listener))
  for (const [name, handle] of handlers) audio.addEventListener(name, handle)
  return () => {
    for (const [name, handle] of handlers) audio.removeEventListener(name, handle)
  }
}

function eventHandlers(track: AudioTrack, listener: TrackListener) {
  const { audio } = track
  const { onPlaying, onLoading, onTime, onLength, onProblem, onExpired } = listener
  return {
    play: () => {
      if (activeAudio !== audio) activeAudio?.pause()
      activeAudio = audio
      onPlaying(true)
    },
    pause: () => onPlaying(false),
    ended: () => onPlaying(false),
    waiting: () => onLoading(true),
    playing: () => {
      track.hasPlayed = true
      onLoading(false)
    },
    timeupdate: () => {
      if (track.pendingSeek === null) onTime(audio.currentTime)
    },
    durationchange: () => onLength(Number.isFinite(audio.duration) ? audio.duration : null),
    loadedmetadata: () => {
      if (track.pendingSeek !== null) audio.currentTime = track.pendingSeek
      track.pendingSeek = null
    },
    error: () => {
      onPlaying(false)
      const code = audio.error?.code
      track.pendingSeek = audio.currentTime
      if (track.hasPlayed && code !== DECODING_FAILED) onExpired()
      else {
        onLoading(false)
        onProblem({ broken: brokenBy(code) })
      }
    },
  }
}

function brokenBy(code: number | undefined): 'network' | 'decode' | 'source' {
  if (code === DECODING_FAILED) return 'decode'
  return code === NETWORK_FAILED ? 'network' : 'source'
}

import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { tabLocks } from '@console/sub-app/secure-context'
import { useSyncExternalStore } from 'react'
import { HAND_SHOWN_MS } from '../model/raised-hand.ts'
import { createListeners } from './listeners.ts'

const MUTED_KEY = 'console.workspace.isHandSoundMuted'
const TONE_HZ = 660
const TONE_SECONDS = 0.35
const VOLUME = 0.15

const changed = createListeners()

export function isHandSoundMuted(): boolean {
  return readStored(MUTED_KEY) === '1'
}

/** Remembered by the browser, for all its tabs. */
export function useHandSoundMuted(): [isMuted: boolean, setMuted: (isMuted: boolean) => void] {
  const isMuted = useSyncExternalStore(changed.add, isHandSoundMuted)
  return [
    isMuted,
    (next) => {
      writeStored(MUTED_KEY, next ? '1' : null)
      changed.call()
    },
  ]
}

/**
 * Sounds once for a hand, whichever tabs show it: the first one to notice it takes its lock for as long as the mark is
 * shown. A browser without locks sounds in each.
 */
export async function soundHand(userId: number, signal: AbortSignal): Promise<void> {
  const locks = tabLocks()
  if (locks === null) {
    playTone()
    return
  }
  await locks.request(`console.workspace.hand.${userId}`, { ifAvailable: true }, async (lock) => {
    if (lock === null || signal.aborted) return
    playTone()
    await untilEnded(signal)
  })
}

/** Resolves when the mark has expired, or the page is left. */
async function untilEnded(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, HAND_SHOWN_MS)
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}

function playTone(): void {
  if (isHandSoundMuted() || !('AudioContext' in window)) return
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = TONE_HZ
  volume.gain.setValueAtTime(VOLUME, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + TONE_SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + TONE_SECONDS)
}

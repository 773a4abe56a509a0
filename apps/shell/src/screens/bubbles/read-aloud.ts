import type { message } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { tabLocks } from '@console/sub-app/secure-context'
import { useSyncExternalStore } from 'react'

const OFF_KEY = 'console.isReadingAloudOff'
const LANGUAGE_TAGS = { en: 'en-US', zh: 'zh-CN' } as const
/** A browser without voices neither starts nor fails. */
export const START_LIMIT_MS = 3000

const listeners = new Set<() => void>()

/** Setting for reading messages aloud; remembered by the browser, for all its tabs. */
export function useIsReadingAloudOff(): [isOff: boolean, setOff: (isOff: boolean) => void] {
  const isOff = useSyncExternalStore(subscribe, () => readStored(OFF_KEY) === '1')
  return [
    isOff,
    (next) => {
      writeStored(OFF_KEY, next ? '1' : null)
      for (const listener of listeners) listener()
    },
  ]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Reading = { id: string; speech: message.Speech; signal: AbortSignal; onStart: () => void }

/** One message after the other. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads a message once, whichever tabs show it: the first one takes its lock. Returns whether this tab read it to its end;
 * a browser that may not speak yet, or has no voice, did not.
 */
export async function readAloud(reading: Reading): Promise<boolean> {
  const locks = tabLocks()
  if (locks === null) return inTurn(reading)
  return locks.request(`console.message.${reading.id}`, { ifAvailable: true }, async (lock) =>
    lock === null ? false : inTurn(reading),
  )
}

async function inTurn(reading: Reading): Promise<boolean> {
  const turn = last.then(async () => speak(reading))
  last = turn
  return turn
}

async function speak({ speech, signal, onStart }: Reading): Promise<boolean> {
  if (signal.aborted || !('speechSynthesis' in window)) return false
  const { speechSynthesis } = window
  const utterance = new SpeechSynthesisUtterance(speech.text)
  utterance.lang = LANGUAGE_TAGS[speech.language]
  return new Promise((resolve) => {
    const startLimit = setTimeout(stop, START_LIMIT_MS)
    utterance.addEventListener('start', () => {
      clearTimeout(startLimit)
      onStart()
    })
    utterance.addEventListener('end', () => finish(true))
    utterance.addEventListener('error', () => finish(false))
    signal.addEventListener('abort', stop, { once: true })
    speechSynthesis.speak(utterance)

    function stop() {
      finish(false)
      speechSynthesis.cancel()
    }
    function finish(isRead: boolean) {
      clearTimeout(startLimit)
      signal.removeEventListener('abort', stop)
      resolve(isRead)
    }
  })
}

import type { HostServices } from '@console/sub-app'

/** Equal texts are shown once within this time (ERR-Q16). */
export const EQUAL_TEXTS_MS = 3000

type Level = keyof HostServices['toast']
type Show = (level: Level, text: string) => void

/** The one channel of toasts. Before the outlet is mounted, and after a session, toasts are dropped. */
export type Toasts = HostServices['toast'] & {
  attach: (show: Show | null) => void
  /** The session is over: no toasts are shown over the sign-in page. */
  close: () => void
  /** The same user is back on the retained page. */
  reopen: () => void
}

export function createToasts(): Toasts {
  const shownAt = new Map<string, number>()
  let show: Show | null = null
  let isClosed = false

  function say(level: Level, text: string): void {
    if (isClosed || show === null || text === '') return
    const now = Date.now()
    const before = shownAt.get(text)
    if (before !== undefined && now - before < EQUAL_TEXTS_MS) return
    for (const [known, at] of shownAt) if (now - at >= EQUAL_TEXTS_MS) shownAt.delete(known)
    shownAt.set(text, now)
    show(level, text)
  }

  return {
    success: (text) => {
      say('success', text)
    },
    error: (text) => {
      say('error', text)
    },
    info: (text) => {
      say('info', text)
    },
    warning: (text) => {
      say('warning', text)
    },
    attach: (next) => {
      show = next
    },
    close: () => {
      isClosed = true
    },
    reopen: () => {
      isClosed = false
    },
  }
}

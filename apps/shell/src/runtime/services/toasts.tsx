import type { HostServices } from '@console/sub-app'
import { message } from 'antd'
import { useEffect } from 'react'

/** Equal texts are shown once within this time (ERR-Q16). */
export const EQUAL_TEXTS_MS = 3000

type Level = keyof HostServices['toast']
type Options = Parameters<HostServices['toast'][Level]>[1]
type Show = (level: Level, text: string, options?: Options) => void

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

  function say(level: Level, text: string, options: Options): void {
    if (isClosed || show === null || text === '') return
    const now = performance.now()
    const before = shownAt.get(text)
    if (before !== undefined && now - before < EQUAL_TEXTS_MS) return
    for (const [known, at] of shownAt) if (now - at >= EQUAL_TEXTS_MS) shownAt.delete(known)
    shownAt.set(text, now)
    if (options === undefined) show(level, text)
    else show(level, text, options)
  }

  return {
    success: (text, options) => {
      say('success', text, options)
    },
    error: (text, options) => {
      say('error', text, options)
    },
    info: (text, options) => {
      say('info', text, options)
    },
    warning: (text, options) => {
      say('warning', text, options)
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

/** Renders the toasts of the host and of every sub-app. */
export function ToastOutlet({ toasts }: { toasts: Toasts }) {
  const [api, outlet] = message.useMessage({ maxCount: 3, top: 64 })
  useEffect(() => {
    toasts.attach((level, text, options) => {
      void api[level](text, options?.seconds)
    })
    return () => {
      toasts.attach(null)
    }
  }, [api, toasts])
  return outlet
}

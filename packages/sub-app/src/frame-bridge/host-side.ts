export type { PageMessage } from './protocol.ts'
import { readPageMessage, sealed, type HostMessage, type PageMessage } from './protocol.ts'

export type FramedPage = {
  /** Null while the frame has no document. */
  window: Window | null
  /** The only origin that is listened to and spoken to; exact, never `*`. */
  origin: string
}

export type HostSide = {
  /** Says something to the page; nobody else can hear it, also when the frame shows another page by now. */
  send: (message: HostMessage) => void
}

/**
 * The console's end of a frame. Only the frame's own window is heard, and only while it shows the origin that its link
 * named: a page that was led elsewhere, and every other frame or opener, is ignored.
 */
export function connectFramedPage(
  page: () => FramedPage,
  onMessage: (message: PageMessage) => void,
  signal: AbortSignal,
): HostSide {
  window.addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<unknown>) => {
      const expected = page()
      if (expected.window === null || source !== expected.window || origin !== expected.origin) return
      const message = readPageMessage(data)
      if (message !== null) onMessage(message)
    },
    { signal },
  )
  return {
    send: (message) => {
      const { window: target, origin } = page()
      target?.postMessage(sealed(message), origin)
    },
  }
}

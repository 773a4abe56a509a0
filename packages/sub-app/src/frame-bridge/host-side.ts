export type { HostKey, PageMessage } from './protocol.ts'
import { readPageMessage, withProtocol, type HostMessage, type PageMessage } from './protocol.ts'

export type FramedPage = {
  /** Null while the frame has no document. */
  window: Window | null
  /** The only origin that messages are accepted from and sent to; exact, never `*`. */
  origin: string
}

export type HostSide = {
  /** Sends a message to the page; no other page can read it, even if the frame has navigated since. */
  send: (message: HostMessage) => void
}

/**
 * The console's end of a frame. Accepts messages of the frame's window only, while it shows the origin that its link
 * named: a page that navigated elsewhere, and every other frame or opener, is ignored.
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
      target?.postMessage(withProtocol(message), origin)
    },
  }
}

import {
  readHostMessage,
  withProtocol,
  type FrameContext,
  type HostKey,
  type PageMessage,
} from './protocol.ts'

export { HOST_KEYS } from './protocol.ts'
export type { FrameContext, HostKey } from './protocol.ts'

export type PageSideOptions = {
  /** Theme, language, zone and business type: at first, and at each change. */
  onContext: (context: FrameContext) => void
  /** A fresh ticket after `renewTicket`. */
  onTicket?: (ticket: string) => void
  /** Origin that serves the console; a page of the console's own origin leaves it out. */
  hostOrigin?: string
  signal: AbortSignal
}

/** The page's end of a frame. Every call does nothing outside a frame. */
export type PageSide = {
  isFramed: boolean
  /** The page is ready: the console removes its loading card and sends the context. */
  ready: () => void
  /** A call of the page was answered 401. */
  unauthorised: () => void
  /** Height of the content in CSS pixels, for pages that do not scroll by themselves. */
  resize: (heightPx: number) => void
  /** Opens a page of the console, e.g. `/console/msgcenter/audit`; ignored without permission. */
  navigate: (to: string) => void
  title: (title: string) => void
  /** Requests a fresh ticket, which arrives by `onTicket`. */
  renewTicket: () => void
  /** Forwards a shortcut of the console. */
  shortcut: (key: HostKey) => void
  /** The query of the page's address, so that the console's address opens the same view again. */
  query: (query: string) => void
  /** Reports that a modal dialog of the page is open or closed: the console covers what is around the frame. */
  cover: (isCovered: boolean) => void
}

/** Connects a page to the console. Accepts messages of the parent window only, and only from the console's origin. */
export function connectToConsole(options: PageSideOptions): PageSide {
  const { onContext, onTicket, hostOrigin = window.location.origin, signal } = options
  const host = window.parent
  const isFramed = host !== window

  if (isFramed) {
    window.addEventListener(
      'message',
      ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source !== host || origin !== hostOrigin) return
        const message = readHostMessage(data)
        if (message?.type === 'context') onContext(message.context)
        else if (message?.type === 'ticket') onTicket?.(message.ticket)
      },
      { signal },
    )
  }

  function send(message: PageMessage): void {
    if (isFramed) host.postMessage(withProtocol(message), hostOrigin)
  }

  return {
    isFramed,
    ready: () => send({ type: 'ready' }),
    unauthorised: () => send({ type: 'unauthorised' }),
    resize: (heightPx) => send({ type: 'resize', heightPx }),
    navigate: (to) => send({ type: 'navigate', to }),
    title: (title) => send({ type: 'title', title }),
    renewTicket: () => send({ type: 'renewTicket' }),
    shortcut: (key) => send({ type: 'shortcut', key }),
    query: (query) => send({ type: 'query', query }),
    cover: (isCovered) => send({ type: 'cover', isCovered }),
  }
}

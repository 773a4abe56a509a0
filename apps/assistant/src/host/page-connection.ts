import { frame } from '@console/contracts'
import type { PreferencesStore } from '@console/domain-ui/preferences'
import { createHttpClient, type HttpClient } from '@console/sub-app'
import { connectToConsole, type FrameContext, type PageSide } from '@console/sub-app/frame-bridge'
import type { Dialogs } from './dialogs.ts'
import { createPageToken, type PageToken } from './page-token.ts'

type ConnectionOptions = {
  preferences: PreferencesStore
  dialogs: Dialogs
  signal: AbortSignal
}

/** The page's connection to the console around it, and to the server. */
export type PageConnection = {
  bridge: PageSide
  client: HttpClient
  token: PageToken
  /** Exchanges a ticket; a refused one is reported, and the page falls back to the session of this browser. */
  takeTicket: (ticket: string) => Promise<void>
  /** What the page sets as it starts. */
  state: {
    apiOrigin: string
    /** The last context of the embedding console; null without one. */
    context: FrameContext | null
    onContext: () => void
    /** A call was answered 401. */
    onSessionEnd: () => void
  }
}

/** Connects the page; calls go to its own origin until `state.apiOrigin` is set. */
export function connectPage({ preferences, dialogs, signal }: ConnectionOptions): PageConnection {
  const opened = window.location.pathname
  const side = connectToConsole({
    onContext: (next) => {
      preferences.follow({ language: next.language, themeMode: next.theme })
      state.context = next
      state.onContext()
    },
    onTicket: (fresh) => void takeTicket(fresh),
    signal,
  })
  const bridge: PageSide = {
    ...side,
    // The console names the page that its menu opened; the page names what it leads to.
    title: (title) => side.title(window.location.pathname === opened ? '' : title),
  }
  const state: PageConnection['state'] = {
    apiOrigin: '',
    context: null,
    onContext: () => {},
    onSessionEnd: bridge.unauthorised,
  }
  const client = createHttpClient({
    getToken: () => token.get(),
    get apiOrigin() {
      return state.apiOrigin
    },
    getLanguage: () => preferences.get().language,
    notify: (error) => dialogs.toast.error(error.message),
    onUnauthorized: () => state.onSessionEnd(),
  })
  const token = createPageToken({
    exchange: (ticket) => client.send(frame.exchange, { body: { ticket }, isQuiet: true }),
    bridge: () => bridge,
    signal,
  })
  const takeTicket = (ticket: string) => token.take(ticket).catch(reportLostTicket)
  return { bridge, client, token, takeTicket, state }
}

/** Without its ticket the page falls back to the session of this browser; without that it reports it. */
function reportLostTicket(error: unknown): void {
  // oxlint-disable-next-line no-console -- these pages have no other log
  console.warn('The ticket of this page was refused.', error)
}

import { frame, type Language, user } from '@console/contracts'
import { createPreferencesStore, type PreferencesStore } from '@console/domain-ui/preferences'
import { ApiError, createHttpClient, createQueryClient, type HttpClient } from '@console/sub-app'
import { endDrafts, openDrafts } from '@console/sub-app/form-drafts'
import { connectToConsole, type FrameContext, HOST_KEYS, type PageSide } from '@console/sub-app/frame-bridge'
import { ErrorState, isDialogOpen, isMacKeyboard, isOfInputMethod, isTyping } from '@console/ui'
import { loadLanguage } from '@console/ui/load-language'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { matchRoutes } from 'react-router-dom'
import { brandOfHost, loadConfig } from '../base/page/load-config.ts'
import type { PageSurroundings } from '../base/page/page-context.ts'
import { workApp } from '../work-app.ts'
import { createDialogs, type Dialogs } from './dialogs.ts'
import { createPageRealtime } from './page-realtime.ts'
import { createPageToken, type PageToken, takeTicketFromAddress } from './page-token.ts'
import { createWorkServices } from './work-services.ts'
import { type Work, WorkRoot } from './WorkRoot.tsx'

/** The storage key by which the console notifies all pages of its origin of a sign-out. */
const SESSION_EVENT_KEY = 'console.session'

type StartOptions = {
  show: (view: ReactNode) => void
  container: HTMLElement
  signal: AbortSignal
}

/** Starts the page of the address: loads settings, identifies the user, renders the page. */
export async function startWork({ show, container, signal }: StartOptions): Promise<void> {
  const ticket = takeTicketFromAddress()
  const isKnown = matchRoutes([...workApp.manifest.routes], window.location) !== null
  const preferences = createPreferencesStore(signal)
  const dialogs = createDialogs()
  const { bridge, client, token, takeTicket, state } = connectPage({ preferences, dialogs, signal })
  forwardShortcuts(bridge, signal)
  reportCover(bridge, signal)

  try {
    const [config] = await Promise.all([loadConfig(), loadLanguage(preferences.get().language)])
    state.apiOrigin = config.apiOrigin
    const brand = brandOfHost(config.brands, window.location.hostname)
    const surroundings: PageSurroundings = { config, brand, client, preferences, bridge }
    const showSignedOut = (): void => {
      bridge.unauthorised()
      show(<WorkRoot surroundings={surroundings} dialogs={dialogs} work={null} />)
    }
    if (!isKnown) {
      show(<WorkRoot surroundings={surroundings} dialogs={dialogs} work="unknown" />)
      return
    }
    state.onSessionEnd = showSignedOut
    if (ticket !== null) await takeTicket(ticket)
    if (token.get() === null) {
      showSignedOut()
      return
    }
    const signedIn = await client.send(user.info, { isQuiet: true })
    openDrafts(signedIn)
    endDraftsWithSession(signal)
    const realtime = createPageRealtime({ client, userId: signedIn.userId, version: config.version, signal })
    const work: Omit<Work, 'businessTypeId'> = {
      getToken: token.get,
      user: signedIn,
      services: createWorkServices({ dialogs, bridge, client, realtime, onSessionEnd: showSignedOut }),
      queryClient: createQueryClient(),
      apiOrigin: config.apiOrigin,
      signal,
      container,
    }
    state.onContext = () => {
      const businessTypeId = state.context?.businessTypeId ?? null
      show(<WorkRoot surroundings={surroundings} dialogs={dialogs} work={{ ...work, businessTypeId }} />)
    }
    state.onContext()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return
    const { language } = preferences.get()
    show(
      <StartFailure
        language={language}
        error={error}
        onRetry={() => void startWork({ show, container, signal })}
      />,
    )
    bridge.ready()
  }
}

/** A sign-out in the console deletes the drafts here too. */
function endDraftsWithSession(signal: AbortSignal): void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === SESSION_EVENT_KEY && newValue?.startsWith('signedOut') === true) endDrafts()
  }
  window.addEventListener('storage', hear, { signal })
}

type StartFailureProps = { language: Language; error: unknown; onRetry: () => void }

/** Shown when the page could not start: what failed, with Retry. */
function StartFailure({ language, error, onRetry }: StartFailureProps) {
  const texts = workApp.texts[language]
  return (
    <IntlProvider locale={language === 'zh' ? 'zh-CN' : 'en'} messages={texts}>
      <ErrorState
        title={texts['assistant.failed'] ?? ''}
        error={error instanceof Error ? error : new Error(String(error))}
        onRetry={onRetry}
      />
    </IntlProvider>
  )
}

/** Notifies the console while a modal dialog is open, so that it covers what is around the frame. */
function reportCover(bridge: PageSide, signal: AbortSignal): void {
  if (!bridge.isFramed) return
  let isCovered = false
  const observer = new MutationObserver(() => {
    const isOpen = isDialogOpen()
    if (isOpen === isCovered) return
    isCovered = isOpen
    bridge.cover(isCovered)
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['style', 'aria-modal'],
  })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode' | 'target'
>

/** Passes the console's shortcuts on: a frame receives the keys that are pressed in it, its console does not. */
function forwardShortcuts(bridge: PageSide, signal: AbortSignal): void {
  if (!bridge.isFramed) return
  const isMac = isMacKeyboard()
  window.addEventListener(
    'keydown',
    (event) => {
      const key = event.defaultPrevented || isDialogOpen() ? undefined : hostKey(event, isMac)
      if (key === undefined) return
      event.preventDefault()
      bridge.shortcut(key)
    },
    { signal },
  )
}

function hostKey(event: Pressed, isMac: boolean) {
  if (isOfInputMethod(event) || event.altKey) return undefined
  const { hasMod, hasOther } = isMac
    ? { hasMod: event.metaKey, hasOther: event.ctrlKey }
    : { hasMod: event.ctrlKey, hasOther: event.metaKey }
  if (hasOther || (hasMod && event.shiftKey) || (!hasMod && isTyping(event.target))) return undefined
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return HOST_KEYS.find((key) => key === pressed && (key === 'k') === hasMod)
}

type ConnectionOptions = {
  preferences: PreferencesStore
  dialogs: Dialogs
  signal: AbortSignal
}

/** The page's connection to the console around it, and to the server. */
type PageConnection = {
  bridge: PageSide
  client: HttpClient
  token: PageToken
  /** Exchanges a ticket; a refused one is reported, and the page falls back to the session of this browser. */
  takeTicket: (ticket: string) => Promise<void>
  /** State that the page sets as it starts. */
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
function connectPage({ preferences, dialogs, signal }: ConnectionOptions): PageConnection {
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

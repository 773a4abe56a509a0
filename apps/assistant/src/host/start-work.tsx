import { frame, user } from '@console/contracts'
import { createPreferencesStore } from '@console/domain-ui/preferences'
import { ApiError, createHttpClient, createQueryClient } from '@console/sub-app'
import { openDrafts } from '@console/sub-app/form-drafts'
import { connectToConsole, type FrameContext } from '@console/sub-app/frame-bridge'
import type { ReactNode } from 'react'
import { matchRoutes } from 'react-router-dom'
import { brandOfHost } from '../base/page/brand-of-host.ts'
import { loadConfig } from '../base/page/load-config.ts'
import type { PageSurroundings } from '../base/page/page-context.ts'
import { workApp } from '../work-app.ts'
import { createDialogs } from './dialogs.ts'
import { endDraftsWithSession } from './end-drafts-with-session.ts'
import { createPageToken, takeTicketFromAddress } from './page-token.ts'
import { StartFailure } from './StartFailure.tsx'
import { createWorkServices } from './work-services.ts'
import { WorkRoot, type Work } from './WorkRoot.tsx'

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
  let context: FrameContext | null = null
  let contextChanged = (): void => {}
  const bridge = connectToConsole({
    onContext: (next) => {
      preferences.follow({ language: next.language, themeMode: next.theme })
      context = next
      contextChanged()
    },
    onTicket: (fresh) => void token.take(fresh).catch(reportLostTicket),
    signal,
  })
  let origin = ''
  let sessionEnded = bridge.unauthorised
  const client = createHttpClient({
    getToken: () => token.get(),
    get apiOrigin() {
      return origin
    },
    getLanguage: () => preferences.get().language,
    notify: (error) => dialogs.toast.error(error.message),
    onUnauthorized: () => sessionEnded(),
  })
  const token = createPageToken({
    exchange: (fresh) => client.send(frame.exchange, { body: { ticket: fresh }, isQuiet: true }),
    bridge: () => bridge,
    signal,
  })
  const dialogs = createDialogs()

  try {
    const config = await loadConfig()
    origin = config.apiOrigin
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
    sessionEnded = showSignedOut
    if (ticket !== null) await token.take(ticket).catch(reportLostTicket)
    if (token.get() === null) {
      showSignedOut()
      return
    }
    const signedIn = await client.send(user.info, { isQuiet: true })
    openDrafts(signedIn)
    endDraftsWithSession(signal)
    const services = createWorkServices({
      dialogs,
      bridge,
      client,
      onSessionEnd: () => sessionEnded(),
    })
    const work: Omit<Work, 'businessTypeId'> = {
      getToken: token.get,
      user: signedIn,
      services,
      queryClient: createQueryClient(),
      apiOrigin: config.apiOrigin,
      signal,
      container,
    }
    contextChanged = () => {
      const businessTypeId = context?.businessTypeId ?? null
      show(<WorkRoot surroundings={surroundings} dialogs={dialogs} work={{ ...work, businessTypeId }} />)
    }
    contextChanged()
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

/** Without its ticket the page falls back to the session of this browser; without that it reports it. */
function reportLostTicket(error: unknown): void {
  // oxlint-disable-next-line no-console -- these pages have no other log
  console.warn('The ticket of this page was refused.', error)
}

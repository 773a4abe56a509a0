import { user } from '@console/contracts'
import { createPreferencesStore } from '@console/domain-ui/preferences'
import { ApiError, createQueryClient } from '@console/sub-app'
import { openDrafts } from '@console/sub-app/form-drafts'
import type { ReactNode } from 'react'
import { matchRoutes } from 'react-router-dom'
import { brandOfHost } from '../base/page/brand-of-host.ts'
import { loadConfig } from '../base/page/load-config.ts'
import type { PageSurroundings } from '../base/page/page-context.ts'
import { workApp } from '../work-app.ts'
import { createDialogs } from './dialogs.ts'
import { endDraftsWithSession } from './end-drafts-with-session.ts'
import { forwardShortcuts } from './forward-shortcuts.ts'
import { connectPage } from './page-connection.ts'
import { takeTicketFromAddress } from './page-token.ts'
import { reportCover } from './report-cover.ts'
import { StartFailure } from './StartFailure.tsx'
import { createPageRealtime } from './page-realtime.ts'
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
  const dialogs = createDialogs()
  const { bridge, client, token, takeTicket, state } = connectPage({ preferences, dialogs, signal })
  forwardShortcuts(bridge, signal)
  reportCover(bridge, signal)

  try {
    const config = await loadConfig()
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

import { session as sessionCalls } from '@console/contracts'
import type { HostServices, HttpClient } from '@console/sub-app'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { whenUseReported } from '../../core/session/report-use.ts'
import type { SessionStore } from '../../core/session/session-store.ts'
import type { RealtimeService } from '../../runtime/realtime/realtime-service.ts'
import { sendTracked } from '../../runtime/tracking/track.ts'

/** Between the logout and the login page (SHELL-012). */
const SIGN_OUT_DELAY_MS = 1000
/** A sign-out waits no longer for the reports of what was done before it. */
const REPORTS_WAIT_MS = 1000

type SignOutParts = {
  client: HttpClient
  session: SessionStore
  services: HostServices
  realtime: RealtimeService
}

/** Confirms, ends the session on the server, then leaves; after a failure the user stays signed in (SHELL-011..013). */
export function useSignOut({ client, session, services, realtime }: SignOutParts): () => Promise<void> {
  const { formatMessage } = useIntl()
  return useCallback(async () => {
    const isConfirmed = await services.confirm({
      title: formatMessage({ id: 'signOut.title' }),
      content: formatMessage({ id: 'signOut.question' }),
      okText: formatMessage({ id: 'signOut.confirm' }),
    })
    const token = session.getToken()
    if (!isConfirmed || token === null) return
    const stay = session.startLeaving()
    try {
      const reports = Promise.all([sendTracked(), whenUseReported()])
      await Promise.race([reports, new Promise((resolve) => setTimeout(resolve, REPORTS_WAIT_MS))])
      realtime.signOut()
      await client.send(sessionCalls.logout, {
        body: { token, clientId: sessionCalls.CLIENT_ID },
        isQuiet: true,
      })
    } catch (error) {
      realtime.signIn()
      stay()
      services.toast.error(error instanceof Error ? error.message : String(error))
      return
    }
    services.toast.success(formatMessage({ id: 'signOut.done' }))
    session.endAfterFarewell(SIGN_OUT_DELAY_MS)
  }, [client, formatMessage, realtime, services, session])
}

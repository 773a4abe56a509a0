import { createHttpClient, createQueryClient } from '@console/sub-app'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { usePage } from '../../../base/page/page-context.ts'
import { SignInPanel } from '../../components/SignInPanel.tsx'
import { createSeatSession, type SeatSession } from '../../queries/seat-session.ts'
import { SignedInSeat } from './SignedInSeat.tsx'

/** Where an agent works and is watched: signed in on its own, beside the console. */
export function SeatPage() {
  const { config, preferences } = usePage()
  const [session] = useState(createSeatSession)
  const [client] = useState(() =>
    createHttpClient({
      getToken: () => getSeatToken(session.get()),
      apiOrigin: config.apiOrigin,
      getLanguage: () => preferences.get().language,
      // All calls are quiet: the page shows what failed.
      notify: () => undefined,
      onUnauthorized: () => session.end({ reason: 'expired' }),
    }),
  )
  const state = useSyncExternalStore(session.subscribe, session.get)
  if (state.status === 'signedOut')
    return <SignInPanel client={client} end={state.end} onSignedIn={session.begin} />
  return (
    <OwnQueries key={state.token}>
      <SignedInSeat client={client} session={session} isOwn={state.isOwn} />
    </OwnQueries>
  )
}

/** Of one session: nothing is shown of the one who was signed in before. */
function OwnQueries({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

function getSeatToken(state: SeatSession): string | null {
  return state.status === 'signedIn' ? state.token : null
}

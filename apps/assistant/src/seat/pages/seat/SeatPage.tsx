import type { user } from '@console/contracts'
import { createHttpClient, createQueryClient, failureText, type HttpClient } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { usePage } from '../../../base/page/page-context.ts'
import { PageSurface } from '../../../base/page/PageSurface.tsx'
import { consolePaths } from '../../../base/paths.ts'
import { SignInPanel } from '../../components/SignInPanel.tsx'
import { useOnlyTab } from '../../components/use-only-tab.ts'
import { signOut, useAgent } from '../../queries/own-seat.ts'
import { createSeatSession, type SeatSession, type SeatSessionStore } from '../../queries/seat-session.ts'
import { SeatDesk } from './SeatDesk.tsx'
import styles from './SeatPage.module.css'

const SEAT_TYPES: ReadonlySet<unknown> = new Set(['TSR', 'TeamTSR'])

const getDisplayName = ({ name, username }: user.UserInfo): string => name ?? username

/** The page where an agent works and is watched: signed in on its own, beside the console. */
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

/** Queries of one session, so that nothing of the user who was signed in before is shown. */
function OwnQueries({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

function getSeatToken(state: SeatSession): string | null {
  return state.status === 'signedIn' ? state.token : null
}

type SignedInSeatProps = { client: HttpClient; session: SeatSessionStore; isOwn: boolean }

/** Reads who is signed in, and checks whether this page is for them. */
function SignedInSeat({ client, session, isOwn }: SignedInSeatProps) {
  const { formatMessage } = useIntl()
  const agent = useAgent(client)
  const isOnlyTab = useOnlyTab()
  const { data } = agent
  if (data === undefined) {
    return (
      <PageSurface title={formatMessage({ id: 'seat.title' })}>
        {agent.isError ? (
          <ErrorState
            title={formatMessage({ id: 'seat.failed' })}
            error={agent.error}
            onRetry={() => void agent.refetch()}
          />
        ) : (
          <Skeleton active paragraph={{ rows: 6 }} />
        )}
      </PageSurface>
    )
  }
  // The console may be open here as somebody else.
  const isSeat = SEAT_TYPES.has(data.type)
  if (!isSeat && !isOwn) return <SignInPanel client={client} end={null} onSignedIn={session.begin} />
  const leave = async (): Promise<void> => {
    const state = session.get()
    if (state.status !== 'signedIn') return
    try {
      await signOut(client, state.token)
    } catch (error) {
      // oxlint-disable-next-line no-console -- it ends here all the same, and on the server with its age
      console.warn(`The session could not be ended: ${failureText(error)}`)
    }
    session.end(null)
  }
  if (!isSeat) return <NotForYou name={getDisplayName(data)} onLeave={() => void leave()} />
  if (data.mustChangePassword === true) return <ConsoleFirst step="password" onLeave={() => void leave()} />
  if (data.mustSetUpFactor === true) return <ConsoleFirst step="factor" onLeave={() => void leave()} />
  if (!isOnlyTab) return <OpenElsewhere />
  return <SeatDesk client={client} session={session} agent={data} onLeave={leave} />
}

function NotForYou({ name, onLeave }: { name: string; onLeave: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <PageSurface
      isEntrance
      title={formatMessage({ id: 'seat.notSeat.title' })}
      intro={formatMessage({ id: 'seat.notSeat.text' }, { name })}
    >
      <div className={styles['actions']}>
        <Button type="primary" href={consolePaths.root}>
          {formatMessage({ id: 'assistant.toConsole' })}
        </Button>
        <Button onClick={onLeave}>{formatMessage({ id: 'seat.otherAccount' })}</Button>
      </div>
    </PageSurface>
  )
}

/** Steps that only the console can do, and that have to be done before. */
function ConsoleFirst({ step, onLeave }: { step: 'password' | 'factor'; onLeave: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <PageSurface
      isEntrance
      title={formatMessage({ id: `seat.${step}.title` })}
      intro={formatMessage({ id: `seat.${step}.text` })}
    >
      <div className={styles['actions']}>
        <Button type="primary" href={consolePaths.login}>
          {formatMessage({ id: 'assistant.toConsole' })}
        </Button>
        <Button onClick={onLeave}>{formatMessage({ id: 'seat.signOut' })}</Button>
      </div>
    </PageSurface>
  )
}

function OpenElsewhere() {
  const { formatMessage } = useIntl()
  return (
    <PageSurface
      isEntrance
      title={formatMessage({ id: 'seat.otherTab.title' })}
      intro={formatMessage({ id: 'seat.otherTab.text' })}
    >
      {null}
    </PageSurface>
  )
}

import type { user } from '@console/contracts'
import type { HttpClient } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useEffect, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { usePage } from '../../../base/page/page-context.ts'
import { PageSurface } from '../../../base/page/PageSurface.tsx'
import { AgentHeader } from '../../components/AgentHeader.tsx'
import { HandPanel } from '../../components/HandPanel.tsx'
import { NewBuildNotice } from '../../components/NewBuildNotice.tsx'
import { SharePanel } from '../../components/SharePanel.tsx'
import { ShareRequest } from '../../components/ShareRequest.tsx'
import { SharingSign } from '../../components/SharingSign.tsx'
import { StatusPanel } from '../../components/StatusPanel.tsx'
import { NOT_SHARED, getWaitingNames, groupViewers, type ShareState } from '../../model/sharing.ts'
import type { OpenSeat } from '../../queries/open-seat.ts'
import { useOwnSeat } from '../../queries/own-seat.ts'
import type { SeatSessionStore } from '../../queries/seat-session.ts'
import { useOpenSeat } from '../../queries/use-open-seat.ts'
import { useReportUse } from '../../queries/use-report-use.ts'
import styles from './SeatPage.module.css'

type SeatDeskProps = {
  client: HttpClient
  session: SeatSessionStore
  agent: user.UserInfo
  onLeave: () => Promise<void>
}

/** The page of a signed-in agent. */
export function SeatDesk({ client, session, agent, onLeave }: SeatDeskProps) {
  const { formatMessage } = useIntl()
  const { seat, open, sharing } = useSharedSeat({ client, session, agent })
  useReportUse(client, seat.data !== undefined && seat.data.ownStatus !== 'offline')
  useSharingTitle(sharing)
  const leave = async (): Promise<void> => {
    open?.share.stop()
    open?.realtime.signOut()
    await onLeave()
  }

  return (
    <PageSurface title={formatMessage({ id: 'seat.title' })}>
      <NewBuildNotice open={open} />
      <SharingSign
        state={sharing}
        pictureViewers={seat.data?.pictureViewers ?? []}
        onStop={() => open?.share.stop()}
      />
      <ShareRequest
        state={sharing}
        onShare={() => void open?.share.share()}
        onDecline={() => open?.share.decline()}
      />
      <AgentHeader agent={agent} open={open} onLeave={leave} />
      {seat.data === undefined && seat.isError && (
        <ErrorState
          title={formatMessage({ id: 'seat.failed' })}
          error={seat.error}
          onRetry={() => void seat.refetch()}
        />
      )}
      {seat.data === undefined && !seat.isError && <Skeleton active paragraph={{ rows: 6 }} />}
      {seat.data !== undefined && (
        <StatusPanel
          client={client}
          agent={agent}
          seat={seat.data}
          saidAtMs={seat.dataUpdatedAt}
          isStale={seat.isError}
        />
      )}
      <div className={styles['pair']}>
        {seat.data !== undefined && (
          <HandPanel client={client} seat={seat.data} saidAtMs={seat.dataUpdatedAt} />
        )}
        <SharePanel
          state={sharing}
          onReady={() => void open?.share.share({ isReady: true })}
          onStop={() => open?.share.stop()}
        />
      </div>
    </PageSurface>
  )
}

/** The seat, its connection, and what it shares; screenshots as long as somebody looks at them. */
function useSharedSeat({ client, session, agent }: Omit<SeatDeskProps, 'onLeave'>) {
  const { config } = usePage()
  const open = useOpenSeat({
    client,
    userId: agent.userId,
    version: config.version,
    getToken: () => getSeatToken(session),
    onKickOff: (fromIp) => session.end({ reason: 'kickedOff', fromIp }),
    onRefused: () => void seat.refetch(),
  })
  const sharing = useShareState(open)
  const seat = useOwnSeat(client, { isShared: sharing.isReady || sharing.capture === 'on' })
  const arePicturesRequested = seat.data?.isPictureRequested === true
  useEffect(() => open?.share.requestPictures(arePicturesRequested), [open, arePicturesRequested])
  return { seat, open, sharing }
}

function getSeatToken(session: SeatSessionStore): string | null {
  const state = session.get()
  return state.status === 'signedIn' ? state.token : null
}

const nothing = (): (() => void) => () => undefined

function useShareState(open: OpenSeat | null): ShareState {
  return useSyncExternalStore(
    open?.share.state.subscribe ?? nothing,
    open?.share.state.get ?? (() => NOT_SHARED),
  )
}

/** Shows the sharing in the tab's title, which is visible while the agent works in another tab. */
function useSharingTitle(state: ShareState): void {
  const { formatMessage, formatList } = useIntl()
  const { preferences, brand } = usePage()
  const { seeing, interrupted, connecting } = groupViewers(state)
  const line = [
    { id: 'seat.tab.requested', names: getWaitingNames(state) },
    { id: 'seat.tab.watched', names: seeing },
    { id: 'seat.tab.interrupted', names: interrupted },
    { id: 'seat.tab.connecting', names: connecting },
  ].find(({ names }) => names.length > 0)
  const title = line
    ? formatMessage({ id: line.id }, { names: formatList(line.names) })
    : formatMessage({ id: 'seat.tab' }, { brand: brand.title[preferences.get().language] })
  useEffect(() => {
    document.title = title
  }, [title])
}

import { workspace } from '@console/contracts'
import type { FullScreen } from '@console/domain-ui/full-screen'
import { useReportVisibleUse } from '@console/domain-ui/seats'
import { useRealtime, useRealtimeFresh } from '@console/sub-app'
import { useFreshness } from '@console/ui'
import { serverNow } from '@console/ui/server-time'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Organisation } from '../../model/organisations.ts'
import { wallTotals } from '../../model/wall-totals.ts'
import { useHandsPoll } from '../../queries/use-hands-poll.ts'
import { useRefetchUsers, USERS_POLL_MS } from '../../queries/use-users-poll.ts'
import { useTimeValue } from '../../state/wall-clock.ts'
import { useWall, useWallStore } from '../../state/wall-context.tsx'
import type { WallStore } from '../../state/wall-store.ts'
import { SeatWall } from './grid/SeatWall.tsx'
import { HandsBand } from './hands/HandsBand.tsx'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { Totals } from './totals/Totals.tsx'
import type { ChangeSearch, WallSearch } from './wall.search.ts'
import styles from './Wall.module.css'

const CHECK_MS = 1000

const STATUSES = Object.values(workspace.SEAT_STATUS)

const MASTER_STATUSES = Object.values(workspace.MASTER_STATUS)

type WallBoardProps = {
  chosen: readonly Organisation[]
  businessTypeId: number
  search: WallSearch
  onSearch: ChangeSearch
  fullScreen: FullScreen
  /** Null while the tree is open, or there is none. */
  onOpenTree: (() => void) | null
}

/** Hands, totals, tools and the seats. The order of the seats is frozen while pointer or focus is among them. */
export function WallBoard({ chosen, businessTypeId, ...tools }: WallBoardProps) {
  const { search, onSearch } = tools
  const store = useWallStore()
  useWallNotices(store)
  useReportVisibleUse()
  useHandExpiry(store)
  const { seats, organisations } = useWall()
  useHandsPoll(businessTypeId, seats.size > 0)
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const records = chosen.map(({ orgId }) => organisations.get(orgId))
  const loaded = records.flatMap((record) => record?.updatedAtMs ?? [])
  const freshness = useFreshness({
    dataUpdatedAt: loaded.length === 0 ? 0 : Math.min(...loaded),
    periodMs: USERS_POLL_MS,
  })
  const seconds = useTimeValue((nowMs) => Math.floor(nowMs / 1000))
  const totals = useMemo(() => wallTotals([...seats.values()], seconds * 1000), [seats, seconds])
  // The cards of another view are rendered in pieces, so that the next key or click does not wait for them.
  const view = useDeferredValue(useMemo(() => ({ search, onSearch }), [search, onSearch]))
  return (
    <div
      ref={setScroller}
      className={styles['main']}
      data-stale={loaded.length > 0 && freshness.state === 'stale'}
    >
      <HandsBand businessTypeId={businessTypeId} />
      <Totals totals={totals} />
      <Toolbar {...tools} totals={totals} freshness={loaded.length === 0 ? null : freshness} />
      <SeatWall
        chosen={chosen}
        businessTypeId={businessTypeId}
        search={view.search}
        onSearch={view.onSearch}
        scroller={scroller}
      />
    </div>
  )
}

type SeatValue = {
  userId: number
  status: number
  statusDuration: number
  roomId: string
  isHandup: boolean
}

/** Applies what the server reports by itself at once; the next poll wins (WORK-Q24, RT-012..014). */
function useWallNotices(store: WallStore): void {
  const refetchUsers = useRefetchUsers()
  const applySeat = ({ userId, status, statusDuration, roomId, isHandup }: SeatValue) =>
    store.applyNotice(
      { userId, status: toSeatStatus(status), statusDuration, roomID: roomId, isHandup },
      serverNow(),
    )
  const applyMaster = ({ userId, status }: { userId: number; status: number }) =>
    store.applyMaster(userId, toMasterStatus(status))
  useRealtime('seatStatus', applySeat)
  useRealtime('masterStatus', applyMaster)
  useRealtime('onlineDetail', ({ seats, masters }) => {
    seats.forEach(applySeat)
    masters.forEach(applyMaster)
  })
  useRealtimeFresh(refetchUsers)
}

function toSeatStatus(code: number): workspace.SeatStatus {
  return STATUSES.find((status) => status === code) ?? workspace.SEAT_STATUS.unknown
}

function toMasterStatus(code: number): workspace.MasterStatus {
  return MASTER_STATUSES.find((status) => status === code) ?? workspace.MASTER_STATUS.unknown
}

/** Marks disappear by themselves (WORK-024). */
function useHandExpiry(store: WallStore): void {
  useEffect(() => {
    const timer = setInterval(() => store.expireHands(serverNow()), CHECK_MS)
    return () => clearInterval(timer)
  }, [store])
}

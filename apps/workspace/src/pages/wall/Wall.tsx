import type { workspace } from '@console/contracts'
import { FullScreenPopups, useFullScreen } from '@console/domain-ui/full-screen'
import { useHost } from '@console/sub-app'
import { useUrlSearch } from '@console/ui'
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { isSeniorMaster } from '../../model/organisations.ts'
import type { SeatSort } from '../../model/seat-order.ts'
import { useFiguresPoll } from '../../queries/use-figures-poll.ts'
import { useRankPoll } from '../../queries/use-rank-poll.ts'
import { useUsersPoll } from '../../queries/use-users-poll.ts'
import { useWorkTimesPoll } from '../../queries/warn-settings.ts'
import { soundHand } from '../../state/hand-sound.ts'
import { useWallStore, WallProvider } from '../../state/wall-context.tsx'
import { createWallStore, type WallStore } from '../../state/wall-store.ts'
import { OrganisationNames } from './organisations/organisation-names.tsx'
import { OrganisationDrawer, useTreeDrawer } from './organisations/OrganisationDrawer.tsx'
import { OrganisationTree } from './organisations/OrganisationTree.tsx'
import { useChosenOrganisations } from './organisations/use-chosen-organisations.ts'
import { type ChangeSearch, type WallSearch, wallSearch } from './wall.search.ts'
import { WallBoard } from './WallBoard.tsx'
import { WatchedSeat } from './watch/watched-seat.tsx'
import styles from './Wall.module.css'

/** Longer than an address takes to follow; an address that has not followed by then was stopped and will not. */
const ADDRESS_TIMEOUT_MS = 1000

/** Requests the data of an organisation for as long as it is on the wall. Renders nothing. */
const OrganisationFeed = memo(function OrganisationFeed(props: OrganisationFeedProps) {
  const { orgId, businessTypeId, sort } = props
  const store = useWallStore()
  useUsersPoll(orgId, businessTypeId)
  useFiguresPoll(orgId, businessTypeId)
  useWorkTimesPoll(orgId, businessTypeId)
  useRankPoll({ orgId, businessTypeId, sort })
  useEffect(() => () => store.removeOrganisation(orgId), [store, orgId])
  return null
})

type WallProps = { roots: readonly workspace.OrgNode[]; businessTypeId: number }

/** The tree, and the seats of the organisations chosen in it. */
export function Wall({ roots, businessTypeId }: WallProps) {
  const store = useNewWallStore()
  const { search, setSearch } = useWallSearch()
  const { chosen, choose } = useChosenOrganisations(roots)
  const drawer = useTreeDrawer()
  const page = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(page)
  const names = useMemo(() => new Map(chosen.map(({ orgId, name }) => [orgId, name])), [chosen])
  const hasTree = isSeniorMaster(roots)
  const tree = (
    <OrganisationTree
      roots={roots}
      chosen={chosen}
      businessTypeId={businessTypeId}
      onChoose={choose}
      onClose={drawer.close}
    />
  )
  return (
    <WallProvider store={store}>
      {chosen.map(({ orgId }) => (
        <OrganisationFeed key={orgId} orgId={orgId} businessTypeId={businessTypeId} sort={search.sort} />
      ))}
      <OrganisationNames value={names}>
        <FullScreenPopups page={page} isFull={fullScreen.isFull}>
          <div ref={page} className={styles['page']} data-narrow={drawer.isNarrow}>
            {hasTree && !drawer.isNarrow && drawer.isOpen && !fullScreen.isFull && tree}
            {hasTree && drawer.isNarrow && (
              <OrganisationDrawer isOpen={drawer.isOpen} onClose={drawer.close}>
                {tree}
              </OrganisationDrawer>
            )}
            <WatchedSeat>
              <WallBoard
                chosen={chosen}
                businessTypeId={businessTypeId}
                search={search}
                onSearch={setSearch}
                fullScreen={fullScreen}
                onOpenTree={hasTree && !drawer.isOpen ? () => drawer.setOpen(true) : null}
              />
            </WatchedSeat>
          </div>
        </FullScreenPopups>
      </OrganisationNames>
    </WallProvider>
  )
}

type OrganisationFeedProps = { orgId: number; businessTypeId: number; sort: SeatSort }

/** The store of this wall; a hand that is raised sounds and is announced. */
function useNewWallStore(): WallStore {
  const { services, signal } = useHost()
  const { formatMessage } = useIntl()
  const [store] = useState(() =>
    createWallStore(({ id, name }) => {
      services.announce(formatMessage({ id: 'wall.hand.announced' }, { name }))
      soundHand(id, signal).catch((error: unknown) => services.reportError(error, 'handSound'))
    }),
  )
  useEffect(() => {
    store.open()
    return () => store.close()
  }, [store])
  return store
}

type Choice = { changes: Partial<WallSearch>; replace: boolean }

/**
 * The wall's view. A choice is shown at once; the address, a change of which renders the whole host, follows when that has
 * been painted.
 */
function useWallSearch(): { search: WallSearch; setSearch: ChangeSearch } {
  const { search: written, setSearch: write } = useUrlSearch(wallSearch)
  const [choice, setChoice] = useState<Choice | null>(null)
  const search = useMemo(() => ({ ...written, ...choice?.changes }), [written, choice])
  const setSearch = useCallback<ChangeSearch>((changes, { replace = false } = {}) => {
    setChoice((before) => ({ changes: { ...before?.changes, ...changes }, replace }))
  }, [])
  // The address decides again as soon as it has what was chosen.
  if (choice !== null && isIn(choice.changes, written)) setChoice(null)
  const writeChoice = useEffectEvent(({ changes, replace }: Choice) => write(changes, { replace }))
  useEffect(() => {
    if (choice === null) return
    const cancel = afterPaint(() => writeChoice(choice))
    const timer = setTimeout(() => setChoice(null), ADDRESS_TIMEOUT_MS)
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [choice])
  return { search, setSearch }
}

function isIn(changes: Partial<WallSearch>, written: WallSearch): boolean {
  const values = new Map<string, unknown>(Object.entries(written))
  return Object.entries(changes).every(([name, value]) => values.get(name) === value)
}

/** Returns a function that cancels it. */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

import type { workspace } from '@console/contracts'
import { FullScreenPopups, useFullScreen } from '@console/domain-ui/full-screen'
import { useMemo, useRef } from 'react'
import { isSeniorMaster } from '../../model/organisations.ts'
import { WallProvider } from '../../state/wall-context.tsx'
import { useChosenOrganisations } from './organisations/use-chosen-organisations.ts'
import { OrganisationNames } from './organisations/organisation-names.tsx'
import { OrganisationDrawer } from './organisations/OrganisationDrawer.tsx'
import { OrganisationTree } from './organisations/OrganisationTree.tsx'
import { useTreeDrawer } from './organisations/use-tree-drawer.ts'
import { OrganisationFeed } from './OrganisationFeed.tsx'
import { useNewWallStore } from './use-wall-store.ts'
import { useWallSearch } from './use-wall-search.ts'
import styles from './Wall.module.css'
import { WatchedSeat } from './watch/watched-seat.tsx'
import { WallBoard } from './WallBoard.tsx'

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

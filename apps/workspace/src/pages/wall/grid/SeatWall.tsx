import { EmptyState, usePresence } from '@console/ui'
import { Button } from 'antd'
import { memo, useDeferredValue } from 'react'
import { useIntl } from 'react-intl'
import type { Organisation } from '../../../model/organisations.ts'
import type { WallSearch } from '../wall.search.ts'
import { ListHead } from './ListHead.tsx'
import { NoMatch } from './NoMatch.tsx'
import { SeatGroups } from './SeatGroups.tsx'
import styles from './SeatWall.module.css'
import { useFrozenGroups } from './use-frozen-groups.ts'
import { useOrderedGroups } from './use-ordered-groups.ts'

export type SeatWallProps = {
  chosen: readonly Organisation[]
  businessTypeId: number
  search: WallSearch
  onSearch: (changes: Partial<WallSearch>) => void
  scroller: HTMLElement | null
}

/** The seats by organisation. Their order is still while pointer or focus is among them. */
export const SeatWall = memo(function SeatWall(props: SeatWallProps) {
  const { chosen, businessTypeId, search, onSearch, scroller } = props
  const { formatMessage } = useIntl()
  const { isPresent, handlers } = usePresence()
  const next = useOrderedGroups(chosen, search)
  const { groups, waiting, apply } = useFrozenGroups(next.groups, { isFrozen: isPresent, key: next.key })
  // Cards that move are rendered in pieces: sorted by idle time, all of them do. Likewise those of another density, which come
  // after the choice is shown.
  const shown = useDeferredValue(groups)
  const density = useDeferredValue(search.view)
  if (chosen.length === 0) {
    return (
      <EmptyState title={formatMessage({ id: 'wall.noneChosen' })}>
        {formatMessage({ id: 'wall.noneChosen.text' })}
      </EmptyState>
    )
  }
  return (
    <>
      <NoMatch groups={groups} search={search} onSearch={onSearch} />
      {density === 'list' && <ListHead />}
      {/* The pill too: on the way to it nothing moves. */}
      <div {...handlers}>
        <div className={styles['pill']} role="status">
          {waiting > 0 && (
            <Button size="small" shape="round" onClick={apply}>
              {formatMessage({ id: 'wall.waiting' }, { count: waiting })}
            </Button>
          )}
        </div>
        <SeatGroups
          groups={shown}
          chosen={chosen}
          businessTypeId={businessTypeId}
          density={density}
          scroller={scroller}
        />
      </div>
    </>
  )
})

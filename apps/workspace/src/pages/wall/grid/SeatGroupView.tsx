import { useIntl } from 'react-intl'
import type { Organisation } from '../../../model/organisations.ts'
import type { Density, Grid, GroupBlock } from '../../../model/seat-rows.ts'
import { SeatCard } from '../card/SeatCard.tsx'
import { GroupHead } from './GroupHead.tsx'
import { GroupNote } from './GroupNote.tsx'
import styles from './SeatWall.module.css'

type SeatGroupViewProps = {
  block: GroupBlock
  organisation: Organisation | undefined
  businessTypeId: number
  density: Density
  grid: Grid
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
}

/** The seats of one organisation under their head, which stays in view (WORK-006). */
export function SeatGroupView(props: SeatGroupViewProps) {
  const { block, organisation, businessTypeId, density, grid, isCollapsed, onCollapse } = props
  const { formatMessage } = useIntl()
  if (organisation === undefined) return null
  const { orgId, name } = organisation
  const height = block.group.seatIds.length === 0 ? undefined : block.height
  if (!block.isInView) return <div style={{ height: block.height }} />
  return (
    <section
      className={styles['group']}
      data-density={density}
      style={{ height }}
      aria-label={formatMessage({ id: 'wall.group' }, { name })}
    >
      <GroupHead
        orgId={orgId}
        name={name}
        businessTypeId={businessTypeId}
        isCollapsed={isCollapsed}
        onCollapse={onCollapse}
      />
      {!isCollapsed && block.group.seatIds.length === 0 && (
        <GroupNote organisation={organisation} grid={grid} />
      )}
      {block.rows.map(({ top, seatIds, isLookedAt }) => (
        <div
          key={top}
          className={styles['row']}
          data-density={density}
          data-columns={grid.columns}
          style={{ top, height: grid.rowPx, gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))` }}
        >
          {seatIds.map((seatId) => (
            <SeatCard
              key={seatId}
              seatId={seatId}
              businessTypeId={businessTypeId}
              density={density}
              isLookedAt={isLookedAt}
            />
          ))}
        </div>
      ))}
    </section>
  )
}

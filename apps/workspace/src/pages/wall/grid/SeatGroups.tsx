import { memo, useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SeatGroup } from '../../../model/seat-groups.ts'
import { groupBlocks, findRowTop, stickyPx, type Density } from '../../../model/seat-rows.ts'
import { seatKeyDown } from './seat-keys.ts'
import { SeatGroupView } from './SeatGroupView.tsx'
import styles from './SeatWall.module.css'
import type { SeatWallProps } from './SeatWall.tsx'
import { useGrid } from './use-grid.ts'
import { useScrolledView } from './use-scrolled-view.ts'
import { useSpareRows } from './use-spare-rows.ts'

type SeatGroupsProps = Omit<SeatWallProps, 'search' | 'onSearch'> & {
  groups: readonly SeatGroup[]
  density: Density
}

/** The groups below each other. Only the cards in view are in the document. */
export const SeatGroups = memo(function SeatGroups(props: SeatGroupsProps) {
  const { groups, chosen, businessTypeId, density, scroller } = props
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set())
  const grid = useGrid(density)
  const { view, restingView, measure } = useScrolledView(scroller, element)
  const spareRows = useSpareRows(groups, density)
  // The rows that come into view while scrolling are shown before new spare ones are rendered.
  const spareView = useDeferredValue(view)
  const blocks = groupBlocks({ groups, collapsed, grid, view, spareView, restingView, spareRows })

  function goTo(seatId: number): void {
    const top = findRowTop(seatId, blocks, grid)
    if (top === null || scroller === null || element === null) return
    // The card has to exist before it can have the focus.
    flushSync(() => {
      scrollIntoView({ scroller, element, top, rowPx: grid.rowPx, coveredPx: stickyPx(density) })
      measure()
    })
    element.querySelector<HTMLElement>(`[data-seat="${seatId}"]`)?.focus({ preventScroll: true })
  }

  return (
    // Keys move between the cards, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={setElement}
      className={styles['groups']}
      onKeyDown={seatKeyDown({ blocks, collapsed, columns: grid.columns, goTo })}
    >
      {blocks.map((block) => {
        const { orgId } = block.group
        return (
          <SeatGroupView
            key={orgId}
            block={block}
            organisation={chosen.find((one) => one.orgId === orgId)}
            businessTypeId={businessTypeId}
            density={density}
            grid={grid}
            isCollapsed={collapsed.has(orgId)}
            onCollapse={(isCollapsed) => setCollapsed(withOne(collapsed, orgId, isCollapsed))}
          />
        )
      })}
    </div>
  )
})

type ScrollTarget = {
  scroller: HTMLElement
  element: HTMLElement
  top: number
  rowPx: number
  /** By the heads that stay at the top. */
  coveredPx: number
}

function scrollIntoView({ scroller, element, top, rowPx, coveredPx }: ScrollTarget): void {
  const rowTop = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + top
  const height = scroller.clientHeight || window.innerHeight
  if (rowTop < coveredPx) scroller.scrollTop += rowTop - coveredPx
  else if (rowTop + rowPx > height) scroller.scrollTop += rowTop + rowPx - height
}

function withOne(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(ids)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}

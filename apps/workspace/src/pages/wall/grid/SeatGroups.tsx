import { type KeyboardEvent, memo, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Organisation } from '../../../model/organisations.ts'
import type { SeatGroup } from '../../../model/seat-groups.ts'
import {
  type Density,
  findRowTop,
  type GroupBlock,
  groupBlocks,
  SPARE_ROWS,
  stickyPx,
} from '../../../model/seat-rows.ts'
import { SeatGroupView } from './SeatGroupView.tsx'
import { useGrid } from './use-grid.ts'
import { useScrolledView } from './use-scrolled-view.ts'
import styles from './SeatWall.module.css'

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
}

type SeatGroupsProps = {
  chosen: readonly Organisation[]
  businessTypeId: number
  scroller: HTMLElement | null
  groups: readonly SeatGroup[]
  density: Density
}

/** The groups below each other. Only the cards in view are in the document. */
export const SeatGroups = memo(function SeatGroups(props: SeatGroupsProps) {
  const { groups, chosen, businessTypeId, density, scroller } = props
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set())
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set())
  const grid = useGrid(density)
  const { view, restingView, measure } = useScrolledView(scroller, element)
  const spareRows = useSpareRows(groups, density)
  // The rows that come into view while scrolling are shown before new spare ones are rendered.
  const spareView = useDeferredValue(view)
  const blocks = groupBlocks({
    groups,
    collapsed,
    unfolded,
    grid,
    view,
    spareView,
    restingView,
    spareRows,
  })

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
      onKeyDown={seatKeyDown({ blocks, columns: grid.columns, goTo })}
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
            isUnfolded={unfolded.has(orgId)}
            onUnfold={(isUnfolded) => setUnfolded(withOne(unfolded, orgId, isUnfolded))}
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
  /** Height that is covered by the heads at the top. */
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

/**
 * Number of spare rows; none in the first moment of another order or density, so that the cards in view come first and the
 * others follow.
 */
function useSpareRows(groups: readonly SeatGroup[], density: Density): number {
  const [settled, setSettled] = useState<{ groups: readonly SeatGroup[]; density: Density } | null>(null)
  useEffect(() => startTransition(() => setSettled({ groups, density })), [groups, density])
  return settled?.groups === groups && settled.density === density ? SPARE_ROWS : 0
}

type KeyContext = {
  blocks: readonly GroupBlock[]
  columns: number
  goTo: (seatId: number) => void
}

/** Arrows move between cards, also to those that are not rendered yet; Home and End go to the first and last. */
function seatKeyDown({ blocks, columns, goTo }: KeyContext) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    // Only of a card itself: its buttons have their own keys.
    if (!(event.target instanceof HTMLElement) || event.target.dataset['seat'] === undefined) return
    const ids = blocks.flatMap(({ seatIds }) => seatIds)
    const at = ids.indexOf(Number(event.target.dataset['seat']))
    const next = nextIndex(event.key, { at, columns, count: ids.length })
    const seatId = next === null ? undefined : ids[next]
    if (seatId === undefined) return
    event.preventDefault()
    goTo(seatId)
  }
}

function nextIndex(
  key: string,
  { at, columns, count }: { at: number; columns: number; count: number },
): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? null : Math.min(count - 1, Math.max(0, at + step(columns)))
}

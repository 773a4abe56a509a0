import type { SeatGroup } from './seat-groups.ts'

export const DENSITIES = ['cards', 'compact', 'list'] as const
export type Density = (typeof DENSITIES)[number]

/** Rows rendered above and below those in view, for when one scrolls. */
export const SPARE_ROWS = 2
export const GROUP_HEAD_PX = 44
/** Height of the head that names the columns of the list. */
const LIST_HEAD_PX = 28
/** Height of a group without a card, which shows its state instead. */
const GROUP_NOTE_PX = 120

/** Heights of a row with its gap, px. A phone has the parts of a card below each other. */
const ROW_PX = { cards: 146, compact: 72, list: 41 } as const
const PHONE_ROW_PX = { cards: 268, compact: 84, list: 56 } as const

/** From these widths of the window there are more columns (WORK-013, WORK-Q25). */
export const WIDE_PX = 1200
export const WIDEST_PX = 1600

/**
 * Height that stays at the top of the wall while it scrolls, px: the head of the group, in the list below that of the
 * columns.
 */
export function stickyPx(density: Density): number {
  return GROUP_HEAD_PX + (density === 'list' ? LIST_HEAD_PX : 0)
}

export type Grid = { columns: number; rowPx: number }

type Screen = { isPhone: boolean; isWide: boolean; isWidest: boolean }

export function getWallGrid(density: Density, { isPhone, isWide, isWidest }: Screen): Grid {
  const rowPx = (isPhone ? PHONE_ROW_PX : ROW_PX)[density]
  if (density === 'list') return { columns: 1, rowPx }
  return { columns: isWidest ? 4 : isWide ? 3 : 2, rowPx }
}

/** A group on the wall: its position, and the rows of it that are rendered. */
export type GroupBlock = {
  group: SeatGroup
  /** Seats that have a card: those that are not folded away. */
  seatIds: readonly number[]
  top: number
  height: number
  isInView: boolean
  /** Rows that are looked at have live pictures. */
  rows: readonly { top: number; seatIds: readonly number[]; isLookedAt: boolean }[]
}

type View = { top: number; height: number }
type BlockInput = {
  groups: readonly SeatGroup[]
  collapsed: ReadonlySet<number>
  /** Organisations whose offline seats are shown. */
  unfolded: ReadonlySet<number>
  grid: Grid
  /** The visible part of the wall, px from its top. */
  view: View
  /** The visible part for which spare rows are rendered: where it was, until those in view are shown. */
  spareView: View
  /** The part in which scrolling came to rest. */
  restingView: View
  spareRows: number
}

/** Rows have a fixed height, so that only those in view have to exist. */
export function groupBlocks({
  groups,
  collapsed,
  unfolded,
  grid,
  view,
  spareView,
  restingView,
  spareRows,
}: BlockInput): GroupBlock[] {
  let top = 0
  return groups.map((group) => {
    const isCollapsed = collapsed.has(group.orgId)
    const folded = unfolded.has(group.orgId) ? 0 : group.foldable
    const seatIds = isCollapsed ? [] : group.seatIds.slice(0, group.seatIds.length - folded)
    const rowCount = Math.ceil(seatIds.length / grid.columns)
    const hasNote = group.seatIds.length === 0 && !isCollapsed
    const height = GROUP_HEAD_PX + rowCount * grid.rowPx + (hasNote ? GROUP_NOTE_PX : 0)
    const seen = rowsIn(view, top, grid)
    const spare = rowsAround(rowsIn(spareView, top, grid), spareRows)
    const lookedAt = rowsIn(restingView, top, grid)
    const rows = []
    const around = rowsAround(seen, spareRows)
    const end = Math.min(rowCount - 1, around.last)
    for (let row = Math.max(0, around.first); row <= end; row += 1) {
      if (!isAmong(row, seen) && !isAmong(row, spare)) continue
      rows.push({
        top: GROUP_HEAD_PX + row * grid.rowPx,
        seatIds: seatIds.slice(row * grid.columns, (row + 1) * grid.columns),
        isLookedAt: isAmong(row, lookedAt),
      })
    }
    const isInView = top + height >= view.top - view.height && top <= view.top + 2 * view.height
    const block = { group, seatIds, top, height, isInView, rows }
    top += height
    return block
  })
}

/** Positions of rows in a group, which may lie outside of it. */
type Rows = { first: number; last: number }

/** Rows that a part of the wall shows. */
function rowsIn({ top, height }: View, groupTop: number, { rowPx }: Grid): Rows {
  const rowsTop = top - groupTop - GROUP_HEAD_PX
  return { first: Math.floor(rowsTop / rowPx), last: Math.ceil((rowsTop + height) / rowPx) - 1 }
}

const rowsAround = ({ first, last }: Rows, more: number): Rows => ({ first: first - more, last: last + more })

const isAmong = (row: number, { first, last }: Rows): boolean => row >= first && row <= last

/** Finds the row of a seat, px from the top of the wall; null for one that is not shown. */
export function findRowTop(seatId: number, blocks: readonly GroupBlock[], grid: Grid): number | null {
  for (const { seatIds, top } of blocks) {
    const index = seatIds.indexOf(seatId)
    if (index !== -1) return top + GROUP_HEAD_PX + Math.floor(index / grid.columns) * grid.rowPx
  }
  return null
}

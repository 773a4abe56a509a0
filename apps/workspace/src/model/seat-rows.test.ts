import { expect, test } from 'vitest'
import { GROUP_HEAD_PX, getWallGrid, groupBlocks, findRowTop, SPARE_ROWS } from './seat-rows.ts'

const desktop = { isPhone: false, isWide: true, isWidest: false }
const grid = getWallGrid('cards', desktop)
const seatIds = Array.from({ length: 2000 }, (_, at) => at + 1)
const groups = [
  { orgId: 5, seatIds, foldable: 0 },
  { orgId: 6, seatIds: [3001, 3002], foldable: 0 },
]
const spareRows = SPARE_ROWS
const none: ReadonlySet<number> = new Set()

test('only rows in view and two on each side are rendered, and those where scrolling ended count as looked at', () => {
  const top = GROUP_HEAD_PX + 100 * grid.rowPx
  const [block] = groupBlocks({
    groups,
    collapsed: none,
    unfolded: none,
    grid,
    spareRows,
    view: { top, height: 4 * grid.rowPx },
    spareView: { top, height: 4 * grid.rowPx },
    restingView: { top: top - grid.rowPx, height: 4 * grid.rowPx },
  })
  const tops = block?.rows.map((row) => row.top) ?? []
  expect(tops[0]).toBe(GROUP_HEAD_PX + 98 * grid.rowPx)
  expect(tops).toHaveLength(8)
  expect(block?.rows.map(({ isLookedAt }) => isLookedAt)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(block?.rows[2]?.seatIds).toEqual([301, 302, 303])
})

test('while scrolling, spare rows are those that are there already', () => {
  const top = GROUP_HEAD_PX + 100 * grid.rowPx
  const height = 4 * grid.rowPx
  const rowsFrom = (before: number) => {
    const view = { top, height }
    const spareView = { top: top - before * grid.rowPx, height }
    const [block] = groupBlocks({
      groups,
      collapsed: none,
      unfolded: none,
      grid,
      spareRows,
      view,
      spareView,
      restingView: view,
    })
    return block?.rows.map((row) => (row.top - GROUP_HEAD_PX) / grid.rowPx)
  }
  expect(rowsFrom(0)).toEqual([98, 99, 100, 101, 102, 103, 104, 105])
  expect(rowsFrom(3)).toEqual([98, 99, 100, 101, 102, 103])
  expect(rowsFrom(-3)).toEqual([100, 101, 102, 103, 104, 105])
  expect(rowsFrom(50)).toEqual([100, 101, 102, 103])
})

test('a group below the view is there by its height only, and a collapsed one by its head', () => {
  const view = { top: 0, height: 800 }
  const seen = { view, spareView: view, restingView: view, spareRows }
  const blocks = groupBlocks({ groups, collapsed: none, unfolded: none, grid, ...seen })
  expect(blocks.map(({ isInView }) => isInView)).toEqual([true, false])
  expect(blocks[1]?.top).toBe(GROUP_HEAD_PX + Math.ceil(2000 / 3) * grid.rowPx)
  const closed = groupBlocks({ groups, collapsed: new Set([5]), unfolded: none, grid, ...seen })
  expect(closed[0]).toMatchObject({ height: GROUP_HEAD_PX, rows: [] })
  expect(closed[1]?.top).toBe(GROUP_HEAD_PX)
})

test('the row of a seat is found, rendered or not', () => {
  const view = { top: 0, height: 800 }
  const blocks = groupBlocks({
    groups,
    collapsed: none,
    unfolded: none,
    grid,
    spareRows,
    view,
    spareView: view,
    restingView: view,
  })
  expect(findRowTop(301, blocks, grid)).toBe(GROUP_HEAD_PX + 100 * grid.rowPx)
  expect(findRowTop(9999, blocks, grid)).toBeNull()
})

test('a list has one column on every screen', () => {
  expect(getWallGrid('list', { isPhone: false, isWide: true, isWidest: true }).columns).toBe(1)
  expect(getWallGrid('compact', { isPhone: true, isWide: false, isWidest: false }).columns).toBe(2)
})

test('folded seats have no row until the fold is opened', () => {
  const view = { top: 0, height: 800 }
  const folding = (unfolded: ReadonlySet<number>) => {
    const [block] = groupBlocks({
      groups: [{ orgId: 5, seatIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], foldable: 8 }],
      collapsed: none,
      unfolded,
      grid,
      spareRows,
      view,
      spareView: view,
      restingView: view,
    })
    return { height: block?.height, rows: block?.rows.map((row) => row.seatIds) }
  }
  expect(folding(none)).toEqual({ height: GROUP_HEAD_PX + 2 * grid.rowPx, rows: [[1, 2, 3], [4]] })
  expect(folding(new Set([5])).height).toBe(GROUP_HEAD_PX + 4 * grid.rowPx)
})

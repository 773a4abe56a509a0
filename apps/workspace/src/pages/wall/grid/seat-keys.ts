import type { KeyboardEvent } from 'react'
import type { GroupBlock } from '../../../model/seat-rows.ts'

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
}

type KeyContext = {
  blocks: readonly GroupBlock[]
  collapsed: ReadonlySet<number>
  columns: number
  goTo: (seatId: number) => void
}

/** Arrows move between cards, also to those that are not rendered yet; Home and End go to the first and last. */
export function seatKeyDown({ blocks, collapsed, columns, goTo }: KeyContext) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    // Only of a card itself: its buttons have their own keys.
    if (!(event.target instanceof HTMLElement) || event.target.dataset['seat'] === undefined) return
    const ids = blocks.flatMap(({ group }) => (collapsed.has(group.orgId) ? [] : group.seatIds))
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

import { startTransition, useEffect, useState } from 'react'
import type { SeatGroup } from '../../../model/seat-groups.ts'
import { SPARE_ROWS, type Density } from '../../../model/seat-rows.ts'

/** None for the first moment of another order or density: the cards in view come first, the others when these are shown. */
export function useSpareRows(groups: readonly SeatGroup[], density: Density): number {
  const [settled, setSettled] = useState<{ groups: readonly SeatGroup[]; density: Density } | null>(null)
  useEffect(() => startTransition(() => setSettled({ groups, density })), [groups, density])
  return settled?.groups === groups && settled.density === density ? SPARE_ROWS : 0
}

import { useIsBelow, useIsMobile } from '@console/ui'
import { getWallGrid, WIDE_PX, WIDEST_PX, type Density, type Grid } from '../../../model/seat-rows.ts'

/** Columns and row height for the width of the window (WORK-013). */
export function useGrid(density: Density): Grid {
  const isPhone = useIsMobile()
  const isWide = !useIsBelow(WIDE_PX)
  const isWidest = !useIsBelow(WIDEST_PX)
  return getWallGrid(density, { isPhone, isWide, isWidest })
}

import { useIsMobile } from '@console/ui'

/** Small is below 768 px (LIVE-005, LIVE-Q6). */
const COLUMNS = { small: 2, medium: 4 } as const

export function useColumns(): number {
  return useIsMobile() ? COLUMNS.small : COLUMNS.medium
}

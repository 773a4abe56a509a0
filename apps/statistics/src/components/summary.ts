import type { DataOf, stat } from '@console/contracts'

export type Summary = DataOf<typeof stat.summary>

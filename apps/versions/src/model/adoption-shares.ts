import type { appVersion } from '@console/contracts'

const PERCENT = 100
/** Today's clients have not all been there. */
const LAST_WHOLE_DAY = -2

/** A count as percent of the clients of its day, to one decimal; null on days without clients. */
export function calculateShares(counts: readonly number[], clients: readonly number[]): (number | null)[] {
  return clients.map((all, index) =>
    all === 0 ? null : Math.round(((counts[index] ?? 0) * PERCENT * 10) / all) / 10,
  )
}

/** Figures for the chart's sentence. */
export function lastWholeDay({ clients, onVersion }: Pick<appVersion.Adoption, 'clients' | 'onVersion'>) {
  return {
    count: clients.at(LAST_WHOLE_DAY) ?? 0,
    share: calculateShares(onVersion, clients).at(LAST_WHOLE_DAY) ?? 0,
  }
}

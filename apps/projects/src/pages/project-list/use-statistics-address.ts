import type { projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { openableStatistics, paths } from '../../paths.ts'

/** Address of the statistics of a project's contractors; null where nobody works for it, or the person may not read them. */
export function useStatisticsAddress({
  id,
  isOwner,
  confirmedManpower,
}: Pick<projectEntity.ProjectRow, 'id' | 'isOwner' | 'confirmedManpower'>): string | null {
  const { services } = useHost()
  const [page] = openableStatistics(services.canOpen)
  return page === undefined || !isOwner || confirmedManpower === 0 ? null : paths.statistics(page, id)
}

import { useHost } from '@console/sub-app'
import { toModules, type StatModules } from '../model/stat-modules.ts'
import { useStatConfig } from './stat-config.ts'
import { useReportedFailure } from './use-reported-failure.ts'

/**
 * Modules of the shown figures (STAT-067); null while they are unknown. Modules that cannot be read count as off (STAT-Q29).
 */
export function useModules(): StatModules | null {
  const { user } = useHost()
  const tenantId = user.tenantId ?? null
  const config = useStatConfig()
  useReportedFailure(config.error, 'statistics.modules')
  if (config.isPending && tenantId !== null) return null
  return toModules(config.data?.moduleConfigs ?? [], config.data?.changes)
}

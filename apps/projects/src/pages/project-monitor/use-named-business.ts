import { useLocation } from 'react-router-dom'
import type { NamedBusiness } from '../../model/monitor-choice.ts'
import type { ProjectMonitorSearch } from './project-monitor.search.ts'

/** What was chosen here, else what the page before passed on as `monitorTarget` has it (LIVE-003, PROJ-032). */
export function useNamedBusiness({ project, business }: ProjectMonitorSearch): NamedBusiness | null {
  const { state }: { state: unknown } = useLocation()
  if (business !== null) return { projectId: project, bizTypeId: business }
  const bizId = typeof state === 'object' && state !== null && 'bizId' in state ? state.bizId : null
  return typeof bizId === 'number' ? { projectId: null, bizTypeId: bizId } : null
}

import { useLocation } from 'react-router-dom'
import { useProjects } from '../../queries/sessions.ts'
import type { SessionFilters } from './session-list.search.ts'

/** The page that the menu lists below Projects. */
const PROJECT_SESSIONS = '/project/session'

type Named = { id: number; name: string }

export type ProjectChoice = {
  projects: readonly Named[]
  /** Contractors of the chosen project, by their business. */
  contractors: readonly Named[]
  isLoading: boolean
  hasFailed: boolean
}

/** On the page of projects' sessions: its projects and the filters, with the newest project where none is chosen. */
export function useProjectChoice(filters: SessionFilters): {
  choice: ProjectChoice | null
  filters: SessionFilters
  isWithoutProject: boolean
} {
  const isOfProjects = useLocation().pathname.endsWith(PROJECT_SESSIONS)
  const { data, error, isPending } = useProjects(isOfProjects)
  if (!isOfProjects) return { choice: null, filters, isWithoutProject: false }
  const records = data?.records ?? []
  const projectId = filters.projectId ?? records[0]?.id ?? null
  const contractors = (records.find(({ id }) => id === projectId)?.assignments ?? []).map(
    ({ bizTypeID, tenantName }) => ({ id: bizTypeID, name: tenantName }),
  )
  // The business of the console's header is often none of those that do the work.
  const isForeign = contractors.length > 0 && !contractors.some(({ id }) => id === filters.bizId)
  return {
    choice: {
      projects: records.map(({ id, name }) => ({ id, name })),
      contractors,
      isLoading: isPending,
      hasFailed: error !== null,
    },
    filters: { ...filters, projectId, bizId: isForeign ? null : filters.bizId },
    isWithoutProject: projectId === null && !isPending,
  }
}

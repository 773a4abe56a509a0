import type { DataOf, projectEntity, projectStat } from '@console/contracts'

export type MonitorProjects = DataOf<typeof projectStat.monitor>['records']

/** A provider's business in a project. */
export type MonitorChoice = {
  projectId: number
  projectName: string
  bizTypeId: number
  providerName: string
  /** Null where the server does not say. */
  status: projectEntity.ProjectStatus | null
}

/** Business named by the address or the page before; a project alone is not named. */
export type NamedBusiness = { projectId: number | null; bizTypeId: number }

export function choicesIn(projects: MonitorProjects): MonitorChoice[] {
  return projects.flatMap(({ id, name, status = null, assignments }) =>
    assignments.map(({ bizTypeID, tenantName }) => ({
      projectId: id,
      projectName: name,
      bizTypeId: bizTypeID,
      providerName: tenantName,
      status,
    })),
  )
}

/** The named business, or the first one where none is named (LIVE-003); null where it does not exist. */
export function chooseBusiness(projects: MonitorProjects, named: NamedBusiness | null): MonitorChoice | null {
  const choices = choicesIn(projects)
  if (named === null) return choices[0] ?? null
  const { projectId, bizTypeId } = named
  const found = choices.find(
    (choice) => choice.bizTypeId === bizTypeId && (projectId === null || choice.projectId === projectId),
  )
  return found ?? null
}

import { businesses, findCompany, LARKFIELD } from '../base/companies.ts'
import { currentTime } from '../base/days.ts'
import { createIds } from '../base/ids.ts'
import type { Person } from '../base/people.ts'
import { NotFound } from '../http/problems.ts'
import { createProjects, type Assignment, type Project } from './projects.ts'

export type LogEntry = {
  id: number
  projectId: number
  createTime: number
  typeName: string
  createByName: string
  after: string
}
export type Report = {
  id: number
  projectId: number
  ownerTenantId: number
  reportTime: string
  remark: string
  fids: string[]
}

/** All that the calls of projects read and change. */
export class ProjectStore {
  readonly projects = createProjects()
  readonly log: LogEntry[] = []
  reports: Report[] = []
  readonly nextProjectId = createIds(330_440)
  readonly nextApplicationId = createIds(2_260_440)
  readonly nextReportId = createIds(2_810_072)
  readonly #nextLogId = createIds(2_990_318)

  constructor() {
    for (const project of this.projects)
      this.addLog(project, 'Created', { createByName: 'Olga Brandt', createTime: project.createTimestamp })
  }

  find(id: number): Project {
    const found = this.projects.find((project) => project.id === id)
    if (found === undefined) throw new NotFound('Project not found')
    return found
  }

  /** An owner sees its projects, a provider those that it works for. */
  visibleTo({ tenantId }: Person): Project[] {
    if (tenantId === LARKFIELD) return this.projects
    return this.projects.filter(
      (project) => this.applicationBy(tenantId, project)?.applicationStatus === 'passed',
    )
  }

  applicationBy(tenantId: number, { assignments }: Project): Assignment | undefined {
    return assignments.find((assignment) => assignment.tenantId === tenantId)
  }

  /** The first business of a provider that works for no project yet. */
  freeBusiness(tenantId: number): number | undefined {
    const taken = this.projects.flatMap(({ assignments }) => assignments.map(({ bizTypeID }) => bizTypeID))
    const own = businesses.filter((business) => business.tenantId === tenantId).map(({ id }) => id)
    return own.find((id) => !taken.includes(id)) ?? own[0]
  }

  addLog(
    project: Project,
    typeName: string,
    { createByName, createTime = currentTime() }: { createByName: string; createTime?: number },
  ): void {
    const { name, status, manpowerDemand, description } = project
    this.log.unshift({
      id: this.#nextLogId(),
      projectId: project.id,
      createTime,
      typeName,
      createByName,
      after: JSON.stringify({ name, status, manpowerDemand, description }),
    })
  }
}

export const companyName = (tenantId: number): string => findCompany(tenantId)?.name ?? ''

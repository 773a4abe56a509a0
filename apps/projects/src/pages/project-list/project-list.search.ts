import { DEFAULT_PAGE_SIZE, MAX_PAGE, project, projectEntity } from '@console/contracts'
import {
  dayField,
  dayRangeToUnix,
  flagField,
  idField,
  textField,
  type SearchField,
  type SearchOf,
} from '@console/ui'
import { pageField, sizeField, type ListDefinition } from '@console/ui/list-page'
import { addressedFilters, toDayRange, type ListFilters } from '../../components/list/list-search.ts'
import type { ProjectsQuery } from '../../queries/projects.ts'

const statusField: SearchField<projectEntity.ProjectStatus | null> = {
  fallback: null,
  parse: (text) => projectEntity.PROJECT_STATUSES.find((status) => status === text) ?? null,
  format: (value) => value,
}

const needsField: SearchField<project.ProjectNeed | null> = {
  fallback: null,
  parse: (text) => project.PROJECT_NEEDS.find((need) => need === text) ?? null,
  format: (value) => value,
}

/** The whole view in the address: filters, page and its size, and what is open. */
export const projectListSearch = {
  search: textField(),
  status: statusField,
  /** The needs that projects wait for. */
  needs: needsField,
  /** Days on which a project was created, of the company's zone. */
  from: dayField(),
  to: dayField(),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
  new: flagField(),
  edit: idField(),
  report: idField(),
}

export type ProjectListSearch = SearchOf<typeof projectListSearch>
export type ProjectFilters = ListFilters & {
  status: projectEntity.ProjectStatus | null
  needs: project.ProjectNeed | null
}

function toFilters({ search, status, needs, from, to }: ProjectListSearch): ProjectFilters {
  return { search, status, needs, range: toDayRange(from, to) }
}

function toSearch({ status, needs, ...filters }: ProjectFilters): Partial<ProjectListSearch> {
  return { ...addressedFilters(filters), status, needs }
}

export const projectList: ListDefinition<typeof projectListSearch, ProjectFilters> = {
  shape: projectListSearch,
  toFilters: toFilters,
  toSearch: toSearch,
  pageSize: DEFAULT_PAGE_SIZE,
}

/** The query of the call: set filters only (PROJ-003); days become seconds of the zone (PROJ-Q2, R21). */
export function toProjectsQuery(address: ProjectListSearch, zone: string): ProjectsQuery {
  const { search, status, needs, range } = toFilters(address)
  const days = range && dayRangeToUnix(range, zone)
  return {
    current: address.page,
    size: address.size,
    ...(search === null ? {} : { searchKey: search }),
    ...(status === null ? {} : { status }),
    ...(needs === null ? {} : { needs }),
    ...(days === null ? {} : { startTime: days.begin, endTime: days.end }),
  }
}

import { projectEntity } from '@console/contracts'
import {
  dayField,
  dayRangeToUnix,
  flagField,
  idField,
  textField,
  type SearchField,
  type SearchOf,
} from '@console/ui'
import {
  addressedFilters,
  pageField,
  rangeOf,
  sizeField,
  type ListFilters,
} from '../../components/list/list-search.ts'
import type { ProjectsWanted } from '../../queries/projects.ts'

const statusField: SearchField<projectEntity.ProjectStatus | null> = {
  fallback: null,
  parse: (text) => projectEntity.PROJECT_STATUSES.find((status) => status === text) ?? null,
  format: (value) => value,
}

/** The whole view in the address: filters, page and its size, and what is open. */
export const projectListSearch = {
  search: textField(),
  status: statusField,
  /** Days on which a project was created, of the company's zone. */
  from: dayField(),
  to: dayField(),
  page: pageField,
  size: sizeField,
  new: flagField(),
  edit: idField(),
  report: idField(),
}

export type ProjectListSearch = SearchOf<typeof projectListSearch>
export type ProjectFilters = ListFilters & { status: projectEntity.ProjectStatus | null }

export function filtersOf({ search, status, from, to }: ProjectListSearch): ProjectFilters {
  return { search, status, range: rangeOf(from, to) }
}

export function searchOf({ status, ...filters }: ProjectFilters): Partial<ProjectListSearch> {
  return { ...addressedFilters(filters), status }
}

/** What the call is asked with: only what is set (PROJ-003); days become seconds of the zone (PROJ-Q2, decision 21). */
export function wantedOf(address: ProjectListSearch, zone: string): ProjectsWanted {
  const { search, status, range } = filtersOf(address)
  const days = range && dayRangeToUnix(range, zone)
  return {
    current: address.page,
    size: address.size,
    ...(search === null ? {} : { searchKey: search }),
    ...(status === null ? {} : { status }),
    ...(days === null ? {} : { startTime: days.begin, endTime: days.end }),
  }
}

import { DEFAULT_PAGE_SIZE, FIRST_PAGE, MAX_PAGE, projectEntity } from '@console/contracts'
import {
  dayField,
  dayRangeToUnix,
  flagField,
  idField,
  intField,
  PAGE_SIZES,
  textField,
  type DayRange,
  type SearchField,
  type SearchOf,
} from '@console/ui'
import type { ProjectsWanted } from '../../queries/projects.ts'

const statusField: SearchField<projectEntity.ProjectStatus | null> = {
  fallback: null,
  parse: (text) => projectEntity.PROJECT_STATUSES.find((status) => status === text) ?? null,
  format: (value) => value,
}

const sizeField: SearchField<number> = {
  fallback: DEFAULT_PAGE_SIZE,
  parse: (text) => PAGE_SIZES.find((size) => String(size) === text) ?? null,
  format: (value) => (value === DEFAULT_PAGE_SIZE ? null : String(value)),
}

/** The whole view in the address: filters, page and its size, and what is open. */
export const projectListSearch = {
  search: textField(),
  status: statusField,
  /** Days on which a project was created, of the company's zone. */
  from: dayField(),
  to: dayField(),
  page: intField({ fallback: FIRST_PAGE, min: FIRST_PAGE, max: MAX_PAGE }),
  size: sizeField,
  new: flagField(),
  edit: idField(),
  report: idField(),
}

export type ProjectListSearch = SearchOf<typeof projectListSearch>
export type ProjectFilters = {
  search: string | null
  status: projectEntity.ProjectStatus | null
  range: DayRange | null
}

export const NO_FILTERS: ProjectFilters = { search: null, status: null, range: null }

export function filtersOf({ search, status, from, to }: ProjectListSearch): ProjectFilters {
  return { search, status, range: rangeOf(from, to) }
}

/** One day alone is a range of one day; days the wrong way round are turned. */
function rangeOf(from: string | null, to: string | null): DayRange | null {
  const first = from ?? to
  const last = to ?? from
  if (first === null || last === null) return null
  return first <= last ? [first, last] : [last, first]
}

/** Filters as the address has them; a new question begins on the first page (PROJ-004). */
export function searchOf({ search, status, range }: ProjectFilters): Partial<ProjectListSearch> {
  const text = search?.trim() ?? ''
  const days = rangeOf(range?.[0] ?? null, range?.[1] ?? null)
  return {
    search: text === '' ? null : text,
    status,
    from: days?.[0] ?? null,
    to: days?.[1] ?? null,
    page: FIRST_PAGE,
  }
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

export function setFilterCount({ search, status, range }: ProjectFilters): number {
  return [search, status, range].filter((value) => value !== null).length
}

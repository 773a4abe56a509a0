import { project, projectEntity } from '@console/contracts'
import { rangeFilter } from '@console/domain-ui'
import { dayRangeToUnix, flagField, idField } from '@console/ui'
import { choiceFilter, defineList, textFilter, type ListSearchOf } from '@console/ui/list-page'
import type { ReactNode } from 'react'
import { useHasNeeds, type ProjectsQuery } from '../../queries/projects.ts'

const needs = choiceFilter({
  label: 'projectList.needs',
  values: project.PROJECT_NEEDS,
  toText: (need) => `projectList.needs.${need}`,
})

/** The needs that projects wait for: only a platform that counts them filters by them. */
function OfferedNeeds({ children }: { value: project.ProjectNeed | null; children: ReactNode }) {
  return useHasNeeds() ? children : null
}

/** The whole view in the address: filters, page and its size, and what is open. */
export const projectList = defineList({
  filters: {
    search: textFilter({ label: 'projectList.search', width: 240, maxLength: 200 }),
    status: choiceFilter({
      label: 'projectList.status',
      values: projectEntity.PROJECT_STATUSES,
      toText: (status) => `project.status.${status}`,
    }),
    needs: {
      ...needs,
      render: (control, filters) => (
        <OfferedNeeds value={control.value}>{needs.render?.(control, filters)}</OfferedNeeds>
      ),
    },
    /** Days on which a project was created, of the company's zone. */
    range: rangeFilter({ label: 'projectList.created', fields: ['from', 'to'], width: 272 }),
  },
  beside: { new: flagField(), edit: idField(), report: idField() },
})

export type ProjectList = ListSearchOf<typeof projectList>

/** The query of the call: set filters only (PROJ-003); days become seconds of the zone (PROJ-Q2, R21). */
export function toProjectsQuery(
  { filters, paging }: Pick<ProjectList, 'filters' | 'paging'>,
  zone: string,
): ProjectsQuery {
  const { search, status, needs: need, range } = filters
  const days = range && dayRangeToUnix(range, zone)
  return {
    current: paging.page,
    size: paging.pageSize,
    ...(search === null ? {} : { searchKey: search }),
    ...(status === null ? {} : { status }),
    ...(need === null ? {} : { needs: need }),
    ...(days === null ? {} : { startTime: days.begin, endTime: days.end }),
  }
}

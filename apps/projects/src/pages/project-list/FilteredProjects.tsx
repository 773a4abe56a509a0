import { FilteredEmpty } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { rangeText } from '../../components/list/list-search.ts'
import { useProjectCount } from '../../queries/projects.ts'
import type { ProjectFilters } from './project-list.search.ts'

type FilteredProjectsProps = {
  filters: ProjectFilters
  onFilters: (filters: ProjectFilters) => void
  onReset: () => void
}

/** No project fits the filters. */
export function FilteredProjects({ filters, onFilters, onReset }: FilteredProjectsProps) {
  const { formatMessage } = useIntl()
  const { data } = useProjectCount()
  const { search, status, needs, range } = filters
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'lists.noneFound' })}
      hidden={data && { total: data.total, isCapped: data.totalIsCapped }}
      shown={[
        {
          key: 'search',
          name: formatMessage({ id: 'projectList.search' }),
          value: search,
          without: { ...filters, search: null },
        },
        {
          key: 'status',
          name: formatMessage({ id: 'projectList.status' }),
          value: status && formatMessage({ id: `project.status.${status}` }),
          without: { ...filters, status: null },
        },
        {
          key: 'needs',
          name: formatMessage({ id: 'projectList.needs' }),
          value: needs && formatMessage({ id: `projectList.needs.${needs}` }),
          without: { ...filters, needs: null },
        },
        {
          key: 'range',
          name: formatMessage({ id: 'projectList.created' }),
          value: rangeText(range),
          without: { ...filters, range: null },
        },
      ]}
      onFilters={onFilters}
      onReset={onReset}
    />
  )
}

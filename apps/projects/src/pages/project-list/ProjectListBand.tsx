import { projectEntity } from '@console/contracts'
import { BandSelect } from '@console/ui'
import { useIntl } from 'react-intl'
import { ListBand, type ListBandProps } from '../../components/list/ListBand.tsx'
import type { ProjectFilters } from './project-list.search.ts'

/** Name, status and day of creation. */
export function ProjectListBand(props: ListBandProps<ProjectFilters>) {
  const { formatMessage } = useIntl()
  return (
    <ListBand
      searchLabel={formatMessage({ id: 'projectList.search' })}
      rangeLabel={formatMessage({ id: 'projectList.created' })}
      {...props}
    >
      {({ status }, edit) => (
        <BandSelect
          label={formatMessage({ id: 'projectList.status' })}
          value={status}
          options={projectEntity.PROJECT_STATUSES.map((one) => ({
            value: one,
            label: formatMessage({ id: `project.status.${one}` }),
          }))}
          onChange={(chosen) => {
            edit({ status: chosen })
          }}
        />
      )}
    </ListBand>
  )
}

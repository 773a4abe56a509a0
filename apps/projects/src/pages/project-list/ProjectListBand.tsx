import { project, projectEntity } from '@console/contracts'
import { BandSelect } from '@console/ui'
import type { BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { ListBand } from '../../components/list/ListBand.tsx'
import { useHasNeeds } from '../../queries/projects.ts'
import type { ProjectFilters } from './project-list.search.ts'

/** Name, status, what they wait for, and day of creation. */
export function ProjectListBand(props: BandProps<ProjectFilters>) {
  const { formatMessage } = useIntl()
  const hasNeeds = useHasNeeds()
  return (
    <ListBand
      searchLabel={formatMessage({ id: 'projectList.search' })}
      rangeLabel={formatMessage({ id: 'projectList.created' })}
      {...props}
    >
      {({ status, needs }, edit) => [
        <BandSelect
          key="status"
          label={formatMessage({ id: 'projectList.status' })}
          value={status}
          options={projectEntity.PROJECT_STATUSES.map((one) => ({
            value: one,
            label: formatMessage({ id: `project.status.${one}` }),
          }))}
          onChange={(chosen) => {
            edit({ status: chosen })
          }}
        />,
        hasNeeds && (
          <BandSelect
            key="needs"
            label={formatMessage({ id: 'projectList.needs' })}
            value={needs}
            options={project.PROJECT_NEEDS.map((one) => ({
              value: one,
              label: formatMessage({ id: `projectList.needs.${one}` }),
            }))}
            onChange={(chosen) => {
              edit({ needs: chosen })
            }}
          />
        ),
      ]}
    </ListBand>
  )
}

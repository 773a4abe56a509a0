import type { projectEntity } from '@console/contracts'
import { useIntl } from 'react-intl'

/** Where a project stands. */
export function ProjectStatusTag({ status }: { status: projectEntity.ProjectStatus }) {
  const { formatMessage } = useIntl()
  return <span>{formatMessage({ id: `project.status.${status}` })}</span>
}

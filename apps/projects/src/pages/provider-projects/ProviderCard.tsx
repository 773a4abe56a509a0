import { useHost } from '@console/sub-app'
import { formatDay } from '@console/ui'
import { useIntl } from 'react-intl'
import { IndustryName } from '../../components/IndustryName.tsx'
import { ProviderStatus } from '../../components/ProviderStatus.tsx'
import { ProviderActions, type ProviderActionsProps } from './ProviderActions.tsx'
import list from '../../components/list/List.module.css'
import styles from './ProviderProjects.module.css'

/** A project on a phone. */
export function ProviderCard(props: ProviderActionsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const { row } = props
  const { projectID, projectName, ownerName, manpowerDemand, manpowerAssigned } = row
  return (
    <article className={styles['card']} aria-label={projectName}>
      <strong dir="auto">{projectName}</strong>
      <span className={list['note']}>
        <span>{projectID}</span>
        <span>
          <IndustryName of={row} />
        </span>
        <span>{ownerName}</span>
        <span>{formatDay(row.createTimestamp, timezone)}</span>
      </span>
      <span className={list['note']}>
        {formatMessage(
          { id: 'providerProjects.card' },
          {
            need: manpowerDemand,
            assigned:
              manpowerAssigned == null
                ? formatMessage({ id: 'project.none' })
                : formatNumber(manpowerAssigned),
          },
        )}
      </span>
      <ProviderStatus state={row} />
      <ProviderActions {...props} />
    </article>
  )
}

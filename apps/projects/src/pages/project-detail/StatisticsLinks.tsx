import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import type { DayRange } from '@console/ui'
import { useIntl } from 'react-intl'
import { openableStatistics, paths } from '../../paths.ts'
import styles from './StatisticsCard.module.css'

type StatisticsLinksProps = { projectId: number; range: DayRange }

/** To what each contractor did for the project in the same days. */
export function StatisticsLinks({ projectId, range: [from, to] }: StatisticsLinksProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const pages = openableStatistics(services.canOpen)
  if (pages.length === 0) return null
  return (
    <nav className={styles['links']} aria-label={formatMessage({ id: 'projectDetail.statistics.links' })}>
      {pages.map((page) => (
        <PageLink key={page} to={paths.statistics(page, projectId, { from, to })}>
          {formatMessage({ id: `projectDetail.statistics.${page}` })}
        </PageLink>
      ))}
    </nav>
  )
}

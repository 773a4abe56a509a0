import { PageFailure } from '@console/domain-ui'
import { EmptyState, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useIntl } from 'react-intl'
import { chooseBusiness } from '../../model/monitor-choice.ts'
import { useMonitorProjects } from '../../queries/live-monitor.ts'
import { MonitorLayout } from './MonitorLayout.tsx'
import { MonitorSkeleton } from './MonitorSkeleton.tsx'
import { projectMonitorSearch } from './project-monitor.search.ts'
import { useNamedBusiness } from './use-named-business.ts'

/** Workers of projects at this moment, one of whom is watched (LIVE-001). */
export function ProjectMonitorPage() {
  const { formatMessage } = useIntl()
  const { search, setSearch, problems } = useUrlSearch(projectMonitorSearch)
  const named = useNamedBusiness(search)
  const projects = useMonitorProjects()
  if (projects.data === undefined) {
    if (projects.error === null) return <MonitorSkeleton />
    return (
      <PageFailure
        error={projects.error}
        title={formatMessage({ id: 'monitor.failed' })}
        page={formatMessage({ id: 'monitor.page' })}
        onRetry={() => void projects.refetch()}
      />
    )
  }
  const { records } = projects.data
  if (records.length === 0) {
    return (
      <EmptyState title={formatMessage({ id: 'monitor.none' })}>
        {formatMessage({ id: 'monitor.none.text' })}
      </EmptyState>
    )
  }
  return (
    <>
      <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
      <MonitorLayout
        projects={records}
        chosen={chooseBusiness(records, named)}
        isOnlineOnly={search.online}
        onChange={setSearch}
      />
    </>
  )
}

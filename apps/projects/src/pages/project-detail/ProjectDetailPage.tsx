import { ApiError } from '@console/sub-app'
import { AddressNotice } from '@console/ui/address-notice'
import { EmptyState, useIsMobile, useUrlSearch } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { PageFailure } from '../../components/PageFailure.tsx'
import { PageLink } from '../../components/PageLink.tsx'
import { wholeNumber } from '../../model/whole-number.ts'
import { paths } from '../../paths.ts'
import { useProjectDetail } from '../../queries/project-detail.ts'
import { ProjectDialogs } from './dialogs/ProjectDialogs.tsx'
import { projectDetailSearch } from './project-detail.search.ts'
import styles from './ProjectDetailPage.module.css'
import { ProjectHead } from './ProjectHead.tsx'
import { ProjectOnDesktop } from './ProjectOnDesktop.tsx'
import { ProjectOnPhone } from './ProjectOnPhone.tsx'

/** A project as its owner and the platform see it (PROJ-020). */
export function ProjectDetailPage() {
  const { formatMessage } = useIntl()
  const id = wholeNumber(useParams()['id'] ?? '')
  const isMobile = useIsMobile()
  const { search, problems, setSearch } = useUrlSearch(projectDetailSearch)
  const project = useProjectDetail(id === 0 ? null : id)
  const { data, error } = project
  const isUnknown = id === null || id === 0 || (error instanceof ApiError && error.status === 404)
  if (isUnknown) return <UnknownProject />
  if (data === undefined && error !== null) {
    return (
      <PageFailure
        error={error}
        title={formatMessage({ id: 'projectDetail.failed' })}
        page={formatMessage({ id: 'projectDetail.page' })}
        onRetry={() => void project.refetch()}
      />
    )
  }
  if (data === undefined) {
    return (
      <div className={styles['loading']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        <Skeleton active paragraph={{ rows: 2 }} />
        <Skeleton active paragraph={{ rows: 12 }} />
      </div>
    )
  }
  const Body = isMobile ? ProjectOnPhone : ProjectOnDesktop
  return (
    <div className={styles['page']}>
      <ProjectHead project={data} onOpen={setSearch} />
      <div className={styles['content']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
        <Body project={data} search={search} onChange={setSearch} />
      </div>
      <ProjectDialogs project={data} search={search} onChange={setSearch} />
    </div>
  )
}

function UnknownProject() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      title={formatMessage({ id: 'projectDetail.unknown' })}
      action={<PageLink to={paths.list}>{formatMessage({ id: 'projectDetail.toList' })}</PageLink>}
    >
      {formatMessage({ id: 'projectDetail.unknown.text' })}
    </EmptyState>
  )
}

import { PageFailure } from '@console/domain-ui'
import { ApiError } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { AddressNotice } from '@console/ui/address-notice'
import { EmptyState, useIsMobile, useUrlSearch } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { pathId } from '../../model/path-id.ts'
import { paths } from '../../paths.ts'
import { useProject } from '../../queries/projects.ts'
import { ProjectDialogs } from './dialogs/ProjectDialogs.tsx'
import { projectDetailSearch } from './project-detail.search.ts'
import styles from './ProjectDetailPage.module.css'
import { ProjectHead } from './ProjectHead.tsx'
import { ProjectOnDesktop } from './ProjectOnDesktop.tsx'
import { ProjectOnPhone } from './ProjectOnPhone.tsx'

/** A project, for its owner and the platform (PROJ-020). */
export function ProjectDetailPage() {
  const id = pathId(useParams()['id'])
  return id === null ? <UnknownProject /> : <Project key={id} id={id} />
}

function Project({ id }: { id: number }) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const { search, problems, setSearch } = useUrlSearch(projectDetailSearch)
  const project = useProject(id)
  const { data, error } = project
  if (error instanceof ApiError && error.status === 404) return <UnknownProject />
  if (data === undefined) {
    return error === null ? (
      <div className={styles['loading']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        <Skeleton active paragraph={{ rows: 2 }} />
        <Skeleton active paragraph={{ rows: 12 }} />
      </div>
    ) : (
      <PageFailure
        error={error}
        title={formatMessage({ id: 'projectDetail.failed' })}
        page={formatMessage({ id: 'projectDetail.page' })}
        onRetry={() => void project.refetch()}
      />
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

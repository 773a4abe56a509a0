import { PageFailure } from '@console/domain-ui'
import { ApiError, useHost } from '@console/sub-app'
import { EmptyState } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { pathId } from '../../model/parse-numbers.ts'
import { paths } from '../../paths.ts'
import { useProviderProject } from '../../queries/provider-projects.ts'
import { ProviderDetailContents } from './ProviderDetailContents.tsx'
import styles from './ProviderDetailPage.module.css'

export { texts } from './texts.ts'

/** A project as a provider sees it, with the company's own application (PROV-013). */
export function ProviderDetailPage() {
  const id = pathId(useParams()['id'])
  return id === null ? <UnknownProject /> : <KnownProject key={id} id={id} />
}

function KnownProject({ id }: { id: number }) {
  const { formatMessage } = useIntl()
  const project = useProviderProject(id)
  if (project.data !== undefined) return <ProviderDetailContents project={project.data} />
  if (project.error === null) {
    return (
      <div className={styles['main']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    )
  }
  if (project.error instanceof ApiError && project.error.status === 404) return <UnknownProject />
  return (
    <PageFailure
      error={project.error}
      title={formatMessage({ id: 'providerDetail.failed' })}
      page={formatMessage({ id: 'providerDetail.page' })}
      onRetry={() => void project.refetch()}
    />
  )
}

function UnknownProject() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  return (
    <EmptyState
      title={formatMessage({ id: 'providerDetail.unknown' })}
      action={
        <Button onClick={() => services.navigate(paths.open)}>
          {formatMessage({ id: 'providerDetail.unknown.back' })}
        </Button>
      }
    >
      {formatMessage({ id: 'providerDetail.unknown.text' })}
    </EmptyState>
  )
}

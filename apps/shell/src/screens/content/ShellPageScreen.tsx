import { MoreTexts } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { PageSkeleton } from '@console/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { ShellHost } from '../../runtime/context/ShellHost.tsx'
import { PageCard } from '../../runtime/router/PageCard.tsx'
import { shellPageQuery } from './shell-page-query.ts'
import type { PageName } from './shell-pages.ts'

/** A page of the shell itself: its code and texts are loaded when it is opened, so that no other page includes them. */
export function ShellPageScreen({ page }: { page: PageName }) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const { data, error, refetch } = useQuery(shellPageQuery(page))
  useEffect(() => {
    if (error !== null) services.reportError(error, `shell/${page}`)
  }, [error, page, services])
  if (data !== undefined) {
    return (
      <MoreTexts texts={data.texts}>
        <ShellHost>
          <data.Page />
        </ShellHost>
      </MoreTexts>
    )
  }
  if (error !== null) {
    return (
      <PageCard>
        <ErrorState
          title={formatMessage({ id: 'module.failed' })}
          error={{ message: formatMessage({ id: 'page.codeLost' }), callId: error.message }}
          onRetry={() => void refetch()}
        />
      </PageCard>
    )
  }
  return <PageSkeleton label={formatMessage({ id: 'module.loading' })} />
}

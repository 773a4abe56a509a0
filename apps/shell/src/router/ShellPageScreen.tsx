import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useEffect, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { usePreferences } from '../preferences/preferences-context.tsx'
import { useShell } from '../signed-in/shell-context.tsx'
import { PageCard } from './PageCard.tsx'
import { loadShellPage, type ShellPage, type ShellPageName } from './shell-pages.ts'
import styles from './ShellPageScreen.module.css'

/** A page of the shell itself: its code and texts come when it is opened, so that no other page carries them. */
export function ShellPageScreen({ page }: { page: ShellPageName }) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const { data, error, refetch } = useQuery({
    queryKey: ['shellPage', page],
    queryFn: async () => loadShellPage(page),
    staleTime: Infinity,
    // A file that cannot be reached is a failure to show, not a reason to wait for the network.
    networkMode: 'always',
  })
  useEffect(() => {
    if (error !== null) services.reportError(error, `shell/${page}`)
  }, [error, page, services])
  if (data !== undefined) return <WithTexts {...data} />
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
  return (
    <div className={styles['loading']} role="status" aria-label={formatMessage({ id: 'module.loading' })}>
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  )
}

function WithTexts({ Page, messages }: ShellPage) {
  const { locale, messages: outer } = useIntl()
  const { language } = usePreferences()
  const all = useMemo(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the frame's texts are plain; their type also knows compiled ones
    const frame = outer as Record<string, string>
    return { ...frame, ...messages[language] }
  }, [language, messages, outer])
  return (
    <IntlProvider locale={locale} messages={all}>
      <Page />
    </IntlProvider>
  )
}

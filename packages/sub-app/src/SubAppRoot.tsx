import { PageSizesContext, type PageSizes } from '@console/ui/page-sizes'
import { CaughtErrorsContext } from '@console/ui/part-boundary'
import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { Route, Router, Routes } from 'react-router-dom'
import { readStored, writeStored } from './browser-storage.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { HostProvider, type Host } from './host/host-context.tsx'
import type { HostProps } from './host/host-props.ts'
import type { HttpClient } from './http/http-client.ts'
import { languageTag } from './language.ts'
import { PageLoading } from './PageLoading.tsx'
import type { SubAppDefinition } from './sub-app-definition.ts'
import styles from './SubAppRoot.module.css'

type SubAppRootProps = {
  definition: SubAppDefinition
  props: HostProps
  client: HttpClient
  /** Called when a page threw or did not load; a failure is shown instead of the page. */
  onCrash?: () => void
  /** Parts that show nothing of their own, beside the page. */
  beside?: ReactNode
}

/** Everything between the host's props and a page: providers, router, boundary. */
export function SubAppRoot({ definition, props, client, onCrash, beside }: SubAppRootProps) {
  const { language, theme, router, overlayContainer, queryClient, services } = props
  const host = useHostValue(props, { client, tiers: definition.manifest.tiers })
  const reportCaught = useCallback(
    (error: unknown) => services.reportError(error, definition.manifest.module),
    [definition, services],
  )
  const pageSizes = useStoredPageSizes(props.user)
  return (
    <IntlProvider locale={languageTag(language)} messages={definition.texts[language]} onError={reportCaught}>
      <ConfigProvider
        theme={theme.antd}
        locale={theme.antdLocale}
        getPopupContainer={() => overlayContainer}
        button={{ autoInsertSpace: false }}
      >
        <QueryClientProvider client={queryClient}>
          <HostProvider host={host}>
            <PageSizesContext value={pageSizes}>
              <CaughtErrorsContext value={reportCaught}>
                <Router
                  location={router.location}
                  navigationType={router.action}
                  navigator={router.navigator}
                >
                  <CrashBoundary
                    resetKey={router.location.pathname}
                    onCrash={onCrash}
                    onGoConsole={() => services.navigate('/console/')}
                  >
                    <Suspense fallback={<PageLoading />}>
                      <Routes>
                        {router.routes.map(({ path, component }) => {
                          const Page = definition.pages[component] ?? PageMissing
                          return <Route key={path} path={path} element={<Page />} />
                        })}
                        <Route path="*" element={<PageMissing />} />
                      </Routes>
                    </Suspense>
                  </CrashBoundary>
                </Router>
                {beside}
              </CaughtErrorsContext>
            </PageSizesContext>
          </HostProvider>
        </QueryClientProvider>
      </ConfigProvider>
    </IntlProvider>
  )
}

function useHostValue(props: HostProps, { client, tiers }: Pick<Host, 'client' | 'tiers'>): Host {
  const { user, businessType, language, timezone, theme, services } = props
  const { overlayContainer, signal, apiOrigin, demoFiles } = props
  return useMemo(
    () => ({
      user,
      businessType,
      language,
      timezone,
      theme,
      services,
      overlayContainer,
      signal,
      apiOrigin,
      demoFiles,
      client,
      tiers,
    }),
    [
      user,
      businessType,
      language,
      timezone,
      theme,
      services,
      overlayContainer,
      signal,
      apiOrigin,
      demoFiles,
      client,
      tiers,
    ],
  )
}

/** Page sizes of this person's lists, stored in the browser as their columns are. */
function useStoredPageSizes({ tenantId, userId }: HostProps['user']): PageSizes {
  return useMemo(() => {
    const toKey = (path: string) => `console.pageSize.${path}.${tenantId ?? 0}.${userId}`
    return {
      read: (path) => Number(readStored(toKey(path))) || null,
      write: (path, pageSize) => writeStored(toKey(path), pageSize === null ? null : String(pageSize)),
    }
  }, [tenantId, userId])
}

/** The menu names a page that this build of the sub-app does not have (SHELL-051). */
function PageMissing() {
  const { formatMessage } = useIntl()
  return (
    <p className={styles['note']} role="alert">
      {formatMessage({ id: 'subApp.pageMissing' })}
    </p>
  )
}

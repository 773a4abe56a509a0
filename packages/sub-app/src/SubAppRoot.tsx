import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { Suspense, useInsertionEffect, useMemo, useRef } from 'react'
import { IntlProvider } from 'react-intl'
import { Route, Router, Routes } from 'react-router-dom'
import { CrashBoundary } from './CrashBoundary.tsx'
import { HostProvider, type Host } from './host-context.tsx'
import type { HostProps } from './host-props.ts'
import { createHttpClient } from './http/create-http-client.ts'
import { sharedMessages } from './messages.ts'
import { PageMissing } from './PageMissing.tsx'
import { PageLoading } from './PageLoading.tsx'
import type { SubAppDefinition } from './sub-app-definition.ts'

/** Everything between the host's props and a page: providers, router, boundary. */
export function SubAppRoot({ definition, props }: { definition: SubAppDefinition; props: HostProps }) {
  const { language, theme, router, overlayContainer, queryClient, services } = props
  const host = useHostOf(props)
  const messages = useMemo(
    () => ({ ...sharedMessages[language], ...definition.messages[language] }),
    [definition, language],
  )
  const antdTheme = useMemo(
    () => ({ ...theme.antd, cssVar: { key: `console-${definition.manifest.module}` } }),
    [definition, theme],
  )
  return (
    <IntlProvider
      locale={language === 'zh' ? 'zh-CN' : 'en'}
      messages={messages}
      onError={(error) => services.reportError(error, definition.manifest.module)}
    >
      <ConfigProvider theme={antdTheme} locale={theme.antdLocale} getPopupContainer={() => overlayContainer}>
        <QueryClientProvider client={queryClient}>
          <HostProvider host={host}>
            <Router location={router.location} navigationType={router.action} navigator={router.navigator}>
              <CrashBoundary
                resetKey={router.location.pathname}
                onError={(error) => services.reportError(error, definition.manifest.module)}
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
          </HostProvider>
        </QueryClientProvider>
      </ConfigProvider>
    </IntlProvider>
  )
}

/** The host of the pages; the client is made once a mount and reads what may change at each call. */
function useHostOf(props: HostProps): Host {
  const latest = useRef(props)
  // Before any effect of a page: a query that starts there already sees the new language and token.
  useInsertionEffect(() => {
    latest.current = props
  })
  const client = useMemo(
    () =>
      createHttpClient({
        getToken: () => latest.current.getToken(),
        apiOrigin: latest.current.apiOrigin,
        getLanguage: () => latest.current.language,
        notify: (error) => latest.current.services.toast.error(error.message),
        onUnauthorized: () => latest.current.services.endSession(),
      }),
    [],
  )
  const { user, businessType, language, timezone, theme, services, overlayContainer, signal } = props
  return useMemo(
    () => ({ user, businessType, language, timezone, theme, services, overlayContainer, signal, client }),
    [user, businessType, language, timezone, theme, services, overlayContainer, signal, client],
  )
}

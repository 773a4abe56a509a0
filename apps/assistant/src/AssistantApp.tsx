import { PreferencesContext, usePreferences } from '@console/domain-ui/preferences'
import { MoreTexts } from '@console/sub-app'
import { useAntdTheme } from '@console/ui/use-theme'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { IntlProvider } from 'react-intl'
import { assistantMessages } from './base/messages/assistant-messages.ts'
import { PageContext, type PageSurroundings } from './base/page/page-context.ts'
import { UnknownPage } from './base/page/UnknownPage.tsx'
import { publicPageAt } from './public/paths.ts'
import { publicPages } from './public/routes.tsx'
import { isSeatAddress } from './seat/paths.ts'
import { SeatPage } from './seat/routes.tsx'

type AssistantAppProps = { surroundings: PageSurroundings; queryClient: QueryClient }

export function AssistantApp({ surroundings, queryClient }: AssistantAppProps) {
  return (
    <PageContext value={surroundings}>
      <PreferencesContext value={surroundings.preferences}>
        <QueryClientProvider client={queryClient}>
          <WithPreferences />
        </QueryClientProvider>
      </PreferencesContext>
    </PageContext>
  )
}

function WithPreferences() {
  const { language, themeMode } = usePreferences()
  const theme = useAntdTheme(themeMode)
  return (
    <IntlProvider locale={language === 'zh' ? 'zh-CN' : 'en'} messages={assistantMessages[language]}>
      <ConfigProvider theme={theme} button={{ autoInsertSpace: false }}>
        <Page />
      </ConfigProvider>
    </IntlProvider>
  )
}

/** Links between these pages and the console reload the page, so the address is read once. */
function Page() {
  if (isSeatAddress(window.location.pathname)) return <SeatPage />
  const name = publicPageAt(window.location.pathname)
  if (name === null) return <UnknownPage />
  const { Page: PublicPage, texts } = publicPages[name]
  return (
    <MoreTexts texts={texts}>
      <PublicPage />
    </MoreTexts>
  )
}

import { PreferencesContext, usePreferences } from '@console/domain-ui/preferences'
import { MoreTexts, type Texts } from '@console/sub-app'
import { useAntdTheme } from '@console/ui/use-theme'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import type { ComponentType } from 'react'
import { IntlProvider } from 'react-intl'
import { assistantMessages } from './base/messages/assistant-messages.ts'
import { PageContext, type PageSurroundings } from './base/page/page-context.ts'
import { UnknownPage } from './base/page/UnknownPage.tsx'
import { publicPageAt } from './public/paths.ts'
import { publicPages } from './public/routes.tsx'

/** A page with its texts. */
export type LoadedPage = { Page: ComponentType; texts: Texts }

type AssistantAppProps = {
  surroundings: PageSurroundings
  queryClient: QueryClient
  /** The page of the address, where it is not one of those that are always there. */
  loaded?: LoadedPage | null
}

export function AssistantApp({ surroundings, queryClient, loaded = null }: AssistantAppProps) {
  return (
    <PageContext value={surroundings}>
      <PreferencesContext value={surroundings.preferences}>
        <QueryClientProvider client={queryClient}>
          <WithPreferences loaded={loaded} />
        </QueryClientProvider>
      </PreferencesContext>
    </PageContext>
  )
}

function WithPreferences({ loaded }: { loaded: LoadedPage | null }) {
  const { language, themeMode } = usePreferences()
  const theme = useAntdTheme(themeMode)
  return (
    <IntlProvider locale={language === 'zh' ? 'zh-CN' : 'en'} messages={assistantMessages[language]}>
      <ConfigProvider theme={theme} button={{ autoInsertSpace: false }}>
        <Page loaded={loaded} />
      </ConfigProvider>
    </IntlProvider>
  )
}

/** Links between these pages and the console reload the page, so the address is read once. */
function Page({ loaded }: { loaded: LoadedPage | null }) {
  const name = publicPageAt(window.location.pathname)
  const page: LoadedPage | null = name === null ? loaded : publicPages[name]
  if (page === null) return <UnknownPage />
  const { Page: PageOfAddress, texts } = page
  return (
    <MoreTexts texts={texts}>
      <PageOfAddress />
    </MoreTexts>
  )
}

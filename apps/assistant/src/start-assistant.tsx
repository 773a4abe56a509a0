import { links } from '@console/contracts'
import { createPreferencesStore, PreferencesContext, usePreferences } from '@console/domain-ui/preferences'
import { createHttpClient, createQueryClient, MoreTexts } from '@console/sub-app'
import { connectToConsole } from '@console/sub-app/frame-bridge'
import { ErrorState } from '@console/ui'
import { loadLanguage } from '@console/ui/load-language'
import type { Texts } from '@console/ui/texts'
import { useAntdTheme } from '@console/ui/use-theme'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { brandOfHost, loadConfig } from './base/page/load-config.ts'
import { PageContext, type PageSurroundings } from './base/page/page-context.ts'
import { UnknownPage } from './base/page/UnknownPage.tsx'
import { publicPageAt } from './public/paths.ts'
import { publicTexts } from './public/public-texts.ts'
import { publicPages } from './public/routes.tsx'

type StartOptions = { show: (view: ReactNode) => void; signal: AbortSignal }

/** Starts the page of the address; settings that fail to load are fetched again on Retry. */
export async function startAssistant({ show, signal }: StartOptions): Promise<void> {
  const preferences = createPreferencesStore(signal)
  const bridge = connectToConsole({
    onContext: ({ language, theme }) => {
      preferences.follow({ language, themeMode: theme })
    },
    signal,
  })
  try {
    const [config, loaded] = await Promise.all([
      loadConfig(),
      loadSeatPage(),
      loadLanguage(preferences.get().language),
    ])
    const client = createHttpClient({
      // Nothing here needs a session.
      getToken: () => null,
      apiOrigin: config.apiOrigin,
      getLanguage: () => preferences.get().language,
      // All calls are quiet: the page shows what failed.
      notify: () => {},
      onUnauthorized: bridge.unauthorised,
    })
    const brand = brandOfHost(config.brands, window.location.hostname)
    const surroundings = { config, brand, client, preferences, bridge }
    show(<AssistantApp surroundings={surroundings} queryClient={createQueryClient()} loaded={loaded} />)
  } catch (error) {
    const { language } = preferences.get()
    const texts = publicTexts[language]
    show(
      <IntlProvider locale={language} messages={texts}>
        <ErrorState
          title={texts['assistant.failed'] ?? ''}
          error={error instanceof Error ? error : new Error(String(error))}
          onRetry={() => void startAssistant({ show, signal })}
        />
      </IntlProvider>,
    )
    bridge.ready()
  }
}

/** Loads the page of the seat; null for every other address. */
async function loadSeatPage(): Promise<LoadedPage | null> {
  return isSeatAddress(window.location.pathname) ? (await import('./seat/routes.tsx')).seatPage : null
}

/** A page, with its texts where the document does not load them for all its pages. */
type LoadedPage = { Page: ComponentType; texts?: Texts }

type AssistantAppProps = {
  surroundings: PageSurroundings
  queryClient: QueryClient
  /** The page that was loaded for this address; null for the pages that are always loaded. */
  loaded?: LoadedPage | null
}

function AssistantApp({ surroundings, queryClient, loaded = null }: AssistantAppProps) {
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
    <IntlProvider locale={language === 'zh' ? 'zh-CN' : 'en'} messages={publicTexts[language]}>
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
  return texts === undefined ? (
    <PageOfAddress />
  ) : (
    <MoreTexts texts={texts}>
      <PageOfAddress />
    </MoreTexts>
  )
}

/** The page on which an agent works: stand-alone, with a sign-in of its own. */
function isSeatAddress(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === links.seat.path
}

import { createPreferencesStore } from '@console/domain-ui/preferences'
import { createHttpClient, createQueryClient } from '@console/sub-app'
import { connectToConsole } from '@console/sub-app/frame-bridge'
import { ErrorState } from '@console/ui'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { AssistantApp, type LoadedPage } from './AssistantApp.tsx'
import { assistantMessages } from './base/messages/assistant-messages.ts'
import { brandOfHost } from './base/page/brand-of-host.ts'
import { loadConfig } from './base/page/load-config.ts'
import { isSeatAddress } from './seat/paths.ts'

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
    const [config, loaded] = await Promise.all([loadConfig(), loadSeatPage()])
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
    const texts = assistantMessages[language]
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

/** Null for every other address. */
async function loadSeatPage(): Promise<LoadedPage | null> {
  return isSeatAddress(window.location.pathname) ? (await import('./seat/routes.tsx')).seatPage : null
}

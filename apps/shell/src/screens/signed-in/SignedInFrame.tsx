import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { sharedMessages } from '@console/sub-app'
import { uiMessages } from '@console/ui'
import { useMemo, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { consoleMessages } from '../../base/messages/console-messages.ts'
import { entryMessages } from '../../base/messages/entry-messages.ts'
import { languageTag } from '../../base/preferences/language.ts'
import { usePreferences } from '../../base/preferences/preferences-context.tsx'
import { ConfirmHolder } from '../../runtime/services/ConfirmHolder.tsx'
import type { ConfirmChannel } from '../../runtime/services/confirm-channel.ts'
import { ToastHolder } from '../../runtime/services/ToastHolder.tsx'
import type { Toasts } from '../../runtime/services/toasts.ts'

type SignedInFrameProps = {
  queryClient: QueryClient
  toasts: Toasts
  confirmations: ConfirmChannel
  children: ReactNode
}

/** Texts, query client, messages and the confirmation dialog around everything that needs a session. */
export function SignedInFrame({ queryClient, toasts, confirmations, children }: SignedInFrameProps) {
  const { language } = usePreferences()
  const messages = useMemo(
    () => ({
      ...sharedMessages[language],
      ...uiMessages[language],
      ...entryMessages[language],
      ...consoleMessages[language],
    }),
    [language],
  )
  return (
    <IntlProvider locale={languageTag(language)} messages={messages}>
      <ConfigProvider locale={antdLocales[language]}>
        <QueryClientProvider client={queryClient}>
          <ToastHolder toasts={toasts} />
          <ConfirmHolder channel={confirmations} />
          {children}
        </QueryClientProvider>
      </ConfigProvider>
    </IntlProvider>
  )
}

/** antd's own texts, such as those of empty selects. English is what it says by itself: the kit has it already. */
export const antdLocales = { en: { locale: 'en' }, zh: zhCN } as const

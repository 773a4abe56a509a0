import { usePreferences } from '@console/domain-ui/preferences'
import { languageTag } from '@console/sub-app/language'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { consoleTexts } from '../../base/console-texts.ts'
import { antdLocales } from '../../base/preferences/antd-locales.ts'
import { entryTexts } from '../../base/texts.ts'
import { type ConfirmChannel, ConfirmOutlet } from '../../runtime/services/confirmation.tsx'
import { ToastOutlet, type Toasts } from '../../runtime/services/toasts.tsx'

type SignedInFrameProps = {
  queryClient: QueryClient
  toasts: Toasts
  confirmations: ConfirmChannel
  children: ReactNode
}

/** Texts, query client, messages and the confirmation dialog around everything that needs a session. */
export function SignedInFrame({ queryClient, toasts, confirmations, children }: SignedInFrameProps) {
  const { language } = usePreferences()
  const messages = useMemo(() => ({ ...entryTexts[language], ...consoleTexts[language] }), [language])
  return (
    <IntlProvider locale={languageTag(language)} messages={messages}>
      <ConfigProvider locale={antdLocales[language]}>
        <QueryClientProvider client={queryClient}>
          <ToastOutlet toasts={toasts} />
          <ConfirmOutlet channel={confirmations} />
          {children}
        </QueryClientProvider>
      </ConfigProvider>
    </IntlProvider>
  )
}

import { useMemo, type ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { usePreferences } from '../preferences/preferences-context.tsx'
import { accountMessages } from './messages/account-messages.ts'

/** Adds the account's texts to those of the frame: no page carries them before they are needed. */
export function AccountTexts({ children }: { children: ReactNode }) {
  const { locale, messages: outer } = useIntl()
  const { language } = usePreferences()
  const messages = useMemo(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the frame's texts are plain strings; the compiled form is used nowhere
    () => ({ ...(outer as Record<string, string>), ...accountMessages[language] }),
    [language, outer],
  )
  return (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  )
}

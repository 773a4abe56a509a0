import type { Language } from '@console/contracts'
import type { Texts } from '@console/ui/texts'
import { useMemo, type ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'

/** Adds the texts of a part that loaded later to the enclosing ones, in their language. */
export function MoreTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  const { locale, messages: outer, onError } = useIntl()
  const language: Language = locale.startsWith('zh') ? 'zh' : 'en'
  const messages = useMemo(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the texts around are plain ones too, as every app hands them over
    () => ({ ...(outer as Record<string, string>), ...texts[language] }),
    [language, outer, texts],
  )
  return (
    <IntlProvider locale={locale} messages={messages} onError={onError}>
      {children}
    </IntlProvider>
  )
}

import type { Language } from '@console/contracts'
import { useMemo, type ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { usePreferences } from '../preferences/preferences-context.tsx'

type MoreTextsProps = {
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>
  children: ReactNode
}

/** Adds the texts of a part that came later to those of the frame. */
export function MoreTexts({ texts, children }: MoreTextsProps) {
  const { locale, messages: outer } = useIntl()
  const { language } = usePreferences()
  const messages = useMemo(
    // The frame's own texts are plain strings too; the compiled form is never used.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    () => ({ ...(outer as Record<string, string>), ...texts[language] }),
    [language, outer, texts],
  )
  return (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  )
}

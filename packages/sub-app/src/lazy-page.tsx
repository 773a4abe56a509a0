import type { Language } from '@console/contracts'
import { lazy, useMemo, type ComponentType } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { useHost } from './host-context.tsx'

export type PageTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>

/**
 * A page, or a part of one, that brings its own texts along, so that what is loaded before it holds none of them:
 * `lazyPage(async () => ({ Page: (await import('./RolePage.tsx')).RolePage, texts: (await import('./role-texts.ts')).texts }))`.
 */
export function lazyPage(load: () => Promise<{ Page: ComponentType; texts: PageTexts }>): ComponentType {
  return lazy(async () => {
    const { Page, texts } = await load()
    return { default: () => <WithTexts Page={Page} texts={texts} /> }
  })
}

function WithTexts({ Page, texts }: { Page: ComponentType; texts: PageTexts }) {
  const { locale, messages, onError } = useIntl()
  const { language } = useHost()
  const all = useMemo(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every app hands plain texts over, none that are parsed already
    () => ({ ...(messages as Record<string, string>), ...texts[language] }),
    [language, messages, texts],
  )
  return (
    <IntlProvider locale={locale} messages={all} onError={onError}>
      <Page />
    </IntlProvider>
  )
}

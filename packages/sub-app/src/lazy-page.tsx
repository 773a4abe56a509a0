import type { Language } from '@console/contracts'
import { lazy, useMemo, type ComponentType, type ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { useHost } from './host-context.tsx'

export type PageTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>

/**
 * A page, or a part of one, that brings its own texts along, so that what is loaded before it holds none of them:
 * `lazyPage(async () => ({ Page: (await import('./RolePage.tsx')).RolePage, texts: (await import('./role-texts.ts')).texts }))`.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ Page: ComponentType<Props>; texts: PageTexts }>,
): ComponentType<Props> {
  return lazy(async () => {
    const { Page, texts } = await load()
    return {
      default: (props: Props) => (
        <WithTexts texts={texts}>
          <Page {...props} />
        </WithTexts>
      ),
    }
  })
}

function WithTexts({ texts, children }: { texts: PageTexts; children: ReactNode }) {
  const { locale, messages, onError } = useIntl()
  const { language } = useHost()
  const all = useMemo(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the texts above are plain ones too, as every app hands them over
    () => ({ ...(messages as Record<string, string>), ...texts[language] }),
    [language, messages, texts],
  )
  return (
    <IntlProvider locale={locale} messages={all} onError={onError}>
      {children}
    </IntlProvider>
  )
}

import { PreferencesContext, type PreferencesStore, usePreferences } from '@console/domain-ui/preferences'
import { languageTag } from '@console/sub-app/language'
import { useAntdTheme } from '@console/ui/use-theme'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { entryTexts } from '../texts.ts'

/** Language and theme around everything the host renders. */
export function Preferences({ store, children }: { store: PreferencesStore; children: ReactNode }) {
  return (
    <PreferencesContext value={store}>
      <Themed>{children}</Themed>
    </PreferencesContext>
  )
}

function Themed({ children }: { children: ReactNode }) {
  const { language, themeMode } = usePreferences()
  const theme = useAntdTheme(themeMode)
  return (
    <IntlProvider locale={languageTag(language)} messages={entryTexts[language]}>
      <ConfigProvider theme={theme} button={{ autoInsertSpace: false }}>
        {children}
      </ConfigProvider>
    </IntlProvider>
  )
}

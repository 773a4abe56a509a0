import { MoreTexts } from '@console/sub-app'
import { useAntdTheme } from '@console/ui/use-theme'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { IntlProvider } from 'react-intl'
import { DownloadPage } from './public/pages/download/DownloadPage.tsx'
import { texts as downloadTexts } from './public/messages/download-texts.ts'
import { assistantMessages } from './base/messages/assistant-messages.ts'
import { PageContext, usePreferences, type PageSurroundings } from './base/page/page-context.ts'
import { UnknownPage } from './base/page/UnknownPage.tsx'
import { pageOf } from './base/paths.ts'
import { ReleaseNotesPage } from './public/pages/release-notes/ReleaseNotesPage.tsx'
import { texts as releaseNotesTexts } from './public/messages/release-notes-texts.ts'
import { SignUpPage } from './public/pages/sign-up/SignUpPage.tsx'
import { texts as signUpTexts } from './public/messages/sign-up-texts.ts'

type AssistantAppProps = { surroundings: PageSurroundings; queryClient: QueryClient }

export function AssistantApp({ surroundings, queryClient }: AssistantAppProps) {
  return (
    <PageContext value={surroundings}>
      <QueryClientProvider client={queryClient}>
        <WithPreferences />
      </QueryClientProvider>
    </PageContext>
  )
}

function WithPreferences() {
  const { language, themeMode } = usePreferences()
  const theme = useAntdTheme(themeMode)
  return (
    <IntlProvider locale={language === 'zh' ? 'zh-CN' : 'en'} messages={assistantMessages[language]}>
      <ConfigProvider theme={theme} button={{ autoInsertSpace: false }}>
        <Page />
      </ConfigProvider>
    </IntlProvider>
  )
}

/** Every link between these pages and the console is a plain one: an address is read once. */
function Page() {
  switch (pageOf(window.location.pathname)) {
    case 'releaseNotes':
      return (
        <MoreTexts texts={releaseNotesTexts}>
          <ReleaseNotesPage />
        </MoreTexts>
      )
    case 'download':
      return (
        <MoreTexts texts={downloadTexts}>
          <DownloadPage />
        </MoreTexts>
      )
    case 'signUp':
      return (
        <MoreTexts texts={signUpTexts}>
          <SignUpPage />
        </MoreTexts>
      )
    case null:
      return <UnknownPage />
  }
}

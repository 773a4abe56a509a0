import { MoreTexts } from '@console/sub-app'
import { useAntdTheme } from '@console/ui/use-theme'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { IntlProvider } from 'react-intl'
import { DownloadPage } from './download/DownloadPage.tsx'
import { texts as downloadTexts } from './download/texts.ts'
import { assistantMessages } from './messages/assistant-messages.ts'
import { PageContext, usePreferences, type PageSurroundings } from './page/page-context.ts'
import { UnknownPage } from './page/UnknownPage.tsx'
import { pageOf } from './paths.ts'
import { ReleaseNotesPage } from './release-notes/ReleaseNotesPage.tsx'
import { texts as releaseNotesTexts } from './release-notes/texts.ts'
import { SignUpPage } from './sign-up/SignUpPage.tsx'
import { texts as signUpTexts } from './sign-up/texts.ts'

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

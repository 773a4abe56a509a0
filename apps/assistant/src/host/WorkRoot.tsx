import type { user } from '@console/contracts'
import { PreferencesContext } from '@console/domain-ui/preferences'
import type { PageSide } from '@console/sub-app/frame-bridge'
import { SubAppRoot, type HostProps } from '@console/sub-app'
import { useAntdTheme } from '@console/ui/use-theme'
import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { IntlProvider } from 'react-intl'
import { BrowserRouter } from 'react-router-dom'
import { PageContext, type PageSurroundings } from '../base/page/page-context.ts'
import { UnknownPage } from '../base/page/UnknownPage.tsx'
import { workApp } from '../work-app.ts'
import { DialogOutlet } from './DialogOutlet.tsx'
import type { Dialogs } from './dialogs.ts'
import { RouterFeed, type WorkRouter } from './RouterFeed.tsx'
import { SignedOutPage } from './SignedOutPage.tsx'

/** The context of the pages while they are open. */
export type Work = Pick<
  HostProps,
  'getToken' | 'user' | 'services' | 'queryClient' | 'apiOrigin' | 'signal' | 'container'
> & {
  /** The zone of the embedding console; null without one. */
  businessTypeId: number | null
}

type WorkRootProps = {
  surroundings: PageSurroundings
  dialogs: Dialogs
  /** Null when nobody is signed in; `unknown` for an address without a page. */
  work: Work | 'unknown' | null
}

const BUSINESS_PARAMETER = 'business_type_id'

/** The pages in the current language and theme, of the console's frame or of this browser. */
export function WorkRoot({ surroundings, dialogs, work }: WorkRootProps) {
  const { preferences } = surroundings
  const { language, themeMode } = useSyncExternalStore(preferences.subscribe, preferences.get)
  const [router, setRouter] = useState<WorkRouter | null>(null)
  const antd = useAntdTheme(themeMode)
  useReportedQuery(surroundings.bridge, router)
  const theme = useMemo(
    () => ({ mode: themeMode, antd, antdLocale: language === 'zh' ? zhCN : enUS }),
    [antd, language, themeMode],
  )
  return (
    <PageContext value={surroundings}>
      <PreferencesContext value={preferences}>
        <IntlProvider
          locale={language === 'zh' ? 'zh-CN' : 'en'}
          messages={{ ...workApp.messages[language] }}
        >
          <ConfigProvider theme={theme.antd} locale={theme.antdLocale} button={{ autoInsertSpace: false }}>
            <DialogOutlet dialogs={dialogs} />
            {work === null && <SignedOutPage />}
            {work === 'unknown' && <UnknownPage />}
          </ConfigProvider>
        </IntlProvider>
        <BrowserRouter>
          <RouterFeed onMove={setRouter} />
        </BrowserRouter>
        {work !== null && work !== 'unknown' && router !== null && (
          <SubAppRoot
            definition={workApp}
            client={surroundings.client}
            // Otherwise the console covers the failure and its Retry with a skeleton until its time limit.
            onCrash={() => surroundings.bridge.ready()}
            props={{
              ...work,
              businessType: findBusinessType(work, router.location.search),
              language,
              theme,
              timezone: work.user.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
              overlayContainer: document.body,
              router: { ...router, routes: workApp.manifest.routes },
            }}
          />
        )}
      </PreferencesContext>
    </PageContext>
  )
}

/** Reports the query of the framed page; a page that it leads to is not the one of the console's address. */
function useReportedQuery(bridge: PageSide, router: WorkRouter | null): void {
  const [opened] = useState(() => window.location.pathname)
  const query = router?.location.pathname === opened ? router.location.search : null
  useEffect(() => {
    if (query !== null) bridge.query(query)
  }, [bridge, query])
}

/** The business that the embedding console has chosen, that is in the link, or that the user used last. */
function findBusinessType({ user: person, businessTypeId }: Work, search: string): user.BusinessType | null {
  const bound = person.businessTypes ?? []
  const named = Number(new URLSearchParams(search).get(BUSINESS_PARAMETER))
  return (
    [businessTypeId, named, person.selectedBusinessTypeId]
      .map((id) => bound.find((one) => one.businessTypeId === id))
      .find((one) => one !== undefined) ??
    bound[0] ??
    null
  )
}

import type { user } from '@console/contracts'
import { PreferencesContext } from '@console/domain-ui/preferences'
import { type HostProps, type HostRouter, SubAppRoot, toNavigator } from '@console/sub-app'
import { hasNotedApps } from '@console/sub-app/app-host'
import type { PageSide } from '@console/sub-app/frame-bridge'
import { useAntdTheme } from '@console/ui/use-theme'
import { Button, ConfigProvider, message, Modal } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { PageContext, type PageSurroundings } from '../base/page/page-context.ts'
import { PageSurface } from '../base/page/PageSurface.tsx'
import { UnknownPage } from '../base/page/UnknownPage.tsx'
import { signInAddress } from '../base/paths.ts'
import { workApp } from '../work-app.ts'
import type { Dialogs } from './dialogs.ts'
import { LazyPageSlots } from './LazyPageSlots.tsx'
import styles from './WorkRoot.module.css'

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
        <IntlProvider locale={language === 'zh' ? 'zh-CN' : 'en'} messages={workApp.texts[language]}>
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
            beside={hasNotedApps() && <LazyPageSlots />}
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

/** Reports the query of the framed page, but not that of a page it leads to: the console's address is that of the first. */
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

/** Shown when nobody is signed in: signing in returns here. */
function SignedOutPage() {
  const { formatMessage } = useIntl()
  return (
    <PageSurface isEntrance title={formatMessage({ id: 'work.signedOut.title' })}>
      <p>{formatMessage({ id: 'work.signedOut.text' })}</p>
      <p>
        <Button type="primary" href={signInAddress()}>
          {formatMessage({ id: 'assistant.toSignIn' })}
        </Button>
      </p>
    </PageSurface>
  )
}

type WorkRouter = Omit<HostRouter, 'routes'>

/** Reports the location and each navigation: pages render outside the router that owns the history. */
function RouterFeed({ onMove }: { onMove: (router: WorkRouter) => void }) {
  const location = useLocation()
  const action = useNavigationType()
  const navigate = useNavigate()
  useEffect(() => {
    const navigator = toNavigator({
      go: (delta) => void navigate(delta),
      open: (to, options) => void navigate(to, options),
    })
    onMove({ location, action, navigator })
  }, [location, action, navigate, onMove])
  return null
}

/** Renders toasts, one confirmation at a time, and announcements for screen readers. */
function DialogOutlet({ dialogs }: { dialogs: Dialogs }) {
  const { formatMessage } = useIntl()
  const [toasts, toastOutlet] = message.useMessage()
  const [modal, modalOutlet] = Modal.useModal()
  const [said, setSaid] = useState('')

  useEffect(() => {
    dialogs.attach({
      toast: (level, text) => void toasts.open({ type: level, content: text }),
      announce: setSaid,
      confirm: ({ title, content, okText, cancelText, isDestructive = false, onOk }) =>
        new Promise((resolve) => {
          modal.confirm({
            title,
            content,
            okText: okText ?? formatMessage({ id: 'work.confirm' }),
            cancelText: cancelText ?? formatMessage({ id: 'work.cancel' }),
            okButtonProps: { danger: isDestructive },
            focusable: { autoFocusButton: 'cancel' },
            onOk: async () => {
              // A rejection keeps the dialog open; the client has reported the failure.
              await onOk?.()
              resolve(true)
            },
            onCancel: () => {
              resolve(false)
            },
          })
        }),
    })
    return () => dialogs.attach(null)
  }, [dialogs, formatMessage, modal, toasts])

  return (
    <>
      {toastOutlet}
      {modalOutlet}
      <div className={styles['voice']} aria-live="polite">
        {said}
      </div>
    </>
  )
}

import type { subApp } from '@console/contracts'
import { ApiError, useNamePage } from '@console/sub-app'
import { ErrorState, Icon, StatePanel } from '@console/ui'
import { PageSkeleton } from '@console/ui/page-skeleton'
import { Button } from 'antd'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { askedLocalPage, documentLocalPage } from '../../base/local-page.ts'
import { optionalPart } from '../../base/optional-part.ts'
import { registeredBase, registeredModule } from '../../base/paths.ts'
import { isSafeMode, leaveSafeMode } from '../../base/safe-mode.ts'
import { PageCard } from '../../runtime/router/PageCard.tsx'
import { useConsoleRoute } from '../../runtime/router/use-console-route.ts'
import { previewedApp } from '../../runtime/slots/host-slots.ts'
import { BackHomeButton } from '../parts/BackHomeButton.tsx'
import { IsolatedApp } from './IsolatedApp.tsx'
import { PartnerApp } from './PartnerApp.tsx'
import { useAppRegistry } from './queries/registry.ts'
import styles from './RegisteredAppPage.module.css'

const LocalPageScreen = optionalPart(
  async () =>
    (await import(/* webpackChunkName: "page-registered-app" */ './LocalPageScreen.tsx')).LocalPageScreen,
)

/** The page of an app that another team registered: what runs there is asked for only now. */
export function RegisteredAppPage() {
  const { pathname, search } = useLocation()
  const module = registeredModule(pathname) ?? ''
  const [preview, setPreview] = useState(() => previewFrom(search))
  const asked = previewFrom(search)
  // An app's own router may drop the parameter: the preview lasts until it is left.
  if (asked !== null && asked !== preview) setPreview(asked)
  if (isSafeMode()) return <SafeModeCard />
  const local = askedLocalPage(search)
  if (local !== null || documentLocalPage()?.module === module)
    return (
      <Suspense fallback={null}>
        <LocalPageScreen key={module} asked={local} />
      </Suspense>
    )
  return (
    <AppOfRegistry
      key={`${module} ${preview ?? ''}`}
      module={module}
      preview={preview}
      onLeavePreview={() => setPreview(null)}
    />
  )
}

/** The number of a version to preview, as an address has it. */
export function previewFrom(search: string): number | null {
  const text = new URLSearchParams(search).get('preview')
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

type AppOfRegistryProps = { module: string; preview: number | null; onLeavePreview: () => void }

function AppOfRegistry({ module, preview, onLeavePreview }: AppOfRegistryProps) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useAppRegistry(preview)
  const listed = data?.apps.find((app) => app.module === module)
  const [opened, setOpened] = useState<subApp.RegistryApp | null>(null)
  // A page in use goes on with the version that it has.
  if (opened === null && listed !== undefined) setOpened(listed)
  usePreviewedSlots(opened?.isPreview === true ? opened : null)
  const navigate = useNavigate()
  const leavePreview = (): void => {
    onLeavePreview()
    previewedApp.set(null)
    void navigate(registeredBase(module))
  }

  if (preview !== null && isRefused(error)) return <MissingApp kind="preview" onLeavePreview={leavePreview} />
  if (data === undefined) {
    if (error === null) return <PageSkeleton label={formatMessage({ id: 'registeredApp.loading' })} />
    return (
      <PageCard>
        <ErrorState
          title={formatMessage({ id: 'registeredApp.notAsked' })}
          error={error}
          onRetry={() => void refetch()}
        />
      </PageCard>
    )
  }
  if (listed === undefined)
    return <MissingApp kind={missingKind(preview, opened)} onLeavePreview={leavePreview} />
  if (opened === null) return null
  return (
    <div className={styles['page']}>
      {opened.isPreview && <PreviewBanner version={opened.versionNumber} onLeave={leavePreview} />}
      <NameFromRegistry name={listed.name} />
      <div className={styles['app']}>
        {opened.trust === 'isolated' ? <IsolatedApp app={opened} /> : <PartnerApp app={opened} />}
      </div>
    </div>
  )
}

/** A previewed version shows what it adds to other pages, too, from its page on until it is left or the tab is loaded again. */
function usePreviewedSlots(app: subApp.RegistryApp | null): void {
  useEffect(() => {
    if (app !== null) previewedApp.set(app)
  }, [app])
}

/** There is no such version, or the person may not register apps. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404)
}

/** Names a page that the menu does not have. */
function NameFromRegistry({ name }: { name: string }) {
  const { itemId } = useConsoleRoute()
  useNamePage(itemId === null ? { name, above: [] } : null)
  return null
}

type MissingKind = 'missing' | 'ended' | 'preview'

function missingKind(preview: number | null, opened: subApp.RegistryApp | null): MissingKind {
  if (opened !== null) return 'ended'
  return preview === null ? 'missing' : 'preview'
}

/** The app is not among those that the person runs: switched off, or waiting for consent. */
function MissingApp({ kind, onLeavePreview }: { kind: MissingKind; onLeavePreview: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <StateCard
      title={formatMessage({ id: kind === 'ended' ? 'registeredApp.ended' : 'registeredApp.missing' })}
      action={
        kind === 'preview' ? (
          <Button onClick={onLeavePreview}>{formatMessage({ id: 'registeredApp.preview.leave' })}</Button>
        ) : (
          <BackHomeButton />
        )
      }
    >
      {formatMessage({
        id:
          kind === 'preview'
            ? 'registeredApp.preview.missing'
            : kind === 'ended'
              ? 'registeredApp.ended.note'
              : 'registeredApp.missing.note',
      })}
    </StateCard>
  )
}

function SafeModeCard() {
  const { formatMessage } = useIntl()
  return (
    <StateCard
      title={formatMessage({ id: 'registeredApp.safe' })}
      action={
        <Button
          type="primary"
          onClick={() => {
            leaveSafeMode()
            window.location.reload()
          }}
        >
          {formatMessage({ id: 'registeredApp.leaveSafe' })}
        </Button>
      }
    >
      {formatMessage({ id: 'registeredApp.safe.note' })}
    </StateCard>
  )
}

function StateCard({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <PageCard>
      <StatePanel role="alert" drawing={<Icon name="warning" size={32} />} title={title} actions={action}>
        {children}
      </StatePanel>
    </PageCard>
  )
}

function PreviewBanner({ version, onLeave }: { version: number; onLeave: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <p className={styles['banner']} role="status">
      <Icon name="info" size={16} />
      {formatMessage({ id: 'registeredApp.preview' }, { version })}
      <button type="button" className={styles['leave']} onClick={onLeave}>
        {formatMessage({ id: 'registeredApp.preview.leave' })}
      </button>
    </p>
  )
}

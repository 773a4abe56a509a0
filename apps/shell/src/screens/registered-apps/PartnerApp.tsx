import { subApp } from '@console/contracts'
import { Button } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { registeredModule } from '../../base/paths.ts'
import { SAFE_MODE_ADDRESS } from '../../base/safe-mode.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { AppOutlet, type OutletKind } from '../../runtime/micro-apps/AppOutlet.tsx'
import { containApp } from '../../runtime/registered-apps/contain-app.ts'
import { toRegistryEntry } from '../../runtime/registered-apps/registry-entry.ts'
import { type GivenProps, useAppProps } from '../../runtime/registered-apps/use-app-props.ts'
import { watchHealth } from '../../runtime/registered-apps/watch-health.ts'

/** An app that runs in the page, in qiankun's sandbox; its failures end with it. */
export function PartnerApp({ app }: { app: subApp.RegistryApp }) {
  const [overlayContainer, setOverlayContainer] = useState<HTMLElement | null>(null)
  return (
    <>
      {overlayContainer !== null && <Outlet app={app} overlayContainer={overlayContainer} />}
      <div ref={setOverlayContainer} />
    </>
  )
}

function Outlet({ app, overlayContainer }: { app: subApp.RegistryApp; overlayContainer: HTMLElement }) {
  const { services } = useShell()
  const { module } = app
  useHealthReports(app)
  const entry = useMemo(() => toRegistryEntry(app), [app])
  const props = useAppProps(app, overlayContainer)
  const kind = useMemo<OutletKind<GivenProps>>(
    () => ({
      component: () => undefined,
      toUpdate: (given) => given,
      reportError: (_given, error) => services.reportError(error, module),
      contain: async (manifest, name) =>
        containApp({
          manifest,
          name,
          isShown: () => registeredModule(window.location.pathname) === module,
        }),
    }),
    [module, services],
  )
  return <AppOutlet entry={entry} props={props} kind={kind} afterFailure={<AfterFailure app={app} />} />
}

/** Reports how the app does in this browser; a preview is nobody's yet. A report that is not sent is lost. */
function useHealthReports({ module, versionId, entry, isPreview }: subApp.RegistryApp): void {
  const { client } = useShell()
  useEffect(() => {
    if (isPreview) return undefined
    const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
    return watchHealth({
      module,
      folder,
      send: (reports) => {
        const body = { reports: reports.map((report) => ({ module, versionId, report })) }
        client.send(subApp.reportHealth, { body, isQuiet: true }).catch(() => {})
      },
    })
  }, [client, entry, isPreview, module, versionId])
}

/** Whom to contact about a failed app, and the way to work without any. */
function AfterFailure({ app: { ownerContact } }: { app: subApp.RegistryApp }) {
  const { formatMessage } = useIntl()
  return (
    <>
      {ownerContact !== '' && (
        <p className="ui-note">{formatMessage({ id: 'registeredApp.contact' }, { contact: ownerContact })}</p>
      )}
      <Button type="link" onClick={() => window.location.assign(SAFE_MODE_ADDRESS)}>
        {formatMessage({ id: 'registeredApp.useSafe' })}
      </Button>
    </>
  )
}

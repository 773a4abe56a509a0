import type { subApp } from '@console/contracts'
import { useMemo, useState } from 'react'
import { registeredModule } from '../../base/paths.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { AppOutlet, type OutletKind } from '../../runtime/micro-apps/AppOutlet.tsx'
import { containApp } from '../../runtime/registered-apps/contain-app.ts'
import { toRegistryEntry } from '../../runtime/registered-apps/registry-entry.ts'
import { type GivenProps, useAppProps } from '../../runtime/registered-apps/use-app-props.ts'
import { AfterFailure } from './AfterFailure.tsx'
import { useHealthReports } from './use-health-reports.ts'

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
      contain: containApp(() => registeredModule(window.location.pathname) === module),
    }),
    [module, services],
  )
  return <AppOutlet entry={entry} props={props} kind={kind} afterFailure={<AfterFailure app={app} />} />
}

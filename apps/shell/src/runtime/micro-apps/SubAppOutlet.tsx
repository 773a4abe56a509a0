import type { documents } from '@console/contracts'
import type { HostProps, HostUpdate } from '@console/sub-app'
import { AppOutlet, type OutletKind } from './AppOutlet.tsx'
import { shownComponent } from './shown-component.ts'

type Props = Omit<HostProps, 'container' | 'signal'>

type SubAppOutletProps = {
  entry: documents.RegistryEntry
  /** Every change is passed to the mounted sub-app. */
  hostProps: Props
}

/** The outlet of the apps that are built with the console. */
export function SubAppOutlet({ entry, hostProps }: SubAppOutletProps) {
  return <AppOutlet entry={entry} props={hostProps} kind={BUILT} />
}

const BUILT: OutletKind<Props> = {
  component: ({ router }) => shownComponent(router),
  toUpdate: ({ user, businessType, language, timezone, theme, router }): HostUpdate => ({
    user,
    businessType,
    language,
    timezone,
    theme,
    router,
  }),
  reportError: ({ services }, error, module) => services.reportError(error, module),
}

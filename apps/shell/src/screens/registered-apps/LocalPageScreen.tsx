import type { subApp } from '@console/contracts'
import { MoreTexts, useNamePage } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { PageSkeleton } from '@console/ui/page-skeleton'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { documentLocalPage, type LocalPage } from '../../base/local-page.ts'
import { PageCard } from '../../runtime/router/PageCard.tsx'
import { LocalFrame } from './IsolatedApp.tsx'
import { localPageTexts } from './local-page-texts.ts'
import { LocalPageOffer } from './LocalPageOffer.tsx'
import { PartnerApp } from './PartnerApp.tsx'
import { useLocalPage } from './queries/local-page.ts'
import { useAppRegistry } from './queries/registry.ts'

/** Version of an app that is not registered: no token is issued for it. */
const NO_VERSION = 0

/** A page from the person's own machine, where the document may load it; otherwise the question whether it is to be opened. */
export function LocalPageScreen({ asked }: { asked: string | null }) {
  const [page] = useState(documentLocalPage)
  return (
    <MoreTexts texts={localPageTexts}>
      {page === null ? <LocalPageOffer asked={asked ?? ''} /> : <LocalApp page={page} />}
    </MoreTexts>
  )
}

function LocalApp({ page }: { page: LocalPage }) {
  const { formatMessage } = useIntl()
  const { data: opened, error, refetch } = useLocalPage(page)
  const { data: list, error: listError } = useAppRegistry(null)
  const { module, address } = page
  const registered = list?.apps.find((one) => one.module === module)
  const app = useMemo(() => toLocalApp(page, registered), [page, registered])
  useNamePage({ name: app.name, above: [] })
  if (error !== null)
    return (
      <PageCard>
        <ErrorState
          title={formatMessage({ id: 'localPage.unreachable' })}
          error={{
            message: formatMessage(
              { id: 'localPage.unreachable.note' },
              { address, origin: window.location.origin },
            ),
            callId: error.message,
          }}
          onRetry={() => void refetch()}
        />
      </PageCard>
    )
  if (opened === undefined || (list === undefined && listError === null))
    return <PageSkeleton label={formatMessage({ id: 'localPage.loading' })} />
  return opened.needsFrame || app.trust === 'isolated' ? <LocalFrame app={app} /> : <PartnerApp app={app} />
}

/** The app as it is registered, so that its calls are those of its consent, with the page of the development server. */
function toLocalApp(
  { module, address }: LocalPage,
  registered: subApp.RegistryApp | undefined,
): subApp.RegistryApp {
  return {
    module,
    name: registered?.name ?? module,
    trust: registered?.trust ?? 'partner',
    versionId: registered?.versionId ?? NO_VERSION,
    versionNumber: registered?.versionNumber ?? NO_VERSION,
    ownerContact: '',
    pages: registered?.pages ?? [],
    // Its contributions are those of the version that runs.
    slots: null,
    entry: address,
    // Its health is nobody's.
    isPreview: true,
  }
}

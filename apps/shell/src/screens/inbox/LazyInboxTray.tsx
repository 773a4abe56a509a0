import { useHttpClient } from '@console/sub-app'
import { Suspense } from 'react'
import { OPTIONAL_CALLS } from '../../base/optional-calls.ts'
import { optionalPart } from '../../base/optional-part.ts'
import { useAfterFirstPage } from '../../runtime/micro-apps/use-after-first-page.ts'
import { TrayRoom } from '../parts/TrayRoom.tsx'

const InboxTray = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './InboxTray.tsx')).InboxTray,
)

/** The bell is loaded after the page. */
export function LazyInboxTray() {
  const waiting = useHttpClient().has(OPTIONAL_CALLS.inbox) ? <TrayRoom /> : null
  if (!useAfterFirstPage()) return waiting
  return (
    <Suspense fallback={waiting}>
      <InboxTray />
    </Suspense>
  )
}

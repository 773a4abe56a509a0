import { Suspense } from 'react'
import { OPTIONAL_CALLS } from '../../base/optional-calls.ts'
import { optionalPart } from '../../base/optional-part.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useAfterFirstPage } from '../../runtime/micro-apps/use-after-first-page.ts'
import { TrayRoom } from '../parts/TrayRoom.tsx'

const InboxTray = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './InboxTray.tsx')).InboxTray,
)

/** The bell is loaded after the page. */
export function LazyInboxTray() {
  const waiting = useShell().client.has(OPTIONAL_CALLS.inbox) ? <TrayRoom /> : null
  if (!useAfterFirstPage()) return waiting
  return (
    <Suspense fallback={waiting}>
      <InboxTray />
    </Suspense>
  )
}

import { Suspense } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { useAfterFirstPage } from '../../runtime/micro-apps/use-after-first-page.ts'
import { TrayRoom } from '../parts/TrayRoom.tsx'

const InboxTray = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './InboxTray.tsx')).InboxTray,
)

/** The bell is loaded after the page. */
export function LazyInboxTray() {
  if (!useAfterFirstPage()) return <TrayRoom />
  return (
    <Suspense fallback={<TrayRoom />}>
      <InboxTray />
    </Suspense>
  )
}

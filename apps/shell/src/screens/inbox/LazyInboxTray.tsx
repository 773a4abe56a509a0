import { Suspense } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import styles from './LazyInboxTray.module.css'

const InboxTray = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './InboxTray.tsx')).InboxTray,
)

/** The bell comes after the page's first paint; its place is kept, so that nothing beside it moves. */
export function LazyInboxTray() {
  return (
    <Suspense fallback={<span className={styles['place']} />}>
      <InboxTray />
    </Suspense>
  )
}

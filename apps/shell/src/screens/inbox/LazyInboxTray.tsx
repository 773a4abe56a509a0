import { Suspense } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import styles from './LazyInboxTray.module.css'

const InboxTray = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './InboxTray.tsx')).InboxTray,
)

/** The bell is loaded after the first paint; a placeholder reserves its space against layout shift. */
export function LazyInboxTray() {
  return (
    <Suspense fallback={<span className={styles['placeholder']} />}>
      <InboxTray />
    </Suspense>
  )
}

import { Suspense } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { useAfterFirstPage } from '../../runtime/micro-apps/use-after-first-page.ts'
import styles from './LazyInboxTray.module.css'

const InboxTray = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './InboxTray.tsx')).InboxTray,
)

/** The bell is loaded after the page; a placeholder reserves its space against layout shift. */
export function LazyInboxTray() {
  const placeholder = <span className={styles['placeholder']} />
  if (!useAfterFirstPage()) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <InboxTray />
    </Suspense>
  )
}

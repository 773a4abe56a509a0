import { Suspense } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { useAfterFirstPage } from '../micro-apps/use-after-first-page.ts'

const PageTracking = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './PageTracking.tsx')).PageTracking,
)

/** Tracking starts after the page is there, so that it never delays it. */
export function LazyPageTracking() {
  if (!useAfterFirstPage()) return null
  return (
    <Suspense fallback={null}>
      <PageTracking />
    </Suspense>
  )
}

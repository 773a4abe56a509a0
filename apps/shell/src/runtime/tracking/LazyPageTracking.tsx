import { Suspense } from 'react'
import { optionalPart } from '../../base/optional-part.ts'

const PageTracking = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './PageTracking.tsx')).PageTracking,
)

/** Tracking starts after the page is loaded, so that it never delays it. */
export function LazyPageTracking() {
  return (
    <Suspense fallback={null}>
      <PageTracking />
    </Suspense>
  )
}

import { Suspense } from 'react'
import { optionalPart } from '../../base/optional-part.ts'

const PageTracking = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './PageTracking.tsx')).PageTracking,
)

/** Tracking starts when the page is there: it must not make anybody wait. */
export function LazyPageTracking() {
  return (
    <Suspense fallback={null}>
      <PageTracking />
    </Suspense>
  )
}

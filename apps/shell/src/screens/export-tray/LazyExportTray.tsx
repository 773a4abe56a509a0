import { Suspense } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { useAfterFirstPage } from '../../runtime/micro-apps/use-after-first-page.ts'

const ExportTrayStart = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './ExportTrayStart.tsx')).ExportTrayStart,
)

/** The list of exports is requested after the page, beside the messages; most people have none at that moment. */
export function LazyExportTray() {
  if (!useAfterFirstPage()) return null
  return (
    <Suspense fallback={null}>
      <ExportTrayStart />
    </Suspense>
  )
}

import { Suspense } from 'react'
import { optionalPart } from '../../base/optional-part.ts'

const ExportTrayStart = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './ExportTrayStart.tsx')).ExportTrayStart,
)

/** The list of exports is requested after the first paint, beside the messages; most people have none at that moment. */
export function LazyExportTray() {
  return (
    <Suspense fallback={null}>
      <ExportTrayStart />
    </Suspense>
  )
}

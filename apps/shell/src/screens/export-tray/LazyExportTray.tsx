import { Suspense } from 'react'
import { optionalPart } from '../../base/optional-part.ts'

const ExportTray = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './ExportTray.tsx')).ExportTray,
)

/** The tray is loaded after the first paint, with the messages beside it; most people have no export at that moment. */
export function LazyExportTray() {
  return (
    <Suspense fallback={null}>
      <ExportTray />
    </Suspense>
  )
}

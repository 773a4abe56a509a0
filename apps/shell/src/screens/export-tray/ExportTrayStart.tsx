import { Suspense } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { useOpenTray } from '../../runtime/services/tray-store.ts'
import { useExportJobs } from './export-queries.ts'

const ExportTray = optionalPart(
  async () => (await import(/* webpackChunkName: "on-demand-exports" */ './ExportTray.tsx')).ExportTray,
)

/** Nothing while the person has no export: the tray loads with the first one. */
export function ExportTrayStart() {
  const { data } = useExportJobs()
  const open = useOpenTray()
  const hasExports = data !== undefined && data.jobs.length + data.broken.length > 0
  if (!hasExports && open === null) return null
  return (
    <Suspense fallback={null}>
      <ExportTray />
    </Suspense>
  )
}

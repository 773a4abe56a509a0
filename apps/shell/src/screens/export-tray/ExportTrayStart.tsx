import { Suspense } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { useOpenSchedules } from '../../runtime/services/schedules-store.ts'
import { useIsTrayOpen } from '../../runtime/services/tray-store.ts'
import { useExportJobs } from './export-queries.ts'

const ExportTray = optionalPart(
  async () => (await import(/* webpackChunkName: "on-demand-exports" */ './ExportTray.tsx')).ExportTray,
)

const SchedulesDialog = optionalPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-schedules" */ '../report-schedules/SchedulesDialog.tsx'))
      .SchedulesDialog,
)

/** Nothing while the person has no export: the tray loads with the first one. */
export function ExportTrayStart() {
  const { data } = useExportJobs()
  const isOpen = useIsTrayOpen()
  const schedules = useOpenSchedules()
  return (
    <Suspense fallback={null}>
      {((data?.jobs ?? []).length > 0 || isOpen) && <ExportTray />}
      {schedules !== null && <SchedulesDialog open={schedules} />}
    </Suspense>
  )
}

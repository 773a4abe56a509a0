import { Suspense, useEffect, type ReactNode } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useOpenTray } from '../../runtime/services/tray-store.ts'
import { useExportJobs } from './export-queries.ts'
import { rememberExports } from './had-exports.ts'

const ExportTray = optionalPart(
  async () => (await import(/* webpackChunkName: "on-demand-exports" */ './ExportTray.tsx')).ExportTray,
)

/**
 * Renders nothing while the person has no export: the tray loads with the first one. `waiting` is shown until it is known
 * whether there is one.
 */
export function ExportTrayStart({ waiting }: { waiting: ReactNode }) {
  const { sessionUser } = useShell()
  const { tenantId, userId } = sessionUser
  const { data, isPending } = useExportJobs()
  const open = useOpenTray()
  const hasExports = data && data.jobs.length + data.broken.length > 0
  useEffect(() => {
    if (hasExports !== undefined) rememberExports({ tenantId, userId }, hasExports)
  }, [hasExports, tenantId, userId])
  if (hasExports !== true && open === null) return isPending ? waiting : null
  return (
    <Suspense fallback={waiting}>
      <ExportTray />
    </Suspense>
  )
}

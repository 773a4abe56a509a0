import { subApp } from '@console/contracts'
import { useEffect } from 'react'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { watchHealth } from '../../runtime/registered-apps/watch-health.ts'

/** Reports how an app does in this browser; a preview is nobody's yet. A report that is not sent is lost. */
export function useHealthReports({ module, versionId, entry, isPreview }: subApp.RegistryApp): void {
  const { client } = useShell()
  useEffect(() => {
    if (isPreview) return undefined
    const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
    return watchHealth({
      module,
      folder,
      send: (reports) => {
        const body = { reports: reports.map((report) => ({ module, versionId, report })) }
        client.send(subApp.reportHealth, { body, isQuiet: true }).catch(() => {})
      },
    })
  }, [client, entry, isPreview, module, versionId])
}

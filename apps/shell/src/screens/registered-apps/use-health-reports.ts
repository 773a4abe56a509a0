import { subApp } from '@console/contracts'
import { useEffect, useRef } from 'react'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { type HealthWatch, watchHealth } from '../../runtime/registered-apps/watch-health.ts'

/**
 * Reports how an app does in this browser; a preview is nobody's yet. A report that is not sent is lost. Returns a function that
 * reports an error of an app in a frame.
 */
export function useHealthReports({
  module,
  versionId,
  entry,
  isPreview,
}: subApp.RegistryApp): (errorText: string) => void {
  const { client } = useShell()
  const watch = useRef<HealthWatch | null>(null)
  useEffect(() => {
    if (isPreview) return undefined
    const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
    const begun = watchHealth({
      module,
      folder,
      send: (reports) => {
        const body = { reports: reports.map((report) => ({ module, versionId, report })) }
        client.send(subApp.reportHealth, { body, isQuiet: true }).catch(() => {})
      },
    })
    watch.current = begun
    return () => {
      watch.current = null
      begun.end()
    }
  }, [client, entry, isPreview, module, versionId])
  return (errorText) => watch.current?.noteError(errorText)
}

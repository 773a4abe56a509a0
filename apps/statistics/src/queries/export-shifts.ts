import { exports, monitor, type BodyOf } from '@console/contracts'
import { ApiError, useHost, useHttpClient } from '@console/sub-app'
import { saveFile } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'

/**
 * Saves the shifts of the query as the file that the call answers (PLAN-037, PLAN-040). What takes longer goes on in the tray,
 * where the person finds it (decision 41).
 */
export function useExportShifts() {
  const client = useHttpClient()
  const { services } = useHost()
  const { formatMessage } = useIntl()
  const [isRunning, setRunning] = useState(false)

  function fail(error: unknown): void {
    if (error instanceof ApiError && error.code === exports.EXPORT_REFUSALS.stillRunning) {
      services.toast.info(formatMessage({ id: 'plan.export.late' }))
      services.openExports()
      return
    }
    services.reportError(error, 'export.shifts')
    services.toast.error(formatMessage({ id: 'global.export.failed' }))
  }

  async function start(filter: Omit<BodyOf<typeof monitor.exportSchedules>, 'type'>): Promise<void> {
    setRunning(true)
    try {
      const body = { type: 'whole' as const, ...filter }
      const { content, name } = await client.sendForFile(monitor.exportSchedules, { body, isQuiet: true })
      saveFile(name ?? `schedules_${filter.beginAt}_${filter.endAt}.xlsx`, content)
    } catch (error) {
      fail(error)
    }
    setRunning(false)
  }

  return { start, isRunning }
}

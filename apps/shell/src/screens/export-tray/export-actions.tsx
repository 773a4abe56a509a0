import type { exports } from '@console/contracts'
import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { platformUrl } from '../../base/paths.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { downloadFile } from '../parts/download-file.ts'
import { useFreshLink, useRemoveExport } from './export-change-queries.ts'

/** Takes an export out of the tray. */
export function RemoveButton({ id, name }: { id: number; name: string }) {
  const { formatMessage } = useIntl()
  const remove = useRemoveExport()
  return (
    <Button
      type="text"
      size="small"
      aria-label={formatMessage({ id: 'exports.remove' }, { name })}
      icon={<Icon name="close" size={14} />}
      onClick={() => {
        remove.mutate(id)
      }}
    />
  )
}

/** Downloads the file of an export; a failure is shown. */
export function useDownload(): (job: exports.ExportJob) => Promise<void> {
  const { formatMessage } = useIntl()
  const { apiOrigin, services } = useShell()
  const freshLink = useFreshLink()
  return async (job) => {
    try {
      const { fileURL, fileName } = (await freshLink(job.id)) ?? job
      if (fileURL === null) services.toast.error(formatMessage({ id: 'exports.noLink' }))
      else downloadFile(platformUrl(fileURL, apiOrigin), fileName)
    } catch (error) {
      services.reportError(error, 'exports')
      services.toast.error(formatMessage({ id: 'global.export.failed' }))
    }
  }
}

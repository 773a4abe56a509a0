import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useRemoveExport } from './export-change-queries.ts'

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

import type { qualityDesk } from '@console/contracts'
import { AppModal, ErrorState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { useInspectionItems } from '../../queries/inspections.ts'
import { JudgeForm } from './JudgeForm.tsx'
import { useItemColumns } from './use-item-columns.tsx'

const DIALOG_WIDTH = 1120
const TEXTS = 'quality.item'

type InspectionItemsProps = {
  inspection: qualityDesk.Inspection
  /** The item that is being reviewed. */
  openItem: string | null
  onItem: (item: number | null) => void
  onClose: () => void
}

/** The sessions of one inspection, with reviewer and verdict. */
export function InspectionItems({ inspection, openItem, onItem, onClose }: InspectionItemsProps) {
  const { formatMessage } = useIntl()
  const items = useInspectionItems(inspection.id)
  const columns = useItemColumns()
  const opened = items.data?.find(({ id }) => String(id) === openItem)
  if (items.error !== null) {
    return (
      <AppModal open title={inspection.name} footer={null} onCancel={onClose}>
        <ErrorState
          title={formatMessage({ id: `${TEXTS}.failed` })}
          error={items.error}
          onRetry={() => void items.refetch()}
        />
      </AppModal>
    )
  }
  return (
    <AppModal open title={inspection.name} width={DIALOG_WIDTH} footer={null} onCancel={onClose}>
      <RecordTable<qualityDesk.InspectionItem>
        texts={TEXTS}
        label={inspection.name}
        rows={items.data ?? []}
        isLoading={items.data === undefined}
        rowKey={({ id }) => id}
        columns={columns}
        renderActions={({ id, sessionId }) => (
          <Button
            type="link"
            aria-label={formatMessage({ id: `${TEXTS}.judgeOf` }, { session: sessionId })}
            onClick={() => onItem(id)}
          >
            {formatMessage({ id: `${TEXTS}.judge` })}
          </Button>
        )}
      />
      {opened !== undefined && <JudgeForm key={opened.id} item={opened} onClose={() => onItem(null)} />}
    </AppModal>
  )
}

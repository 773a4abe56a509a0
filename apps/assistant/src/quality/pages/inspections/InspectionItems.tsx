import type { qualityDesk } from '@console/contracts'
import { AppModal } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { allRows } from '../../../base/components/reading/page-of-rows.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { nextAfter } from '../../../base/model/next-after.ts'
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
  const next = opened && nextAfter(items.data ?? [], opened, ({ verdict }) => verdict === null)
  return (
    <AppModal open title={inspection.name} width={DIALOG_WIDTH} footer={null} onCancel={onClose}>
      <RecordTable
        texts={TEXTS}
        label={inspection.name}
        query={items}
        toRowPage={allRows}
        states={{ failed: formatMessage({ id: `${TEXTS}.failed` }), empty: null }}
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
      {opened !== undefined && (
        <JudgeForm
          key={opened.id}
          item={opened}
          onNext={next && (() => onItem(next.id))}
          onClose={() => onItem(null)}
        />
      )}
    </AppModal>
  )
}

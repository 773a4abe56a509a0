import type { qualityDesk } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { EmptyState, formatTime } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { allRows } from '../../../base/components/reading/page-of-rows.ts'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useInspectionItems } from '../../queries/quality-desk.ts'
import { AssigneeSelect } from './AssigneeSelect.tsx'
import { useInspectionPaths } from './use-inspection-paths.ts'
import { Verdict } from './Verdict.tsx'

const TEXTS = 'quality.item'

type InspectionSessionsProps = {
  inspection: qualityDesk.Inspection
  onReview: (item: number | typeof NEXT_ITEM) => void
}

/** Opens the first session that waits for its verdict. */
export const NEXT_ITEM = 'next'

/** The sessions of one inspection, with reviewer and verdict. */
export function InspectionSessions({ inspection, onReview }: InspectionSessionsProps) {
  const { formatMessage } = useIntl()
  const items = useInspectionItems(inspection.id)
  const columns = useItemColumns()
  const paths = useInspectionPaths()
  const isWaiting = items.data?.some(({ verdict }) => verdict === null) === true
  return (
    <WorkPage
      title={inspection.name}
      parent={{ to: paths.list, label: formatMessage({ id: 'quality.inspection.title' }) }}
      actions={
        isWaiting && (
          <Button type="primary" onClick={() => onReview(NEXT_ITEM)}>
            {formatMessage({ id: 'quality.inspection.review' })}
          </Button>
        )
      }
    >
      <RecordTable
        texts={TEXTS}
        label={inspection.name}
        query={items}
        toRowPage={allRows}
        states={{
          failed: formatMessage({ id: `${TEXTS}.failed` }),
          empty: <EmptyState title={formatMessage({ id: `${TEXTS}.empty` })} />,
        }}
        rowKey={({ id }) => id}
        columns={columns}
        renderActions={({ id, sessionId }) => (
          <Button
            type="link"
            aria-label={formatMessage({ id: `${TEXTS}.judgeOf` }, { session: sessionId })}
            onClick={() => onReview(id)}
          >
            {formatMessage({ id: `${TEXTS}.judge` })}
          </Button>
        )}
      />
    </WorkPage>
  )
}

function useItemColumns(): RecordColumn<qualityDesk.InspectionItem>[] {
  const { formatNumber } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
    { key: 'at', render: ({ startedAt }) => <ShortTime text={formatTime(startedAt, timezone)} /> },
    { key: 'customer', render: ({ customer }) => customer ?? '-' },
    { key: 'seats', render: ({ seats }) => seats },
    { key: 'violations', render: ({ violations }) => formatNumber(violations), isNumber: true },
    { key: 'assignedTo', render: (item) => <AssigneeSelect item={item} /> },
    { key: 'verdict', render: (item) => <Verdict item={item} /> },
  ]
}

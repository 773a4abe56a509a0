import type { qualityDesk } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { formatTime, StatusWord } from '@console/ui'
import { Select } from 'antd'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { useAssignItem, useInspectors } from '../../queries/inspections.ts'

const PEOPLE_WIDTH = 160

export function useItemColumns(): RecordColumn<qualityDesk.InspectionItem>[] {
  const { formatNumber } = useIntl()
  const { timezone } = useHost()
  const inspectors = useInspectors()
  const options = (inspectors.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return [
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
    { key: 'at', render: ({ startedAt }) => formatTime(startedAt, timezone), isQuiet: true },
    { key: 'customer', render: ({ customer }) => customer ?? '-' },
    { key: 'seats', render: ({ seats }) => seats },
    { key: 'violations', render: ({ violations }) => formatNumber(violations), isNumber: true },
    {
      key: 'assignedTo',
      render: (item) => <AssigneeSelect item={item} options={options} isLoading={inspectors.isLoading} />,
    },
    { key: 'verdict', render: (item) => <Verdict item={item} /> },
  ]
}

type AssigneeSelectProps = {
  item: qualityDesk.InspectionItem
  options: { value: number; label: string }[]
  isLoading: boolean
}

/** Assigns a session to a reviewer; a refusal is shown as a toast. */
function AssigneeSelect({ item, options, isLoading }: AssigneeSelectProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const assign = useAssignItem()
  async function choose(userId: number | null): Promise<void> {
    try {
      await assign(item, userId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      services.toast.error(error.message)
    }
  }
  return (
    <Select<number | null>
      style={{ width: PEOPLE_WIDTH }}
      aria-label={formatMessage({ id: 'quality.item.assign' }, { session: item.sessionId })}
      allowClear
      value={item.assignedTo?.id ?? null}
      options={options}
      loading={isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(userId) => void choose(userId ?? null)}
    />
  )
}

function Verdict({ item: { verdict, remark, judgedBy } }: { item: qualityDesk.InspectionItem }) {
  const { formatMessage } = useIntl()
  if (verdict === null) return <>-</>
  const facts = [formatMessage({ id: `quality.verdict.${verdict}` }), judgedBy, remark]
  return (
    <StatusWord tone={verdict === 'pass' ? 'good' : 'error'}>
      {facts.filter((part) => part !== null).join(' · ')}
    </StatusWord>
  )
}

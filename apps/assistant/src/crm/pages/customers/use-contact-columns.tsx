import type { crm } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useMoney } from '../../../base/components/use-money.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'

export function useContactColumns(): RecordColumn<crm.Contact>[] {
  const { timezone } = useHost()
  const money = useMoney()
  return [
    { key: 'time', render: ({ startedAt }) => formatTime(startedAt, timezone) },
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
    { key: 'product', render: ({ productName, bizTypeName }) => productName || bizTypeName },
    { key: 'people', render: ({ userNames }) => userNames.join(', ') || '-' },
    { key: 'calls', render: ({ calls }) => calls, isNumber: true },
    { key: 'value', render: ({ value }) => (value > 0 ? money(value) : null), isNumber: true },
  ]
}

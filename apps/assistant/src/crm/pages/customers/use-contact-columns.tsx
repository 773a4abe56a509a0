import type { crm } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'

export function useContactColumns(): RecordColumn<crm.Contact>[] {
  const { timezone } = useHost()
  return [
    { key: 'time', render: ({ startedAt }) => formatTime(startedAt, timezone) },
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
    { key: 'product', render: ({ productName, bizTypeName }) => productName || bizTypeName },
    { key: 'people', render: ({ userNames }) => userNames.join(', ') || '-' },
    { key: 'calls', render: ({ calls }) => calls, isNumber: true },
    { key: 'value', render: ({ value }) => value || null, isNumber: true, digits: 2 },
  ]
}

import type { projectStat } from '@console/contracts'
import { hoursFromSeconds, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { OnlineStatus } from './OnlineStatus.tsx'

export function useWorkerColumns(): DataColumn<projectStat.Worker>[] {
  const { formatMessage } = useIntl()
  const column = (key: 'name' | 'orgName' | 'phone' | 'onlineStatus' | 'hours') => ({
    key,
    title: formatMessage({ id: `assignment.worker.${key}` }),
  })
  return [
    { ...column('name'), dataIndex: 'name' },
    { ...column('orgName'), render: (_, { orgName }) => orgName || '-' },
    { ...column('phone'), render: (_, { phone }) => phone ?? '-' },
    { ...column('onlineStatus'), render: (_, { onlineStatus }) => <OnlineStatus status={onlineStatus} /> },
    {
      ...column('hours'),
      align: 'right',
      render: (_, { totalOnlineDuration }) => hoursFromSeconds(totalOnlineDuration),
    },
  ]
}

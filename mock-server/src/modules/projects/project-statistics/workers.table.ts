import type { Text } from '../../../platform/messages/text.ts'
import { SECONDS } from '../../../platform/exports/table-file.ts'
import { statTable } from '../../statistics/statistics/public.ts'
import { findWorkers, type WorkerRow } from './project-statistics.store.ts'

const ONLINE: Text = { en: 'Online', zh: '在线' }
const OFFLINE: Text = { en: 'Offline', zh: '离线' }

/** Who works for a business, the longest online first (RPT-022). */
export const workerTable = statTable<WorkerRow>({
  title: { en: 'project-users', zh: '项目人员' },
  table: async ({ tx: now, filter, filterIn }) => {
    const { bizTypeId } = filter
    if (bizTypeId === undefined) throw new Error('the contract lets no work without its business through')
    const { total } = await findWorkers(now, { ...filter, bizTypeId }, { pageIndex: 1, pageSize: 1 })
    return {
      columns: [
        { head: { en: 'User', zh: '用户' }, cell: (row) => row.name },
        { head: { en: 'Account ID', zh: '账号 ID' }, cell: (row) => String(row.userId) },
        { head: { en: 'Organization', zh: '组织' }, cell: (row) => row.orgName },
        { head: { en: 'Phone', zh: '电话' }, cell: (row) => row.phone },
        {
          head: { en: 'Status', zh: '状态' },
          cell: ({ isOnline }, { language }) => (isOnline ? ONLINE : OFFLINE)[language],
        },
        { head: { en: 'Online time', zh: '在线时长' }, unit: SECONDS, cell: (row) => row.seconds },
      ],
      total,
      rows: async (tx, { batch, limit }) => {
        const query = { ...(await filterIn(tx)), bizTypeId }
        const { rows } = await findWorkers(tx, query, { pageIndex: batch + 1, pageSize: limit })
        return rows
      },
    }
  },
})

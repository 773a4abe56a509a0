import { statColumns } from '@console/contracts'
import { toColumn } from '../../../platform/exports/table-file.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { statTable } from '../statistics/public.ts'
import { findWorkers, type WorkerRow } from './project-statistics.store.ts'

const ONLINE: Text = { en: 'Online', zh: '在线' }
const OFFLINE: Text = { en: 'Offline', zh: '离线' }

/** People who work for a business, the longest online first (RPT-022). */
export const workerTable = statTable<WorkerRow>({
  title: { en: 'project-users', zh: '项目人员' },
  table: async ({ tx: now, filter, filterIn }) => {
    const { bizTypeId } = filter
    if (bizTypeId === undefined) throw new Error('the contract lets no work without its business through')
    const { total } = await findWorkers(now, { ...filter, bizTypeId }, { pageIndex: 1, pageSize: 1 })
    return {
      columns: [
        toColumn(statColumns.user, (row) => row.name),
        toColumn(statColumns.userId, (row) => String(row.userId)),
        toColumn(statColumns.organisation, (row) => row.orgName),
        toColumn(statColumns.phone, (row) => row.phone),
        toColumn(statColumns.status, ({ isOnline }, { language }) => (isOnline ? ONLINE : OFFLINE)[language]),
        toColumn(statColumns.onlineHours, (row) => row.seconds),
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

import type { TenantTx } from '../../../platform/context/context.ts'
import { SECONDS } from '../../../platform/exports/table-file.ts'
import { conversionColumns } from './conversion-columns.ts'
import {
  findPeople,
  litePersonFigures,
  personFigures,
  type ListedPerson,
  type LitePersonFigures,
  type PersonFigures,
} from './people.store.ts'
import type { StatFilter } from './stat-filter.ts'
import { statTable, summed, type StatColumn } from './stat-table.ts'

const personColumns: readonly StatColumn<LitePersonFigures>[] = [
  { head: { en: 'User', zh: '用户' }, cell: (row) => row.userName },
  { head: { en: 'Account ID', zh: '账号 ID' }, cell: (row) => String(row.userID) },
  { head: { en: 'Organization', zh: '组织' }, cell: (row) => row.orgName },
  { head: { en: 'Days on duty', zh: '出勤天数' }, ...summed((row) => row.daysOnDuty) },
  {
    head: { en: 'Online time a day', zh: '日均在线时长' },
    unit: SECONDS,
    cell: (row) => row.avgDayOnlineDuration,
    total: { part: (row) => row.onlineSeconds, whole: (row) => row.daysOnDuty },
  },
]

const userColumns: readonly StatColumn<PersonFigures>[] = [
  ...personColumns,
  { head: { en: 'Talk time', zh: '通话时长' }, unit: SECONDS, ...summed((row) => row.callTime) },
  ...conversionColumns,
  {
    head: { en: 'Violations', zh: '违规' },
    cell: ({ violationCountList }) => violationCountList.map(({ name, num }) => `${name}: ${num}`).join('; '),
    total: { part: ({ violationCountList }) => violationCountList.reduce((sum, { num }) => sum + num, 0) },
  },
]

type Described<Row> = {
  columns: readonly StatColumn<Row>[]
  rowsOf: (tx: TenantTx, query: { filter: StatFilter; people: readonly ListedPerson[] }) => Promise<Row[]>
}

function peopleTable<Row>({ columns, rowsOf }: Described<Row>) {
  return statTable<Row>({
    title: { en: 'users', zh: '人员统计' },
    table: async ({ tx: now, filter }) => ({
      columns,
      total: (await findPeople(now, { filter, page: { pageIndex: 1, pageSize: 1 } })).total,
      rows: async (tx, { batch, limit }) => {
        const { people } = await findPeople(tx, { filter, page: { pageIndex: batch + 1, pageSize: limit } })
        return rowsOf(tx, { filter, people })
      },
    }),
  })
}

/** The people of a range by name, with their calls (STAT-092). */
export const userTable = peopleTable<PersonFigures>({ columns: userColumns, rowsOf: personFigures })

/** The same without what belongs to calls (STAT-091). */
export const liteUserTable = peopleTable<LitePersonFigures>({
  columns: personColumns,
  rowsOf: litePersonFigures,
})

import { statColumns } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { quotientColumn, summedColumn, toColumn } from '../../../platform/exports/table-file.ts'
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
import { statTable, type StatColumn } from './stat-table.ts'

const ofPerson: readonly StatColumn<LitePersonFigures>[] = [
  toColumn(statColumns.user, (row) => row.userName),
  toColumn(statColumns.userId, (row) => String(row.userID)),
  toColumn(statColumns.organisation, (row) => row.orgName),
  summedColumn(statColumns.daysOnDuty, (row) => row.daysOnDuty),
  quotientColumn(statColumns.averageOnlineADay, (row) => ({
    part: row.onlineSeconds,
    whole: row.daysOnDuty,
  })),
]

const ofCaller: readonly StatColumn<PersonFigures>[] = [
  ...ofPerson,
  summedColumn(statColumns.talkTime, (row) => row.callTime),
  ...conversionColumns,
  {
    ...toColumn(statColumns.brokenRules, ({ violationCountList }) =>
      violationCountList.map(({ name, num }) => `${name} ${num}`).join(', '),
    ),
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
export const userTable = peopleTable<PersonFigures>({ columns: ofCaller, rowsOf: personFigures })

/** The same without what belongs to calls (STAT-091). */
export const liteUserTable = peopleTable<LitePersonFigures>({
  columns: ofPerson,
  rowsOf: litePersonFigures,
})

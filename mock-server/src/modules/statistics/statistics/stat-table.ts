import type { stat } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { ExportFile, Reader } from '../../../platform/exports/export-file.ts'
import { tableFile, type Column, type Table } from '../../../platform/exports/table-file.ts'
import type { Text } from '../../../platform/messages/text.ts'
import type { Narrowed } from './calls.store.ts'
import { findModules } from './settings.store.ts'
import type { StatFilter } from './stat-filter.ts'

/** Days are of the zone; days after `now` have no figures yet. */
type SettledFilter = StatFilter & { timezone: string; now: Date }
export type StatRequest = {
  tx: TenantTx
  filter: SettledFilter
  labelIds: readonly number[] | undefined
  /** Only for a table of calls. */
  narrowed?: Narrowed
  /** The filter again, for a later transaction: each has to name the project whose rows it is to see. */
  filterIn: (tx: TenantTx) => Promise<SettledFilter>
}

/** A column may belong to a module: no page shows it while that is off (STAT-068..070). */
export type StatColumn<Row> = Column<Row> & { module?: stat.StatModule }

/** One table of the statistics, as a file. */
export type StatTable = {
  title: Text
  open: (request: StatRequest, reader: Reader) => Promise<ExportFile<unknown>>
}

type Described<Row> = {
  title: Text
  table: (
    request: StatRequest,
  ) => Promise<Omit<Table<Row>, 'columns'> & { columns: readonly StatColumn<Row>[] }>
}

export function statTable<Row>({ title, table }: Described<Row>): StatTable {
  return {
    title,
    open: async (request, reader) => {
      const { columns, ...rest } = await table(request)
      const modules = await findModules(request.tx)
      const off = new Set(modules.filter(({ isEnabled }) => !isEnabled).map(({ module }) => module))
      const shown = columns.filter(({ module }) => module === undefined || !off.has(module))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file is given no anchors but its own
      return tableFile({ ...rest, columns: shown }, reader) as ExportFile<unknown>
    },
  }
}

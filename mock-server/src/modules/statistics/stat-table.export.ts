import type { exports } from '@console/contracts'
import type { TenantTx } from '../../context.ts'
import { datasetTable } from '../dataset/dataset.table.ts'
import type { ExportKind } from '../exports/export-kind.ts'
import { knownLabels } from '../label/known-labels.ts'
import { labelTable } from '../label/label.table.ts'
import { callTable } from './calls.table.ts'
import { liteUserTable, userTable } from './people.table.ts'
import { questionTable } from './questions.table.ts'
import { overviewTable, voiceTable } from './series.table.ts'
import type { StatTable } from './stat-table.ts'
import { mayReadStatistics, scopeOf, type Scope } from './statistics.policy.ts'
import { teamTable } from './teams.table.ts'

type Request = Extract<exports.ExportRequest, { kind: 'statTable' }>

const tables: Readonly<Record<Request['filter']['type'], StatTable>> = {
  overview: overviewTable,
  user: userTable,
  liteUser: liteUserTable,
  performance: callTable,
  recommend: questionTable,
  label: labelTable,
  dataset: datasetTable,
  voice: voiceTable,
  team: teamTable,
}

function scopeIn(tx: TenantTx, { filter }: Request, userId: number): Promise<Scope> {
  return scopeOf(tx, { userId, wanted: filter.orgId })
}

/** The tables and series of the pages of statistics. */
export const statTableExport: ExportKind<Request, unknown> = {
  module: 'statistics',
  opType: 'statistics.export',
  mayStart: mayReadStatistics,
  check: async (tx, request, { userId }) => {
    await scopeIn(tx, request, userId)
    const { labelIds } = request.filter
    if (labelIds) await knownLabels(tx, labelIds)
  },
  title: ({ filter }) => tables[filter.type].title,
  open: async (tx, request, reader) => {
    const { type, labelIds, beginDay, endDay, bizTypeId } = request.filter
    const scope = await scopeIn(tx, request, reader.userId)
    const { timezone, askedAt: now } = reader
    const filter = { beginDay, endDay, bizTypeId, scope, timezone, now }
    return tables[type].open({ tx, filter, labelIds }, reader)
  },
}

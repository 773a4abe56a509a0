import type { exports } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Session } from '../../../access/session.ts'
import { datasetTable } from '../dataset/dataset.table.ts'
import type { ExportKind } from '../../operations/exports/export-kind.ts'
import { knownLabels } from '../label/known-labels.ts'
import { labelTable } from '../label/label.table.ts'
import { workOf } from '../../projects/project-statistics/work.ts'
import { workerTable } from '../../projects/project-statistics/workers.table.ts'
import { callTable } from './calls.table.ts'
import { liteUserTable, userTable } from './people.table.ts'
import { questionTable } from './questions.table.ts'
import { actionTable, conversionTable, overviewTable, voiceTable } from './series.table.ts'
import type { StatFilter } from './stat-filter.ts'
import type { StatTable } from './stat-table.ts'
import { scopeOf } from './statistics.policy.ts'
import { teamTable } from './teams.table.ts'
import { Forbidden } from '../../../platform/errors.ts'
import { canExportTable, canExportTables } from './exported-tables.policy.ts'

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
  projectUser: workerTable,
  projectPerformance: conversionTable,
  projectAction: actionTable,
}

const tablesOfWork: ReadonlySet<string> = new Set(['projectUser', 'projectPerformance', 'projectAction'])

type Asking = { session: Pick<Session, 'userId' | 'timezone'>; now: Date }

/** Whose figures they are, as far as the caller may see them. */
async function workIn(
  tx: TenantTx,
  { filter }: Request,
  asking: Asking,
): Promise<Pick<StatFilter, 'scope' | 'project'>> {
  const { type, bizTypeId, projectId, orgId } = filter
  if (!tablesOfWork.has(type))
    return { scope: await scopeOf(tx, { userId: asking.session.userId, wanted: orgId }) }
  const { scope, project } = await workOf(tx, asking, { bizTypeId, projectId, orgId })
  return { scope, project }
}

/** The tables and series of the pages of statistics. */
export const statTableExport: ExportKind<Request, unknown> = {
  module: 'statistics',
  opType: 'statistics.export',
  mayStart: canExportTables,
  check: async (tx, request, asking) => {
    if (!canExportTable(request.filter.type)(asking.session)) throw new Forbidden()
    await workIn(tx, request, asking)
    const { labelIds } = request.filter
    if (labelIds) await knownLabels(tx, labelIds)
  },
  title: ({ filter }) => tables[filter.type].title,
  open: async (tx, request, reader) => {
    const { type, labelIds, beginDay, endDay, bizTypeId } = request.filter
    const { timezone, askedAt: now } = reader
    const filterIn = async (later: TenantTx) => {
      const work = await workIn(later, request, { session: reader, now })
      return { beginDay, endDay, bizTypeId, ...work, timezone, now }
    }
    return tables[type].open({ tx, filter: await filterIn(tx), labelIds, filterIn }, reader)
  },
}

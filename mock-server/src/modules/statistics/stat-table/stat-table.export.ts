import { statColumns, type exports, type stat } from '@console/contracts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Forbidden } from '../../../platform/errors.ts'
import type { Text } from '../../../platform/messages/text.ts'
import type { ExportKind } from '../../export-kind.ts'
import { findScope } from '../../identity/organization/public.ts'
import { knownLabels } from '../../labels/label/public.ts'
import { datasetTable } from '../dataset/public.ts'
import { labelTable } from '../label-statistics/public.ts'
import { workerTable, findOutsourcedWork } from '../project-statistics/public.ts'
import {
  actionTable,
  callTable,
  conversionTable,
  liteUserTable,
  overviewTable,
  questionTable,
  canExportTable,
  canExportTables,
  findWorkZone,
  type StatFilter,
  type StatTable,
  teamTable,
  userTable,
  voiceTable,
} from '../statistics/public.ts'

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

type Caller = { session: Pick<Session, 'userId' | 'timezone'>; now: Date }

/** Scope and project of the figures, as far as the caller may see them. */
async function workIn(
  tx: TenantTx,
  { filter }: Request,
  caller: Caller,
): Promise<Pick<StatFilter, 'scope' | 'project'>> {
  const { type, bizTypeId, projectId, orgId } = filter
  if (!tablesOfWork.has(type)) return { scope: await findScope(tx, { userId: caller.session.userId, orgId }) }
  const { scope, project } = await findOutsourcedWork(tx, caller, { bizTypeId, projectId, orgId })
  return { scope, project }
}

/** In the words of the page. */
const STAGES: Readonly<Record<stat.CallStage, Text>> = {
  answered: statColumns.answers.head,
  valid: statColumns.validCalls.head,
  quoted: statColumns.quotes.head,
  ordered: statColumns.deals.head,
}

/** The tables and series of the pages of statistics. */
export const statTableExport: ExportKind<Request, unknown> = {
  module: 'statistics',
  opType: 'statistics.export',
  policy: canExportTables,
  check: async (tx, request, caller) => {
    if (!canExportTable(request.filter.type)(caller.session)) throw new Forbidden()
    await workIn(tx, request, caller)
    const { labelIds } = request.filter
    if (labelIds) await knownLabels(tx, labelIds)
  },
  findZone: async (tx, request, caller) => {
    const { project } = await workIn(tx, request, caller)
    return (project && findWorkZone(project)) ?? caller.session.timezone
  },
  title: ({ filter }) => tables[filter.type].title,
  filterValues: { stage: STAGES },
  open: async (tx, request, reader) => {
    const { type, labelIds, beginDay, endDay, bizTypeId, stage, userId } = request.filter
    const { timezone, requestedAt: now } = reader
    const filterIn = async (later: TenantTx) => {
      const work = await workIn(later, request, { session: reader, now })
      return { beginDay, endDay, bizTypeId, ...work, timezone, now }
    }
    return tables[type].open(
      { tx, filter: await filterIn(tx), labelIds, narrowed: { stage, userId }, filterIn },
      reader,
    )
  },
}

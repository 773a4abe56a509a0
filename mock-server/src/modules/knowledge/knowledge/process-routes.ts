import { knowledge } from '@console/contracts'
import { sql } from 'kysely'
import { canOpen } from '../../../access/policy.ts'
import { containsText, tableStore } from '../../../platform/managed-list/table-store.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'

export const processRoutes = managedRoutes(knowledge.processes, {
  policy: canOpen('knowledge.process'),
  audited: 'knowledge.process',
  nameOf: ({ name }) => name,
  store: tableStore({
    table: 'knowledgeProcess',
    columns: ['kind', 'name', 'steps'],
    row: knowledge.processes.row,
    isOfBusiness: true,
    where: ({ kind, text }) => [
      ...(kind === undefined ? [] : [sql`record.kind = ${kind}`]),
      ...containsText(text, 'name'),
    ],
    orderBy: sql`record.kind, lower(record.name)`,
  }),
})

import { knowledge, MANAGED_REFUSALS } from '@console/contracts'
import { sql } from 'kysely'
import { canOpen } from '../../../access/policy.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { refuse } from '../../../platform/errors.ts'
import { tableStore } from '../../../platform/managed-list/table-store.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'
import { questionInUse } from './knowledge.messages.ts'
import { findUses } from './questions.store.ts'

type Scope = { bizTypeId: number }
type Filters = { text?: string | undefined }
type Draft = { name: string; wordings: string[] }

export const questionStore = tableStore<Scope, Filters, Draft, knowledge.Question>({
  table: 'question',
  columns: ['name', 'wordings'],
  row: knowledge.questions.row,
  isOfBusiness: true,
  facts: () => ({
    shown: sql`coalesce(figures.shown, 0)::bigint`,
    valid: sql`coalesce(figures.valid, 0)::bigint`,
    accepted: sql`coalesce(figures.accepted, 0)::bigint`,
    isAnswered: sql`exists (select from knowledge_answer a
        where a.tenant_id = record.tenant_id and a.question_id = record.id and a.state = 'published')`,
  }),
  joins: (now) => sql`
      left join lateral (
        select sum(s.recommended) as shown, sum(s.recommend_valid) as valid, sum(s.recommend_accepted) as accepted
        from stat_question_day s join tenant t on t.id = s.tenant_id
        where s.tenant_id = record.tenant_id and s.question_id = record.id
          and s.day > (${now}::timestamptz at time zone t.timezone)::date - ${knowledge.COUNTED_DAYS}::int
      ) figures on true`,
  where: ({ text }) =>
    text === undefined || text === ''
      ? []
      : [
          sql`(holds_text(record.name, ${text}) or exists (
              select from unnest(record.wordings) wording where holds_text(wording, ${text})))`,
        ],
  orderBy: sql`figures.shown desc nulls last, lower(record.name)`,
})

export const questionRoutes = managedRoutes(knowledge.questions, {
  policy: canOpen('knowledge.question'),
  audited: 'knowledge.question',
  nameOf: ({ name }) => name,
  store: { ...questionStore, remove: removeUnused },
})

/**
 * The database refuses to delete a question with answers, recommendations or tasks; only then documents and products are
 * checked, since the person can remove the question from them.
 */
async function removeUnused(tx: TenantTx, id: number): Promise<void> {
  await questionStore.remove(tx, id)
  const uses = await findUses(tx, id)
  if (uses.total > 0) throw refuse(MANAGED_REFUSALS.inUse, questionInUse(uses))
}

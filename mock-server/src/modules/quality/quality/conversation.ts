import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../../statistics/statistics/public.ts'

/** Joins the conversation of each violation `v` as `said.id`: its own, else that of its call; null without any. */
export const joinConversation: RawBuilder<unknown> = sql`
  left join lateral (
    select coalesce(v.session_id, (
      select c.session_id from reported_call c where c.tenant_id = v.tenant_id and c.call_id = v.call_id)) as id
  ) said on true`

/** True if somebody with that scope can open it: as for any session, one of its seats is in the scope. */
export function canOpenConversation(visible: Scope): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from session_seat s
    where s.tenant_id = v.tenant_id and s.session_id = said.id ${inScope(visible)})`
}

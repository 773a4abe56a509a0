import { sql } from 'kysely'

/**
 * A person can review a conversation `c` if words or a recording of it are stored. Words are said within a day of the
 * beginning of their call.
 */
export const IS_REVIEWABLE = sql`exists (
  select from call said where said.tenant_id = c.tenant_id and said.session_id = c.session_id and (
    exists (select from utterance u where u.tenant_id = said.tenant_id and u.call_id = said.call_id
      and u.said_at between said.started_at - interval '1 day' and said.started_at + interval '1 day')
    or exists (select from call_recording r where r.tenant_id = said.tenant_id and r.call_id = said.call_id)))`

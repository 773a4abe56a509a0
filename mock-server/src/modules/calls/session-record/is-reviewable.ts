import { sql } from 'kysely'

/** A person can review a conversation `c` of which words or a recording are stored. Words are of a day or two. */
export const IS_REVIEWABLE = sql`exists (
  select from call said where said.tenant_id = c.tenant_id and said.session_id = c.session_id and (
    exists (select from utterance u where u.tenant_id = said.tenant_id and u.call_id = said.call_id
      and u.said_at between said.started_at - interval '1 day' and said.started_at + interval '1 day')
    or exists (select from call_recording r where r.tenant_id = said.tenant_id and r.call_id = said.call_id)))`

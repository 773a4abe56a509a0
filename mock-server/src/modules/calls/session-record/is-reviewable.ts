import { sql } from 'kysely'

/** The words of a call `said` are stored. They are said within a day of the beginning of their call. */
const HAS_WORDS = sql`exists (select from utterance u where u.tenant_id = said.tenant_id and u.call_id = said.call_id
  and u.said_at between said.started_at - interval '1 day' and said.started_at + interval '1 day')`

/** A conversation `c` has a transcript: somebody can read and judge it. */
export const HAS_TRANSCRIPT = sql`exists (
  select from reported_call said where said.tenant_id = c.tenant_id and said.session_id = c.session_id and ${HAS_WORDS})`

/** A person can review a conversation `c` if words or a recording of it are stored. */
export const IS_REVIEWABLE = sql`exists (
  select from reported_call said where said.tenant_id = c.tenant_id and said.session_id = c.session_id and (${HAS_WORDS}
    or exists (select from call_recording r where r.tenant_id = said.tenant_id and r.call_id = said.call_id)))`

import { qualityDesk } from '@console/contracts'
import { sql } from 'kysely'
import { canOpen } from '../../../access/policy.ts'
import { containsText, tableStore } from '../../../platform/managed-list/table-store.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'

export const intentionRoutes = managedRoutes(qualityDesk.intentions, {
  policy: canOpen('quality.intention'),
  audited: 'quality.intention',
  nameOf: ({ name }) => name,
  store: tableStore({
    table: 'intention',
    columns: ['name', 'phrases'],
    row: qualityDesk.intentions.row,
    isOfBusiness: true,
    // Sentences of customers on these days, read once for each record of the page.
    facts: (now) => ({
      sessions: sql`(
        select count(distinct c.session_id) from reported_call c join tenant t on t.id = c.tenant_id
          join utterance u on u.tenant_id = c.tenant_id and u.call_id = c.call_id and u.speaker = 2
            and u.said_at >= c.started_at
          -- Folded once each, instead of for each of the other.
          cross join lateral (select text_key(u.words) as words offset 0) said
          cross join lateral (select array(select text_key(phrase) from unnest(record.phrases) phrase) as phrases offset 0) named
        where c.tenant_id = record.tenant_id and c.business_type_id = record.business_type_id
          and c.started_at >= ((${now}::timestamptz at time zone t.timezone)::date - ${qualityDesk.COUNTED_DAYS - 1}::int)
            ::timestamp at time zone t.timezone
          and u.said_at >= ${now}::timestamptz - make_interval(days => ${qualityDesk.COUNTED_DAYS}::int)
          and exists (select from unnest(named.phrases) phrase where strpos(said.words, phrase) > 0))`,
    }),
    where: ({ text }) => containsText(text, 'name'),
    orderBy: sql`lower(record.name)`,
  }),
})

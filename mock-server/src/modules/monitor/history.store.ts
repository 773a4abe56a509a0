import { STATUS_EVENT, type DataOf, type monitor, type ParsedQueryOf } from '@console/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { unixSecondsOf } from '../../clock.ts'
import type { TenantTx } from '../../context.ts'
import { inScope } from '../statistics/stat-filter.ts'
import type { Scope } from '../statistics/statistics.policy.ts'

type History = DataOf<typeof monitor.editHistory>
type Wanted = ParsedQueryOf<typeof monitor.editHistory> & { scope: Scope; timezone: string }

const storedTime = z.iso.datetime({ offset: true }).transform((text) => unixSecondsOf(new Date(text)))

/** A span as `status_edit` keeps it; whoever writes one writes this. */
const storedSpan = z.object({
  start: storedTime,
  end: storedTime,
  evt: z.enum(STATUS_EVENT),
  subEvt: z.string().nullable(),
})
const storedSpans = z.object({ oldSpans: z.array(storedSpan), newSpan: storedSpan })

type EditRow = {
  id: number
  createdAt: Date
  userAccount: string
  creatorName: string
  reason: string
  oldSpans: unknown
  newSpan: unknown
}

/** One page, newest first; of people who belong to the scope today. */
export async function findEdits({ db, tenantId }: TenantTx, wanted: Wanted): Promise<History> {
  const { accountId, editorId, beginDay, endDay, timezone, pageIndex, pageSize, scope } = wanted
  const matching = sql`
    from status_edit edit
    join app_user s on s.tenant_id = edit.tenant_id and s.id = edit.user_id
    join app_user creator on creator.tenant_id = edit.tenant_id and creator.id = edit.creator_id
    where edit.tenant_id = ${tenantId}
      and edit.created_at >= ${beginDay}::date::timestamp at time zone ${timezone}
      and edit.created_at < (${endDay}::date + 1)::timestamp at time zone ${timezone}
      ${accountId === undefined ? sql`` : sql`and edit.user_id = ${accountId}`}
      ${editorId === undefined ? sql`` : sql`and edit.creator_id = ${editorId}`}
      ${inScope(scope)}`
  const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db)
  const { rows } = await sql<EditRow>`
    select edit.id, edit.created_at as "createdAt", s.username as "userAccount", creator.name as "creatorName",
           edit.reason, edit.old_spans as "oldSpans", edit.new_span as "newSpan"
    ${matching} order by edit.created_at desc, edit.id desc
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  return { items: rows.map(itemOf), total: counted.rows[0]?.total ?? 0 }
}

function itemOf({ oldSpans, newSpan, createdAt, ...edit }: EditRow): History['items'][number] {
  const spans = storedSpans.parse({ oldSpans, newSpan })
  return {
    ...edit,
    createdAt: unixSecondsOf(createdAt),
    oldEvt: spans.oldSpans.map(spanOf),
    newEvt: spanOf(spans.newSpan),
  }
}

function spanOf({
  start,
  end,
  evt,
  subEvt,
}: z.output<typeof storedSpan>): History['items'][number]['newEvt'] {
  return { evt, subEvt: subEvt ?? '', startTime: start, endTime: end }
}

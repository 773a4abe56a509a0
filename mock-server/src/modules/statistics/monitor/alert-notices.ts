import { monitor } from '@console/contracts'
import type { Body } from '@console/realtime'
import { sql } from 'kysely'
import type { PageId } from '../../../access/menu/menu-id.ts'
import type { Notice, Topic } from '../../../access/topic.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { findScopes, type Scope } from '../../identity/organization/public.ts'
import { inScope } from '../statistics/public.ts'

/** Somebody was idle for too long; the key is the id of the alert. */
export const ALERT_RAISED = 'alert.raised'
export const ALERT_ACKNOWLEDGED = 'alert.acknowledged'

/** The pages that list alerts. */
const PAGES: readonly PageId[] = ['home.monitor', 'monitor.day']

/** People who may see the alert are informed how many of today nobody has acknowledged, at the address of the list. */
const alertNotices = (topic: typeof ALERT_RAISED | typeof ALERT_ACKNOWLEDGED): Topic => ({
  topic,
  findNotices: async (tx, { events, now }, connected) => {
    const visitors = await findVisitors(
      tx,
      connected.map(({ userId }) => userId),
    )
    if (visitors.length === 0) return []
    const scopes = await findScopes(tx, visitors)
    const about = [...new Set(events.flatMap((event) => event.about))]
    // The count is the same for everybody who leads the same organisation.
    const counts = new Map<number | null, number | null>()
    const notices: Notice<(typeof connected)[number]>[] = []
    for (const to of connected) {
      const scope = scopes.get(to.userId)
      if (!scope) continue
      const known = counts.get(scope.rootId)
      const unreadCount = known === undefined ? await countOpen(tx, { scope, about, now }) : known
      counts.set(scope.rootId, unreadCount)
      if (unreadCount !== null) notices.push({ to, body: noticeFor(to.businessTypeId, unreadCount) })
    }
    return notices
  },
})

export const alertTopics = [alertNotices(ALERT_RAISED), alertNotices(ALERT_ACKNOWLEDGED)]

function noticeFor(businessTypeId: number, unreadCount: number): Body {
  return {
    kind: 'pushEvents',
    value: { businessTypeId, events: [{ url: monitor.alerts.path, unreadCount }] },
  }
}

async function findVisitors({ db, tenantId }: TenantTx, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct ur.user_id as id
    from user_role ur join role r on r.tenant_id = ${tenantId} and r.id = ur.role_id
    where ur.tenant_id = ${tenantId} and ur.user_id = any(${sql.val(userIds)}::bigint[])
      and r.menu_ids && ${sql.val(PAGES)}::text[]`.execute(db)
  return rows.map(({ id }) => id)
}

type Open = { scope: Scope; about: readonly number[]; now: Date }

/** Alerts of today that nobody has acknowledged; null when the scope has none of the people it is about. */
async function countOpen({ db, tenantId }: TenantTx, { scope, about, now }: Open): Promise<number | null> {
  const { rows } = await sql<{ open: number; concerned: boolean }>`
    with zone as (select (${now}::timestamptz at time zone timezone)::date as today from tenant where id = ${tenantId})
    select count(*) filter (where s.day = zone.today and not exists (
             select 1 from inactive_alert_acknowledgement ack
             where ack.tenant_id = s.tenant_id and ack.user_id = s.user_id and ack.alert_at = s.alert_at)) as open,
           coalesce(bool_or(s.user_id = any(${sql.val(about)}::bigint[])), false) as concerned
    from zone join stat_inactive_alert s on s.tenant_id = ${tenantId} and s.day >= zone.today - 1 ${inScope(scope)}
  `.execute(db)
  const [row] = rows
  return row?.concerned === true ? Number(row.open) : null
}

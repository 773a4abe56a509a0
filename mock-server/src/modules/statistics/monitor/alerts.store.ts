import { monitor, type DataOf } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { inFilter } from '../statistics/public.ts'
import type { MonitorFilter } from './monitor.policy.ts'

const matching = ({ tenantId }: TenantTx, filter: MonitorFilter): RawBuilder<unknown> => {
  const ofPerson = filter.userId === undefined ? sql`` : sql`and s.user_id = ${filter.userId}`
  return sql`s.tenant_id = ${tenantId} and ${inFilter(filter)} ${ofPerson}`
}

type Alerts = DataOf<typeof monitor.alerts>
type AlertRow = Pick<Alerts['userInactiveAlertList'][number], 'inActiveAlertAt' | 'userId' | 'userName'> & {
  acknowledgedAt: number | null
  acknowledgedBy: string | null
  note: string | null
}

/** Newest first. */
export async function findAlerts(tx: TenantTx, filter: MonitorFilter): Promise<Alerts> {
  const counted = await sql<{ total: number }>`
    select count(*) as total from stat_inactive_alert s where ${matching(tx, filter)}`.execute(tx.db)
  // Sorted by day first, in the order of the alerts of a day: their index gives the newest without sorting all.
  const { rows } = await sql<AlertRow>`
    select floor(extract(epoch from s.alert_at))::bigint as "inActiveAlertAt", u.id as "userId", u.name as "userName",
           floor(extract(epoch from ack.acknowledged_at))::bigint as "acknowledgedAt",
           creator.name as "acknowledgedBy", ack.note
    from (
      select * from stat_inactive_alert s where ${matching(tx, filter)}
      order by s.day desc, s.alert_at desc, s.user_id limit ${monitor.MAX_ALERTS}) s
    join person u on u.tenant_id = s.tenant_id and u.id = s.user_id
    left join inactive_alert_acknowledgement ack
      on ack.tenant_id = s.tenant_id and ack.user_id = s.user_id and ack.alert_at = s.alert_at
    left join person creator on creator.tenant_id = ack.tenant_id and creator.id = ack.creator_id
    order by s.day desc, s.alert_at desc, s.user_id`.execute(tx.db)
  return { userInactiveAlertList: rows.map(toAlert), total: counted.rows[0]?.total ?? 0 }
}

function toAlert({ acknowledgedAt, acknowledgedBy, note, ...alert }: AlertRow) {
  const alertId = `${alert.userId}-${alert.inActiveAlertAt}`
  if (acknowledgedAt === null) return { ...alert, alertId }
  const acknowledgement = { acknowledgedAt, acknowledgedBy: acknowledgedBy ?? '', note: note ?? '' }
  return { ...alert, alertId, acknowledgement }
}

/** Most first. */
export async function rankByAlerts(
  tx: TenantTx,
  filter: MonitorFilter,
): Promise<DataOf<typeof monitor.alertRank>['rankList']> {
  const { rows } = await sql<DataOf<typeof monitor.alertRank>['rankList'][number]>`
    select u.id as "userId", u.name as "userName", count(*) as value
    from stat_inactive_alert s join person u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where ${matching(tx, filter)}
    group by u.id, u.name order by value desc, u.id limit ${monitor.MAX_RANKED}`.execute(tx.db)
  return rows
}

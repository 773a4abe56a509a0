import type { PaidWork, PayRates } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../statistics/public.ts'

export type PayFilter = { bizTypeId: number; firstDay: string; lastDay: string; scope: Scope }
export type PaidPerson = PaidWork & { userId: number; userName: string; orgName: string }

/** The rates of a business, if anybody set them. */
export async function findRates({ db }: TenantTx, bizTypeId: number): Promise<PayRates | undefined> {
  const row = await db
    .selectFrom('payRule')
    .where('businessTypeId', '=', bizTypeId)
    .select(['perOnlineHour', 'perValidCall', 'perOrder', 'perSeriousViolation'])
    .executeTakeFirst()
  return (
    row && {
      perOnlineHour: Number(row.perOnlineHour),
      perValidCall: Number(row.perValidCall),
      perOrder: Number(row.perOrder),
      perSeriousViolation: Number(row.perSeriousViolation),
    }
  )
}

/** Anyone who has any figure of the business in these days, with the figures that are paid, by name. */
export async function findPaidWork(tx: TenantTx, filter: PayFilter): Promise<PaidPerson[]> {
  const { rows } = await sql<PaidPerson>`
    select u.id as "userId", u.name as "userName", coalesce(o.name, '') as "orgName", figures.*
    from (${selectFigures(tx, filter)}) figures
    join person u on u.tenant_id = ${tx.tenantId} and u.id = figures.person
    left join organization_unit o on o.tenant_id = u.tenant_id and o.id = u.org_id
    order by u.name, u.id`.execute(tx.db)
  return rows
}

function selectFigures(
  { tenantId }: TenantTx,
  { bizTypeId, firstDay, lastDay, scope }: PayFilter,
): RawBuilder<unknown> {
  return sql`
    select s.user_id as person, sum(s.online_seconds)::bigint as "onlineSeconds",
           sum(s.valid_calls)::bigint as "validCalls", sum(s.orders)::bigint as orders,
           sum(s.violations_3)::bigint as "seriousViolations"
    from stat_user_day s
    where s.tenant_id = ${tenantId} and s.day between ${firstDay}::date and ${lastDay}::date
      and s.business_type_id = ${bizTypeId} ${inScope(scope)}
    group by s.user_id`
}

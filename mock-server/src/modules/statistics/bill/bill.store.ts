import { billedHalvesOf, type AccountSpan, type BilledHalves, type BillLine } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { billSource, type BillQuery } from './bill-source.ts'
import { isMonthClosed } from './closing.store.ts'
import { parseSpans } from './spans-text.ts'

/** What an organisation's own accounts were in a month, those that were open alike in one line. */
export type BilledOrganization = { orgId: number; orgName: string; lines: BillLine[] }

type Halves = { firstHalf: boolean | null; secondHalf: boolean | null }

/** The bill of a month by organisation, by its id. */
export async function billOfMonth(tx: TenantTx, query: BillQuery): Promise<BilledOrganization[]> {
  const source = billSource(tx.tenantId, { ...query, isClosed: await isMonthClosed(tx, query.month) })
  const { rows } = await sql<{ orgId: number; orgName: string; spans: string; count: number } & Halves>`
    select org_id as "orgId", org_name as "orgName", spans, first_half as "firstHalf", second_half as "secondHalf",
           count(*) as count
    from (${source}) line
    group by org_id, org_name, spans, first_half, second_half
    order by org_id, spans`.execute(tx.db)
  const found = new Map<number, BilledOrganization>()
  for (const { orgId, orgName, count, ...row } of rows) {
    const organization = found.get(orgId) ?? { orgId, orgName, lines: [] }
    const spans = parseSpans(row.spans)
    organization.lines.push({ count, spans, halves: halvesOf(row, spans, query.month) })
    found.set(orgId, organization)
  }
  return [...found.values()]
}

/** An account with the times in which it was open in a month, oldest first, and what it is billed. */
export type BilledAccount = {
  userId: number
  account: string
  name: string
  isEnabled: boolean
  orgId: number
  orgName: string
  spans: AccountSpan[]
  halves: BilledHalves
  /** Unix seconds of the first opening and of the last closing; null where that has not come. */
  openedAt: number
  closedAt: number | null
  /** The day in the month on which it came to its organisation. */
  movedOn: string | null
}

type Position = Pick<BilledAccount, 'orgId' | 'account' | 'userId'>

export type AccountsQuery = BillQuery & {
  /** Of this one organisation alone, without those below. */
  ownerId?: number
  /** Those after it; null: from the first. */
  after?: Position | null
  limit?: number
}

/** The accounts of a month's bill, by organisation and account. */
export async function billedAccounts(
  tx: TenantTx,
  { ownerId, after = null, limit, ...query }: AccountsQuery,
): Promise<BilledAccount[]> {
  const source = billSource(tx.tenantId, { ...query, isClosed: await isMonthClosed(tx, query.month) })
  const { rows } = await sql<Omit<BilledAccount, 'spans' | 'halves'> & { spans: string } & Halves>`
    select user_id as "userId", account, name, is_enabled as "isEnabled", org_id as "orgId", org_name as "orgName",
           spans, first_half as "firstHalf", second_half as "secondHalf",
           floor(extract(epoch from opened_at))::bigint as "openedAt",
           floor(extract(epoch from closed_at))::bigint as "closedAt", moved_on as "movedOn"
    from (${source}) line
    where true
      ${ownerId === undefined ? sql`` : sql`and org_id = ${ownerId}`}
      ${after === null ? sql`` : sql`and (org_id, account, user_id) > (${after.orgId}, ${after.account}, ${after.userId})`}
    order by org_id, account, user_id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(tx.db)
  return rows.map(({ spans: text, firstHalf, secondHalf, ...row }) => {
    const spans = parseSpans(text)
    return { ...row, spans, halves: halvesOf({ firstHalf, secondHalf }, spans, query.month) }
  })
}

/** As they were written down, else by the rule. */
function halvesOf({ firstHalf, secondHalf }: Halves, spans: AccountSpan[], month: string): BilledHalves {
  if (firstHalf === null || secondHalf === null) return billedHalvesOf(spans, month)
  return { first: firstHalf, second: secondHalf }
}

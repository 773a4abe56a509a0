import { type AccountSpan, type BilledHalves, type BillLine, combineBilledHalves } from '@console/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { type BilledAccount, type BillQuery, billSource } from './bill-source.ts'
import { isMonthClosed } from './closing.store.ts'

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** An organisation's own accounts in a month; accounts that were open at the same times share a line. */
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
    organization.lines.push({ count, spans, halves: resolveHalves(row, spans, query.month) })
    found.set(orgId, organization)
  }
  return [...found.values()]
}

type Position = Pick<BilledAccount, 'orgId' | 'account' | 'userId'>

export type AccountsQuery = BillQuery & {
  /** Only accounts of this one organisation, without those below. */
  ownerId?: number
  /** Accounts after this position; null: from the first. */
  after?: Position | null
  limit?: number
  offset?: number
}

/** The accounts of a month's bill, by organisation and account. */
export async function billedAccounts(tx: TenantTx, query: AccountsQuery): Promise<BilledAccount[]> {
  const rows = await accountRows(tx, query, sql``)
  return rows.map((row) => toBilledAccount(row, query.month))
}

/** One page of billed accounts, and their total number. */
export async function billedAccountPage(
  tx: TenantTx,
  query: AccountsQuery & { limit: number; offset: number },
): Promise<{ accounts: BilledAccount[]; total: number }> {
  const rows = await accountRows<{ total: number }>(tx, query, sql`, count(*) over () as total`)
  const [first] = rows
  if (first) return { accounts: rows.map((row) => toBilledAccount(row, query.month)), total: first.total }
  // A page after the last one has no row with the total.
  return query.offset === 0
    ? { accounts: [], total: 0 }
    : { accounts: [], total: (await billedAccountPage(tx, { ...query, offset: 0, limit: 1 })).total }
}

type AccountRow = Omit<BilledAccount, 'spans' | 'halves'> & { spans: string } & Halves

async function accountRows<Further>(
  tx: TenantTx,
  { ownerId, after = null, limit, offset = 0, ...query }: AccountsQuery,
  further: RawBuilder<unknown>,
): Promise<(AccountRow & Further)[]> {
  const source = billSource(tx.tenantId, { ...query, isClosed: await isMonthClosed(tx, query.month) })
  const { rows } = await sql<AccountRow & Further>`
    select user_id as "userId", account, name, is_enabled as "isEnabled", org_id as "orgId", org_name as "orgName",
           spans, first_half as "firstHalf", second_half as "secondHalf",
           floor(extract(epoch from opened_at))::bigint as "openedAt",
           floor(extract(epoch from closed_at))::bigint as "closedAt", moved_on as "movedOn" ${further}
    from (${source}) line
    where true
      ${ownerId === undefined ? sql`` : sql`and org_id = ${ownerId}`}
      ${after === null ? sql`` : sql`and (org_id, account, user_id) > (${after.orgId}, ${after.account}, ${after.userId})`}
    order by org_id, account, user_id
    ${limit === undefined ? sql`` : sql`limit ${limit}`} offset ${offset}`.execute(tx.db)
  return rows
}

function toBilledAccount(row: AccountRow, month: string): BilledAccount {
  const { userId, account, name, isEnabled, orgId, orgName, openedAt, closedAt, movedOn } = row
  const spans = parseSpans(row.spans)
  const person = { userId, account, name, isEnabled, orgId, orgName, openedAt, closedAt, movedOn }
  return { ...person, spans, halves: resolveHalves(row, spans, month) }
}

/** Returns the stored halves, or computes them by the rule if none are stored. */
function resolveHalves({ firstHalf, secondHalf }: Halves, spans: AccountSpan[], month: string): BilledHalves {
  if (firstHalf === null || secondHalf === null) return combineBilledHalves(spans, month)
  return { first: firstHalf, second: secondHalf }
}

/**
 * Spans as the database has them, in any order: `YYYY-MM-DD/YYYY-MM-DD` with commas between; nothing behind the slash is
 * still open. Oldest first: sorting the few of an account here is cheaper than sorting those of all accounts there.
 */
function parseSpans(text: string): AccountSpan[] {
  return text
    .split(',')
    .toSorted(byText)
    .map((span) => {
      const [openDay = '', closeDay = ''] = span.split('/')
      return { openDay, closeDay: closeDay === '' ? null : closeDay }
    })
}

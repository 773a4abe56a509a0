import { ingest } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** `organizations` are those that the person was in, each since a moment, the latest first. */
export type Seat = { userId: number; organizations: readonly SinceWhen[] }
type SinceWhen = { orgId: number | null; since: Date }
type OfBusiness = { id: number; businessTypeId: number }
type Assignment = { businessTypeId: number; projectId: number; from: Date; until: Date | null }

/** The tenant's records that a batch names. Records of other tenants are missing. */
export type References = {
  /** By user name in small letters. */
  seats: ReadonlyMap<string, Seat>
  businessTypes: ReadonlySet<number>
  products: ReadonlyMap<number, OfBusiness>
  rules: ReadonlyMap<number, OfBusiness & { level: number; disabledAt: Date | null }>
  labels: ReadonlyMap<number, OfBusiness & { deletedAt: Date | null }>
  questions: ReadonlyMap<number, OfBusiness>
  violations: ReadonlySet<string>
  /** By business type, the latest first. */
  assignments: ReadonlyMap<number, readonly Assignment[]>
}

/** One query for each kind of thing that the events name. */
export async function loadReferences(
  tx: TenantTx,
  events: readonly ingest.IngestEvent[],
): Promise<References> {
  const named = namesIn(events)
  return {
    seats: await findSeats(tx, named.accounts),
    businessTypes: new Set((await findBusinessTypes(tx, named.businessTypes)).map(({ id }) => id)),
    products: byId(await ofBusiness(tx, 'product', named.products)),
    rules: byId(await findRules(tx, named.rules)),
    labels: byId(await findLabels(tx, named.labels)),
    questions: byId(await ofBusiness(tx, 'question', named.questions)),
    violations: await findViolationIds(tx, named.violations),
    assignments: await findAssignments(tx, named.businessTypes),
  }
}

/** The project that a business worked for at a moment. */
export function projectAt({ assignments }: References, businessTypeId: number, at: Date): number | null {
  const found = assignments
    .get(businessTypeId)
    ?.find(({ from, until }) => from <= at && (until === null || at < until))
  return found?.projectId ?? null
}

/** The organisation that a person was in at a moment. */
export function organizationAt({ organizations }: Seat, at: Date): number | null {
  return organizations.find(({ since }) => since <= at)?.orgId ?? null
}

export function findSeat({ seats }: References, account: string): Seat | undefined {
  return seats.get(account.toLowerCase())
}

function namesIn(events: readonly ingest.IngestEvent[]) {
  const named = {
    accounts: new Set<string>(),
    businessTypes: new Set<number>(),
    products: new Set<number>(),
    rules: new Set<number>(),
    labels: new Set<number>(),
    questions: new Set<number>(),
    violations: new Set<string>(),
  }
  for (const event of events) {
    if ('account' in event) named.accounts.add(event.account.toLowerCase())
    if ('businessTypeId' in event) named.businessTypes.add(event.businessTypeId)
    if (event.type === 'call.started' && event.productId !== undefined) named.products.add(event.productId)
    if (event.type === 'violation') named.rules.add(event.ruleId)
    if (event.type === 'label.hit') named.labels.add(event.labelId)
    if (event.type === 'recommendation') named.questions.add(event.questionId)
    if (event.type === 'violation.cover') named.violations.add(event.violationId)
    if (event.type === 'dataset.evaluation') {
      const evaluated = event.labelType === ingest.EVALUATED.question ? named.questions : named.rules
      evaluated.add(event.labelId)
    }
  }
  return named
}

function byId<Item extends { id: number }>(references: readonly Item[]): Map<number, Item> {
  return new Map(references.map((item) => [item.id, item]))
}

async function findSeats(
  { db, tenantId }: TenantTx,
  accounts: ReadonlySet<string>,
): Promise<Map<string, Seat>> {
  const found = new Map<string, Seat>()
  if (accounts.size === 0) return found
  // A year that dates of JavaScript reach too, for the first organisation of a person.
  const { rows } = await sql<SinceWhen & { account: string; userId: number }>`
    select lower(u.username) as account, u.id as "userId", p.org_id as "orgId",
           greatest(p.starts_at, to_timestamp(0)) as since
    from person u join user_organization_period p on p.tenant_id = u.tenant_id and p.user_id = u.id
    where u.tenant_id = ${tenantId} and lower(u.username) = any(${[...accounts]}::text[])
    order by p.starts_at desc`.execute(db)
  for (const { account, userId, ...period } of rows) {
    const organizations = found.get(account)?.organizations ?? []
    found.set(account, { userId, organizations: [...organizations, period] })
  }
  return found
}

function findBusinessTypes({ db }: TenantTx, ids: ReadonlySet<number>) {
  return ids.size === 0
    ? []
    : db
        .selectFrom('business')
        .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
        .select('id')
        .execute()
}

function ofBusiness({ db }: TenantTx, table: 'product' | 'question', ids: ReadonlySet<number>) {
  return ids.size === 0
    ? []
    : db
        .selectFrom(table)
        .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
        .select(['id', 'businessTypeId'])
        .execute()
}

function findRules({ db }: TenantTx, ids: ReadonlySet<number>) {
  return ids.size === 0
    ? []
    : db
        .selectFrom('qualityRule')
        .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
        .select(['id', 'businessTypeId', 'level', 'disabledAt'])
        .execute()
}

function findLabels({ db }: TenantTx, ids: ReadonlySet<number>) {
  return ids.size === 0
    ? []
    : db
        .selectFrom('smartLabel')
        .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
        .select(['id', 'businessTypeId', 'deletedAt'])
        .execute()
}

async function findViolationIds({ db, tenantId }: TenantTx, ids: ReadonlySet<string>): Promise<Set<string>> {
  if (ids.size === 0) return new Set()
  const rows = await db
    .selectFrom('violation')
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`violation_id = any(${[...ids]}::text[])`)
    .select('violationId')
    .execute()
  return new Set(rows.map(({ violationId }) => violationId))
}

async function findAssignments(
  { db }: TenantTx,
  businessTypes: ReadonlySet<number>,
): Promise<Map<number, Assignment[]>> {
  const found = new Map<number, Assignment[]>()
  if (businessTypes.size === 0) return found
  const rows = await db
    .selectFrom('projectAssignment')
    .where(sql<boolean>`business_type_id = any(${[...businessTypes]}::bigint[])`)
    .select(['businessTypeId', 'projectId', 'confirmedFrom as from', 'confirmedUntil as until'])
    .orderBy('confirmedFrom', 'desc')
    .orderBy('id', 'desc')
    .execute()
  for (const row of rows) found.set(row.businessTypeId, [...(found.get(row.businessTypeId) ?? []), row])
  return found
}

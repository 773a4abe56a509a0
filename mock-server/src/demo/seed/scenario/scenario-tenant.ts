import { qualityDesk, type Language } from '@console/contracts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { translateText } from '../wording.ts'
import { definitions } from './definitions.ts'
import { linesOfBusiness } from './lines-of-business.ts'
import type {
  ScenarioBusiness,
  ScenarioLabel,
  ScenarioRule,
  ScenarioSeat,
  ScenarioTenant,
} from './scenario-model.ts'

type Db = Transaction<Database>

/** Its calls grow from week to week. */
const RAMPING_BUSINESS = 'Travel cover launch'
/** Each product of a business costs so much more than the one before it. */
const STEP_OF_PRICE = 0.35

export type TenantSource = {
  id: number
  timezone: string
  language: Language
  /** In the order that gives each its index. */
  seatIds: readonly number[]
}

/**
 * Reads the data of one tenant that the generator needs, as its people and definitions are now: for the seeding, and for the
 * simulator that continues the same scenario. Seats that are gone keep their index; a business has no calls if somebody
 * removed the definitions that they are made of.
 */
export async function readScenarioTenant(db: Db, tenant: TenantSource): Promise<ScenarioTenant> {
  const { id, language, timezone } = tenant
  const businesses = (await readBusinesses(db, tenant)).filter(
    ({ products, rules, labels, questions }) =>
      products.length > 0 && rules.length > 0 && labels.length > 0 && questions.length > 0,
  )
  const supervisors = await db
    .selectFrom('appUser')
    .select('id')
    .where('tenantId', '=', id)
    .where('type', 'in', ['SuperAdmin', 'TeamAdmin'])
    .orderBy('id')
    .execute()
  const known = new Set(businesses.map((business) => business.id))
  const seats = (await readSeats(db, tenant)).flatMap((seat) => {
    const businessIds = seat.businessIds.filter((one) => known.has(one))
    return businessIds.length === 0 ? [] : [{ ...seat, businessIds }]
  })
  return { id, language, timezone, seats, supervisorIds: supervisors.map((row) => row.id), businesses }
}

async function readBusinesses(db: Db, { id: tenantId, language }: TenantSource): Promise<ScenarioBusiness[]> {
  const businesses = await db
    .selectFrom('businessType')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .orderBy('id')
    .execute()
  const products = await named(db, 'product', tenantId)
  const questions = await named(db, 'question', tenantId)
  const rules = await readRules(db, tenantId, language)
  const labels = await readLabels(db, tenantId)
  const projects = await db
    .selectFrom('projectAssignment')
    .select(['businessTypeId', 'projectId', 'confirmedFrom', 'confirmedUntil'])
    .where('tenantId', '=', tenantId)
    .orderBy('confirmedFrom', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return businesses.map(({ id, name }) => {
    const { price } = linesOfBusiness(name)
    const own = <Row extends { businessTypeId: number }>(rows: readonly Row[]) =>
      rows.filter(({ businessTypeId }) => businessTypeId === id)
    return {
      id,
      name,
      assignments: own(projects).map(({ projectId, confirmedFrom, confirmedUntil }) => ({
        projectId,
        from: confirmedFrom.getTime(),
        until: confirmedUntil?.getTime() ?? null,
      })),
      isRampingUp: name === translateText(RAMPING_BUSINESS, language),
      products: own(products).map((product, seatIndex) => ({
        id: product.id,
        name: product.name,
        price: Math.round(price * (1 + STEP_OF_PRICE * seatIndex)),
      })),
      rules: own(rules),
      labels: toScenarioLabels(own(labels), language),
      questions: own(questions),
    }
  })
}

function named(db: Db, table: 'product' | 'question', tenantId: number) {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'businessTypeId'])
    .where('tenantId', '=', tenantId)
    .orderBy('id')
    .execute()
}

type OfBusiness<Item> = Item & { businessTypeId: number }

/** Enabled ones, with those of their phrases for which there are sentences; a rule that has none is never broken. */
async function readRules(db: Db, tenantId: number, language: Language): Promise<OfBusiness<ScenarioRule>[]> {
  const rows = await db
    .selectFrom('qualityRule')
    .select(['id', 'businessTypeId', 'name', 'level', 'phrases'])
    .where('tenantId', '=', tenantId)
    .where('isEnabled', '=', true)
    .orderBy('id')
    .execute()
  const sentences = new Map(
    definitions[language].scenes.flatMap(({ rules }) =>
      rules.flatMap(({ phrases }) => phrases.map((phrase) => [phrase.phrase, phrase])),
    ),
  )
  return rows.flatMap(({ phrases, level, ...row }) => {
    const said = phrases.flatMap((phrase) => sentences.get(phrase) ?? [])
    return said.length === 0
      ? []
      : [{ ...row, level: qualityDesk.RULE_LEVELS.find((one) => one === level) ?? 0, phrases: said }]
  })
}

type LabelRow = { id: number; businessTypeId: number; productId: number | null; name: string }

function readLabels(db: Db, tenantId: number): Promise<LabelRow[]> {
  return db
    .selectFrom('smartLabel')
    .select(['id', 'businessTypeId', 'productId', 'name'])
    .where('tenantId', '=', tenantId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
}

/** Customers say what they say, whether or not a label of that name still looks for it. */
function toScenarioLabels(rows: readonly LabelRow[], language: Language): ScenarioLabel[] {
  return definitions[language].labels.map(({ name, phrases }) => {
    const row = rows.find((one) => one.name === name)
    return { id: row?.id ?? null, productId: row?.productId ?? null, phrases }
  })
}

async function readSeats(db: Db, { id: tenantId, seatIds }: TenantSource): Promise<ScenarioSeat[]> {
  const rows = await db
    .selectFrom('appUser')
    .leftJoin('organization', (join) =>
      join
        .onRef('organization.tenantId', '=', 'appUser.tenantId')
        .onRef('organization.id', '=', 'appUser.orgId'),
    )
    .select(['appUser.id', 'appUser.orgId', 'appUser.type', 'appUser.username'])
    .select('organization.name as team')
    .where('appUser.tenantId', '=', tenantId)
    .where(sql<boolean>`app_user.id = any(${[...seatIds]}::bigint[])`)
    .execute()
  // The last opening counts: who is open again was closed before the scenario began.
  const periods = await db
    .selectFrom('accountPeriod')
    .select(['userId', 'openedAt', 'closedAt'])
    .where('tenantId', '=', tenantId)
    .orderBy('openedAt')
    .execute()
  const openOf = new Map(periods.map(({ userId, ...span }) => [userId, span]))
  const bound = await db
    .selectFrom('userBusinessType')
    .select(['userId', 'businessTypeId'])
    .where('tenantId', '=', tenantId)
    .orderBy('businessTypeId')
    .execute()
  const businessIds = Map.groupBy(bound, ({ userId }) => userId)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return seatIds.flatMap((userId, seatIndex) => {
    const row = byId.get(userId)
    const open = openOf.get(userId)
    if (!row || !open) return []
    const seat: ScenarioSeat = {
      userId,
      account: row.username,
      seatIndex,
      orgId: row.orgId,
      team: row.team ?? '',
      isSenior: row.type === 'TeamTSR',
      businessIds: (businessIds.get(userId) ?? []).map(({ businessTypeId }) => businessTypeId),
      openedAt: open.openedAt.getTime(),
      closedAt: open.closedAt?.getTime() ?? null,
    }
    return [seat]
  })
}

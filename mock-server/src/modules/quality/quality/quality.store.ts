import { SLOT_SECONDS, type Complete, type DataOf, type ParsedBodyOf, type quality } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import {
  inDirection,
  inFilter,
  inScope,
  toTimeOrder,
  type StatFilter,
} from '../../statistics/statistics/public.ts'
import { canOpenConversation, joinConversation } from './conversation.ts'

const LEVELS = [0, 1, 2, 3] as const
type LevelNumber = (typeof LEVELS)[number]

type ZonedFilter = StatFilter & { timezone: string }
type RuleCount = { id: number; bizTypeId: number; name: string; level: LevelNumber; hits: number }

/** Rules by their number of violations, most first; those without any are left out. */
export async function countsByRule({ db, tenantId }: TenantTx, filter: StatFilter): Promise<RuleCount[]> {
  const { rows } = await sql<RuleCount>`
    select rule.id, rule.business_type_id as "bizTypeId", rule.name, rule.level, sum(s.hits)::bigint as hits
    from stat_rule_day s join quality_rule rule on rule.tenant_id = s.tenant_id and rule.id = s.rule_id
    where s.tenant_id = ${tenantId} and ${inFilter(filter)}
    group by rule.id, rule.business_type_id, rule.name, rule.level order by hits desc, rule.id`.execute(db)
  return rows
}

/** Violations of one time and level, all of them and the covered ones. */
export type LevelRow = { time: string; level: number; hits: number; covered: number }

export async function countsByDay({ db, tenantId }: TenantTx, filter: StatFilter): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select to_char(d, 'MM-DD') as time, level.level, coalesce(sum(s.hits), 0)::bigint as hits,
           coalesce(sum(s.hits) filter (where s.cover_status = 1), 0)::bigint as covered
    from generate_series(${filter.beginDay}::date, ${filter.endDay}::date, interval '1 day') d
    cross join unnest(${sql.val(LEVELS)}::int[]) level
    left join stat_rule_day s on s.tenant_id = ${tenantId} and s.day = d::date and s.level = level.level
      and ${inFilter(filter)}
    group by d, level.level order by d, level.level`.execute(db)
  return rows
}

/** Counts of one day, straight from its violations: a level and its cover are not stored by the quarter of an hour. */
export async function countsBySlot({ db, tenantId }: TenantTx, filter: ZonedFilter): Promise<LevelRow[]> {
  const { beginDay, timezone, bizTypeId } = filter
  const begin = sql`${beginDay}::date::timestamp at time zone ${timezone}`
  const end = sql`(${beginDay}::date + 1)::timestamp at time zone ${timezone}`
  const business: RawBuilder<unknown> =
    bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`
  const { rows } = await sql<LevelRow>`
    select to_char(slot at time zone ${timezone}, 'HH24:MI') as time, level.level, count(s.id) as hits,
           count(s.id) filter (where s.cover_status = 1) as covered
    from generate_series(${begin}, ${end} - interval '1 second', make_interval(secs => ${SLOT_SECONDS})) slot
    cross join unnest(${sql.val(LEVELS)}::int[]) level
    left join violation s on s.tenant_id = ${tenantId} and s.level = level.level
      and s.hit_at >= slot and s.hit_at < slot + make_interval(secs => ${SLOT_SECONDS})
      ${business} ${inScope(filter.scope)}
    group by slot, level.level order by slot, level.level`.execute(db)
  return rows
}

type RankedSeat = { seatId: number; seatName: string; orgName: string; violationCount: number }
type LevelCounts = Record<keyof typeof LEVEL_COUNTS, number>
type CoverCounts = Record<keyof typeof COVER_COUNTS, number>
export type SeatRow = RankedSeat & LevelCounts & CoverCounts

export async function countSeats({ db, tenantId }: TenantTx, filter: StatFilter): Promise<number> {
  const { rows } = await sql<{ seats: number }>`
    select count(distinct s.user_id) as seats from stat_rule_day s
    where s.tenant_id = ${tenantId} and ${inFilter(filter)}`.execute(db)
  return rows[0]?.seats ?? 0
}

/** Conditions of the counts, by their names in the answer. */
type Counts = Readonly<Record<string, RawBuilder<unknown>>>

const LEVEL_COUNTS = {
  violationLevelCount0: sql`s.level = 0`,
  violationLevelCount1: sql`s.level = 1`,
  violationLevelCount2: sql`s.level = 2`,
  violationLevelCount3: sql`s.level = 3`,
} satisfies Counts
const COVER_COUNTS = {
  anaphoraNum: sql`s.cover_status = 1`,
  unAnaphoraNum: sql`s.cover_status = 0`,
  notNeedAnaphoraNum: sql`s.cover_status = 2`,
} satisfies Counts

/** Seats with any violation, most first, with where they belong now. */
export async function seatsByViolations(tx: TenantTx, filter: StatFilter): Promise<RankedSeat[]> {
  return rankedSeats<RankedSeat>(tx, filter, { counts: {} })
}

export async function seatsByLevel(tx: TenantTx, filter: StatFilter): Promise<(RankedSeat & LevelCounts)[]> {
  return rankedSeats<RankedSeat & LevelCounts>(tx, filter, { counts: LEVEL_COUNTS })
}

export async function seatsByCover(tx: TenantTx, filter: StatFilter): Promise<(RankedSeat & CoverCounts)[]> {
  return rankedSeats<RankedSeat & CoverCounts>(tx, filter, { counts: COVER_COUNTS })
}

/** One page of seats with all counts. */
export async function countsBySeat(
  tx: TenantTx,
  filter: StatFilter,
  page: { offset: number; limit: number },
): Promise<SeatRow[]> {
  return rankedSeats<SeatRow>(tx, filter, { counts: { ...LEVEL_COUNTS, ...COVER_COUNTS }, page })
}

type Seats = { counts: Counts; page?: { offset: number; limit: number } }

async function rankedSeats<Row>(
  { db, tenantId }: TenantTx,
  filter: StatFilter,
  { counts, page }: Seats,
): Promise<Row[]> {
  const counted = Object.entries(counts).map(
    ([name, condition]) =>
      sql`, coalesce(sum(s.hits) filter (where ${condition}), 0)::bigint as ${sql.ref(name)}`,
  )
  const names = Object.keys(counts).map((name) => sql`, ${sql.ref(`counted.${name}`)}`)
  // Grouped by person first: names are then joined to one row each, not to every day and rule.
  const { rows } = await sql<Row>`
    select counted."seatId", u.name as "seatName", coalesce(o.name, '') as "orgName",
           counted."violationCount" ${sql.join(names, sql``)}
    from (
      select s.user_id as "seatId", sum(s.hits)::bigint as "violationCount" ${sql.join(counted, sql``)}
      from stat_rule_day s where s.tenant_id = ${tenantId} and ${inFilter(filter)}
      group by s.user_id
    ) counted
    join person u on u.tenant_id = ${tenantId} and u.id = counted."seatId"
    left join organization_unit o on o.tenant_id = u.tenant_id and o.id = u.org_id
    order by "violationCount" desc, "seatId"
    ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`.execute(db)
  return rows
}

type ListFilter = ZonedFilter &
  Omit<ParsedBodyOf<typeof quality.violations>, 'orgId' | keyof StatFilter> & {
    /** Everything that the reader sees. */
    visible: Scope
  }
type ViolationRow = DataOf<typeof quality.violations>['violationDetail'][number]
type Violation = Omit<Complete<ViolationRow>, 'chatInfoUrl'> & {
  canOpenSession: boolean
}

export async function findViolations(
  { db, tenantId }: TenantTx,
  filter: ListFilter,
): Promise<{ violations: Violation[]; total: number }> {
  const { beginDay, endDay, timezone, bizTypeId, sceneId, ruleId, ruleLevel, pageIndex, pageSize } = filter
  const order = toTimeOrder(filter)
  const condition = sql`
    s.tenant_id = ${tenantId} and s.hit_at >= ${beginDay}::date::timestamp at time zone ${timezone}
    and s.hit_at < (${endDay}::date + 1)::timestamp at time zone ${timezone}
    ${bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`}
    ${sceneId === undefined ? sql`` : sql`and rule.scene_id = ${sceneId}`}
    ${ruleId === undefined ? sql`` : sql`and s.rule_id = ${ruleId}`}
    ${ruleLevel === undefined ? sql`` : sql`and s.level = ${ruleLevel}`}
    ${inScope(filter.scope)}`
  const from = sql`violation s join quality_rule rule on rule.tenant_id = s.tenant_id and rule.id = s.rule_id`
  const counted = await sql<{
    total: number
  }>`select count(*) as total from ${from} where ${condition}`.execute(db)
  const { rows } = await sql<Violation>`
    select v.id as "violationId", scene.name as "sceneName", v.rule_name as "ruleName",
           floor(extract(epoch from v.hit_at))::bigint as "createTime", v.level as "ruleLevel",
           u.id as "seatId", u.name as "seatName", coalesce(o.name, '') as "orgName", said.id as "sessionId",
           ${canOpenConversation(filter.visible)} as "canOpenSession"
    from (select s.*, rule.name as rule_name, rule.scene_id from ${from}
          where ${condition} order by ${inDirection(sql`s.hit_at`, order)}, ${inDirection(sql`s.id`, order)}
          limit ${pageSize} offset ${(pageIndex - 1) * pageSize}) v
    join quality_scene scene on scene.tenant_id = v.tenant_id and scene.id = v.scene_id
    join person u on u.tenant_id = v.tenant_id and u.id = v.user_id
    left join organization_unit o on o.tenant_id = v.tenant_id and o.id = v.org_id
    ${joinConversation}
    order by ${inDirection(sql`v.hit_at`, order)}, ${inDirection(sql`v.id`, order)}`.execute(db)
  return { violations: rows, total: counted.rows[0]?.total ?? 0 }
}

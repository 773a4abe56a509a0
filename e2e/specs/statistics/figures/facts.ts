import { FROM, LAST_MONTH, TO, ZONE } from './range.ts'

/** Quotes a text for a query. */
export const text = (value: string): string => `'${value.replaceAll("'", "''")}'`

/** The first moment of the days, and the first after them. */
const BEGIN = `(${text(FROM)}::timestamp at time zone ${text(ZONE)})`
const END = `((${text(TO)}::date + 1)::timestamp at time zone ${text(ZONE)})`

/** The rows of a table of facts that the company has in the days, each with its day. */
const during = (table: string, at: string): string => `
  select f.*, (f.${at} at time zone c.timezone)::date as day from ${table} f join company c on c.id = f.tenant_id
  where f.${at} >= ${BEGIN} and f.${at} < ${END}`

/** Query for a person's organisation when a correction began or ended. */
const organizationAt = (at: string): string => `(
  select p.org_id from user_organization_period p
  where p.tenant_id = x.tenant_id and p.user_id = x.user_id and p.starts_at <= x.${at}
  order by p.starts_at desc limit 1)`

/**
 * A status holds until the next one; corrected spans replace what was reported, and then the last reported one goes on; one
 * without an end within 24 hours counts to the end of its day.
 */
const STATUSES = `
reported as (
  select e.user_id, e.evt_at as at, e.receipt as turn, e.evt, e.sub_evt, e.org_id, e.business_type_id, e.project_id
  from status_event e join company c on c.id = e.tenant_id
  where e.evt <> 2 and e.evt_at > ${BEGIN} - interval '2 days' and e.evt_at < ${END} + interval '1 day'
    and not exists (select 1 from status_correction x where x.tenant_id = e.tenant_id and x.user_id = e.user_id
                    and e.evt_at >= x.start_at and e.evt_at < x.end_at)
  union all
  select x.user_id, x.start_at, -1, x.evt, x.sub_evt, ${organizationAt('start_at')}, x.business_type_id, (
    select a.project_id from project_assignment a
    where a.tenant_id = x.tenant_id and a.business_type_id = x.business_type_id and a.confirmed_from <= x.start_at
      and (a.confirmed_until is null or x.start_at < a.confirmed_until) limit 1)
  from status_correction x join company c on c.id = x.tenant_id
  union all
  select x.user_id, x.end_at, -2, coalesce(last.evt, 0), last.sub_evt, ${organizationAt('end_at')},
         coalesce(last.business_type_id, x.business_type_id), last.project_id
  from status_correction x join company c on c.id = x.tenant_id
  left join lateral (
    select e.* from status_event e
    where e.tenant_id = x.tenant_id and e.user_id = x.user_id and e.evt <> 2 and e.evt_at < x.end_at
    order by e.evt_at desc, e.receipt desc limit 1) last on true
),
followed as (select *, lead(at) over (partition by user_id order by at, turn) as next_at from reported),
span as (
  select *, case when next_at <= at + interval '24 hours' then next_at
    else ((at at time zone ${text(ZONE)})::date + 1)::timestamp at time zone ${text(ZONE)} end as until
  from followed
),
worked as materialized (
  select s.*, d.day, extract(epoch from least(s.until, d.ends) - greatest(s.at, d.begins)) as seconds
  from span s
  join days d on s.at < d.ends and s.until > d.begins
  where s.evt <> 0
)`

/**
 * The accounts of last month's bill: in how many halves of it each was open on any day, in the first of them or not, and where it
 * belonged at its end; and every time that an account was open.
 */
const ACCOUNTS = `
account_time as (
  select p.user_id, p.opened_at at time zone c.timezone as opened, p.closed_at at time zone c.timezone as closed
  from account_period p join company c on c.id = p.tenant_id
),
billed as materialized (
  select u.id as user_id, u.username, b.org_id, count(distinct extract(day from d) <= 15) as halves,
         bool_or(extract(day from d) <= 15) as has_first
  from account_time p join app_user u on u.id = p.user_id
  join generate_series('${LAST_MONTH}-01'::date, '${LAST_MONTH}-01'::date + interval '1 month - 1 day', interval '1 day') d
    on d >= p.opened::date and (p.closed is null or d <= p.closed::date)
  cross join lateral (
    select b.org_id from user_organization_period b
    where b.tenant_id = u.tenant_id and b.user_id = u.id
      and b.starts_at < ('${LAST_MONTH}-01'::timestamp + interval '1 month') at time zone ${text(ZONE)}
    order by b.starts_at desc limit 1) b
  group by u.id, u.username, b.org_id
)`

/**
 * Builds tables of what happened in a company in the days, for the queries of figures: `calls`, violations as `hits` and so
 * on; the seconds in each status as `worked`; everybody who did anything as `people`; organisations each with all below it
 * as `tree`. `whose` is a condition on the table of companies.
 */
export const buildFactsSql = (whose: string): string => `
with recursive company as (select * from tenant where ${whose}),
days as (
  select day::date, day at time zone ${text(ZONE)} as begins, (day + interval '1 day') at time zone ${text(ZONE)} as ends
  from generate_series(${text(FROM)}::timestamp, ${text(TO)}, interval '1 day') day
),
tree as (
  select o.id as top, o.name as top_name, o.id from organization o join company c on c.id = o.tenant_id
  union all
  select tree.top, tree.top_name, o.id from organization o join tree on o.parent_id = tree.id
),
calls as materialized (
  select f.*, f.talk_seconds > c.valid_call_seconds as is_valid
  from (${during('call', 'started_at')}) f join company c on c.id = f.tenant_id
),
hits as materialized (${during('violation', 'hit_at')}),
recommended as materialized (${during('recommendation', 'shown_at')}),
twin_uses as materialized (${during('twin_use', 'used_at')}),
label_hits as materialized (${during('label_hit', 'hit_at')}),
judged as materialized (${during('dataset_evaluation', 'evaluated_at')}),
tracked as materialized (${during('tracking_event', 'happened_at')}),
planned as materialized (select * from (${during('shift', 'starts_at')}) f where not f.is_cancelled),
${STATUSES},
idle_runs as (
  select user_id, at + interval '15 minutes' as alert_at from span
  where evt = 7 and sub_evt = 'idle' and until - at > interval '15 minutes'
    and at + interval '15 minutes' >= ${BEGIN} and at + interval '15 minutes' < ${END}
),
${ACCOUNTS},
people as (
  select user_id from calls union select user_id from hits union select user_id from recommended
  union select user_id from twin_uses union select user_id from worked
)`

const SHARE = (part: string, whole: string): string => `coalesce(${part}::float8 / nullif(${whole}, 0), 0)`
const CALLS = 'count(*) filter (where is_outbound)'
const ANSWERS = 'count(answered_at) filter (where is_outbound)'
const VALID_CALLS = 'count(*) filter (where is_outbound and is_valid)'
const QUOTES = 'count(*) filter (where is_outbound and is_quoted)'
const DEALS = 'count(*) filter (where is_outbound and is_ordered)'

/** Figures of `calls`, by the words of the pages. Talk time is of calls in both directions. */
export const OF_CALLS = {
  'Outbound calls': CALLS,
  'Answered calls': ANSWERS,
  'Valid calls': VALID_CALLS,
  Quotes: QUOTES,
  Deals: DEALS,
  'Answer rate': SHARE(ANSWERS, CALLS),
  'Marketing rate': SHARE(VALID_CALLS, ANSWERS),
  'Quote rate': SHARE(QUOTES, VALID_CALLS),
  'Deal rate': SHARE(DEALS, VALID_CALLS),
  'Talk time': 'coalesce(sum(talk_seconds), 0)',
  Minutes: 'coalesce(sum(talk_seconds), 0) / 60.0',
} as const
export type CallMeasure = keyof typeof OF_CALLS
export const isCallMeasure = (column: string): column is CallMeasure => Object.hasOwn(OF_CALLS, column)

/** Everything but off-line and leave. */
const ONLINE = 'evt not in (0, 3)'
const SECONDS_ONLINE = `coalesce(sum(seconds) filter (where ${ONLINE}), 0)`
const PEOPLE_ONLINE = `count(distinct user_id) filter (where ${ONLINE})`
const DAYS_ONLINE = `count(distinct (user_id, day)) filter (where ${ONLINE})`

/** Figures of `worked`. */
const OF_STATUSES = {
  people: PEOPLE_ONLINE,
  online: SECONDS_ONLINE,
  onlineAPerson: SHARE(SECONDS_ONLINE, PEOPLE_ONLINE),
  onlineADay: SHARE(SECONDS_ONLINE, DAYS_ONLINE),
  days: DAYS_ONLINE,
  hours: `${SECONDS_ONLINE} / 3600.0`,
  work: 'coalesce(sum(seconds) filter (where evt = 4), 0)',
  break: 'coalesce(sum(seconds) filter (where evt = 5), 0)',
  idle: 'coalesce(sum(seconds) filter (where evt = 7), 0)',
  leave: 'coalesce(sum(seconds) filter (where evt = 3), 0)',
} as const

export type StatusMeasure = keyof typeof OF_STATUSES

export const ofCalls = (measure: CallMeasure, where = 'true'): string =>
  `select ${OF_CALLS[measure]} from calls where ${where}`
export const ofStatuses = (measure: StatusMeasure, where = 'true'): string =>
  `select ${OF_STATUSES[measure]} from worked where ${where}`

/** Condition for the organisations of this name, with all below them. */
export const inOrganization = (name: string): string =>
  `org_id in (select id from tree where top_name = ${text(name)})`
/** A day as charts name it, such as 11-20. */
export const onDay = (shown: string): string => `to_char(day, 'MM-DD') = ${text(shown)}`

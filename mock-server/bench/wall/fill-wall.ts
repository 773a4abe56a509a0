import { withDatabase } from '../../src/commands/run-command.ts'
import { drawSeatScreen } from '../../src/demo/simulator/seat-screen/draw-seat-screen.ts'
import { readConfig } from '../../src/platform/config.ts'
import { withConnection } from '../../src/platform/db/owner.ts'

/** The seats of the wall; a person who watches them selects this business type. */
export type WallSeats = { accounts: string[]; businessTypeId: number }

/** Screens are drawn once and shared: each is a picture of its own only in its address. */
const SCREENS = 20
/** The pictures stay fresh for as long as a bench takes. */
const TAKEN_IN_HOURS = 2

/**
 * Gives `manager`'s company this many seats in its teams, all of the business type that the manager selected, with pictures,
 * and with thresholds below which a seat is warned at any hour. The server of the folder must be running.
 */
export async function fillWall(dataDir: string, seats: number): Promise<WallSeats> {
  const screens = await Promise.all(Array.from({ length: SCREENS }, (_, index) => drawScreen(index)))
  return withDatabase(readConfig({ DATA_DIR: dataDir }), ({ adminUrl }) =>
    withConnection(adminUrl, async (db) => {
      await db.query(INSERT_SEATS, [seats])
      await db.query(INSERT_LINKS)
      await db.query(INSERT_WARNINGS)
      await db.query(INSERT_PICTURES, [screens, TAKEN_IN_HOURS])
      await db.query('vacuum analyze app_user, user_role, user_business_type, seat_picture')
      const { rows } = await db.query<{ username: string; businessTypeId: number }>(
        `${COMPANY} select username, business_type_id::int as "businessTypeId" from seat join company using (tenant_id) order by id`,
      )
      const [first] = rows
      if (!first || rows.length !== seats) throw new Error(`There are ${rows.length} seats, not ${seats}.`)
      return { accounts: rows.map(({ username }) => username), businessTypeId: first.businessTypeId }
    }),
  )
}

const drawScreen = (index: number): Promise<Buffer> =>
  drawSeatScreen({
    userId: index,
    name: `Seat ${index}`,
    time: '2026-11-20 14:26:41',
    language: 'en',
    isCalling: index % 2 === 0,
  })

const COMPANY = `
  with company as (
    select tenant_id, selected_business_type_id as business_type_id from app_user where username = 'manager'
  ), seat as (
    select s.* from app_user s join company using (tenant_id)
    where s.type in ('TSR', 'TeamTSR') and s.status = 'enabled' and s.org_id is not null
  )`

/** Copies of the company's seats, in the same teams. */
const INSERT_SEATS = `
  ${COMPANY}, numbered as (select *, row_number() over (order by id) - 1 as position, count(*) over () as known from seat)
  insert into app_user (tenant_id, username, name, org_id, team_org_id, type, selected_business_type_id)
  select tenant_id, 'wall-seat-' || n, name || ' ' || 1 + n / known, org_id, team_org_id, type, selected_business_type_id
  from generate_series(0, $1::int - 1) n join numbered on position = n % known
  where n < $1::int - known`

const INSERT_LINKS = `
  ${COMPANY}, business as (
    insert into user_business_type (tenant_id, user_id, business_type_id)
    select tenant_id, id, business_type_id from seat join company using (tenant_id) on conflict do nothing)
  insert into user_role (tenant_id, user_id, role_id)
  select seat.tenant_id, seat.id, (
    select ur.role_id from user_role ur join seat s on s.tenant_id = ur.tenant_id and s.id = ur.user_id
    group by ur.role_id order by count(*) desc limit 1)
  from seat on conflict do nothing`

const INSERT_WARNINGS = `
  ${COMPANY}
  insert into warn_setting (tenant_id, org_id, business_type_id, work_times, call_cnt, talk_cnt, talk_seconds,
    avg_talk_seconds, talk_rate, foul_cnt)
  select distinct tenant_id, org_id, business_type_id, '[{"start": "00:00", "end": "23:59"}]'::jsonb, 1, 0, 0, 0, 0, 5
  from seat join company using (tenant_id)
  on conflict (tenant_id, org_id, business_type_id) do update set work_times = excluded.work_times, call_cnt = excluded.call_cnt`

const INSERT_PICTURES = `
  ${COMPANY}
  insert into seat_picture (tenant_id, user_id, jpeg, taken_at)
  select tenant_id, id, ($1::bytea[])[1 + id % array_length($1::bytea[], 1)], now() + make_interval(hours => $2::int)
  from seat on conflict (tenant_id, user_id) do update set jpeg = excluded.jpeg, taken_at = excluded.taken_at`

import { sql } from 'kysely'
import type { TestServer } from '../src/testing/start-test-server.ts'

const SAMPLES_OF_A_PERSON = 6
/** Records are spread over as many days as they can stay. */
const DAYS = 90
/** The newest records have entries; pages further back are read without. */
const RECORDS_WITH_ENTRIES = 50_000

export type NamedVoices = { samples: number; name: string; orgId: number; day: string }

/** Samples of every seat of `manager`'s company, and check records of them, the newest now. */
export async function fillVoiceprints({ asAdmin }: TestServer, records: number): Promise<void> {
  await asAdmin(async (client) => {
    // Without checking each row against the calls that it refers to.
    await client.query('set session_replication_role = replica')
    await client.query(`
      create temporary table seat as
        select u.tenant_id, u.id, row_number() over (order by u.id) - 1 as number from app_user u
        where u.tenant_id = (select tenant_id from app_user where username = 'manager') and u.type in ('TSR', 'TeamTSR');
      insert into voice_category (tenant_id, name, is_automatic, created_at, updated_at)
        select distinct tenant_id, 'Category ' || n, n = 1, now(), now() from seat cross join generate_series(1, 20) n;
      insert into stored_content (tenant_id, hash, bytes, media_type, created_at)
        select distinct tenant_id, repeat('0', 64), 1, 'audio/wav', now() from seat`)
    await client.query(
      `insert into voice_corpus (tenant_id, voice_id, user_id, category_id, status, call_id, session_id, session_at,
         created_at, voice_ms, content_hash, model, embedding)
       select s.tenant_id, gen_random_uuid(), s.id,
         (select min(id) from voice_category k where k.tenant_id = s.tenant_id) + (s.number + n) % 20,
         case when n <= 3 then 0 when n = 4 then 1 else 2 end, 'sample-' || s.id || '-' || n, 'session', now(),
         now() - make_interval(days => n), 30000, repeat('0', 64), 'bench', '\\x00'
       from seat s cross join generate_series(1, $1::integer) n`,
      [SAMPLES_OF_A_PERSON],
    )
    await client.query(
      `insert into voice_check (tenant_id, user_id, call_id, recording_id, session_id, session_at, seconds, created_at,
         checked_at, progress, status, speech_ms)
       select s.tenant_id, s.id, 'bench-' || n, n, 'session-' || n, made.at, 60 + n % 600, made.at, made.at + interval '20 s',
         'done', case when n % 50 = 7 then 1 when n % 10 = 3 then 0 else 2 end, 20000
       from generate_series(1, $1::integer) n
       join seat s on s.number = n % (select count(*) from seat)
       cross join lateral (select now() - make_interval(days => $2::integer) * (1 - n / $1::double precision) as at) made
       order by n`,
      [records, DAYS],
    )
    await client.query(
      `insert into voice_check_entry (tenant_id, check_id, corpus_id, score, is_match)
       select c.tenant_id, c.id, s.id, 0.5, true
       from (select * from voice_check order by id desc limit $1) c
       join voice_corpus s on s.tenant_id = c.tenant_id and s.user_id = c.user_id and s.status = 0`,
      [RECORDS_WITH_ENTRIES],
    )
    await client.query(
      `insert into voice_score_day (tenant_id, day, model, is_same, bin, number)
       select t.tenant_id, now()::date - d, 'bench', is_same, bin, 10 from (select distinct tenant_id from seat) t
       cross join generate_series(0, $1::integer) d cross join generate_series(0, 49) bin
       cross join unnest(array[true, false]) is_same`,
      [DAYS],
    )
    await client.query('set session_replication_role = default')
    await client.query(
      'vacuum (analyze) voice_check, voice_check_entry, voice_corpus, voice_category, voice_score_day',
    )
  })
}

/** A person, their organisation, and a day in the middle. */
export async function namedVoices({ asOwner }: TestServer): Promise<NamedVoices> {
  const { rows } = await asOwner((db) =>
    sql<NamedVoices>`
      select (select count(*) from voice_corpus) as samples, u.name, u.org_id as "orgId",
        to_char(now() - make_interval(days => ${DAYS / 2}::integer), 'YYYYMMDD') as day
      from voice_corpus s join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where u.org_id is not null order by s.id limit 1`.execute(db),
  )
  const [named] = rows
  if (!named) throw new Error('The demo data has no seats.')
  return named
}

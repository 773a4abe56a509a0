import { label } from '@console/contracts'
import { madeUpCall, madeUpRule, randomNumbers } from '@console/label-engine/bench/made-up-calls'
import { sql } from 'kysely'
import type { TestServer } from '../../src/testing/start-test-server.ts'

const SEED = 1
const SENTENCES_OF_CALL = 20
/** Sentences that are said again and again. */
const DIFFERENT_SENTENCES = 5_000
const SECONDS_BETWEEN_CALLS = 0.2

export type Business = { tenantId: number; businessTypeId: number; productId: number }

/** Finds the business of the first product of `manager`'s company. */
export async function firstBusiness({ asOwner }: TestServer): Promise<Business> {
  return asOwner(async (db) => {
    const { rows } = await sql<Business>`
      select p.tenant_id as "tenantId", p.business_type_id as "businessTypeId", p.id as "productId" from product p
      where p.tenant_id = (select tenant_id from app_user where username = 'manager') order by p.id limit 1`.execute(
      db,
    )
    const [first] = rows
    if (!first) throw new Error('The company has no product.')
    return first
  })
}

export function madeUpDraft({ businessTypeId, productId }: Business, rule: label.Rule) {
  return {
    name: 'Bench',
    showName: '',
    bizTypeId: businessTypeId,
    productId,
    enable: 1,
    type: label.MEANING.general,
    triggerAt: 'realtime',
    kbBindable: 0,
    isCustomerRelated: 0,
    expire: 0,
    visibility: label.VISIBILITY.all,
    frontDisplay: 0,
    pushTo: label.PUSH_TO.none,
    pushType: null,
    pushTemplate: null,
    pushContent: '',
    remark: '',
    rule,
  } as const satisfies label.LabelDraft
}

/** Enabled rules as people write them, and one that supervisors are notified of. */
export async function makeLabels(server: TestServer, count: number): Promise<void> {
  const token = await server.signIn('manager')
  const business = await firstBusiness(server)
  const random = randomNumbers(SEED)
  for (let made = 0; made < count; made += 1) {
    const rule = madeUpRule(random)
    // oxlint-disable-next-line no-await-in-loop -- one after another, as people make them
    const { code, message } = await server.send(label.create, {
      token,
      body: { ...madeUpDraft(business, rule), name: `Bench ${made}`, id: 0 },
    })
    if (code !== 0) throw new Error(message)
  }
}

/** Calls of the last hours of the company, with 20 sentences each. */
export async function fillCalls(server: TestServer, calls: number): Promise<void> {
  const { tenantId, businessTypeId, productId } = await firstBusiness(server)
  const random = randomNumbers(SEED)
  const words = madeUpCall(DIFFERENT_SENTENCES, random).sentences.map((sentence) => sentence.words)
  await server.asAdmin(async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into call (tenant_id, call_id, session_id, user_id, org_id, business_type_id, product_id, is_outbound, started_at,
         answered_at, ended_at, hung_up_by)
       select $1, 'bench-' || n, 'bench-' || n, seat.id, seat.org_id, $2, $3, true, made.at, made.at + interval '5 s',
         made.at + interval '90 s', 'customer'
       from generate_series(1, $4::integer) n
       cross join (select id, org_id from app_user where tenant_id = $1 and type = 'TSR' order by id limit 1) seat
       cross join lateral (select now() - interval '2 min' - n * $5::double precision * interval '1 s' as at) made`,
      [tenantId, businessTypeId, productId, calls, SECONDS_BETWEEN_CALLS],
    )
    await client.query(
      `insert into utterance (tenant_id, call_id, seq, speaker, said_at, words, ends_at)
       select c.tenant_id, c.call_id, seq, 1 + seq % 2, said.at, ($1::text[])[1 + (seq * 7919 + extract(epoch from c.started_at)::bigint * 31) % $2],
         said.at + interval '2 s'
       from call c cross join generate_series(1, $3::integer) seq
       cross join lateral (select c.started_at + interval '5 s' + seq * interval '3 s' as at) said
       where c.call_id like 'bench-%'`,
      [words, DIFFERENT_SENTENCES, SENTENCES_OF_CALL],
    )
    await client.query('set session_replication_role = default')
    await client.query('vacuum (analyze) call, utterance')
  })
}

import { label } from '@console/contracts'
import type { Conversation } from '@console/label-engine'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** Sentences of one call that are judged at most, from its beginning. */
export const MAX_JUDGED_SENTENCES = 2000

/** A call with all that is known of it, and what was said so far. */
export type JudgedCall = {
  callId: string
  userId: number
  orgId: number | null
  businessTypeId: number
  projectId: number | null
  productId: number | null
  endedAt: Date | null
  isOrdered: boolean
  conversation: Conversation
  /** Number and time of each sentence of the conversation. */
  said: readonly { seq: number; at: Date }[]
}

type CallRow = Omit<JudgedCall, 'conversation' | 'said'> & {
  startedAt: Date
  answeredAt: Date | null
  hungUpBy: 'seat' | 'customer' | 'system' | null
}

/** Only calls with a known beginning: before it arrives, nobody knows whose they are. */
export async function findConversations(tx: TenantTx, callIds: readonly string[]): Promise<JudgedCall[]> {
  const { db, tenantId } = tx
  const { rows } = await sql<CallRow>`
    select c.call_id as "callId", c.user_id as "userId", c.org_id as "orgId",
           c.business_type_id as "businessTypeId", c.project_id as "projectId", c.product_id as "productId",
           c.started_at as "startedAt", c.answered_at as "answeredAt", c.ended_at as "endedAt",
           c.hung_up_by as "hungUpBy", c.is_ordered as "isOrdered"
    from reported_call c where c.tenant_id = ${tenantId} and c.call_id = any(${callIds}::text[]) and c.started_at is not null
    order by c.call_id`.execute(db)
  const words = await findSentences(
    tx,
    rows.map(({ callId }) => callId),
  )
  return rows.map(({ startedAt, answeredAt, hungUpBy, ...call }) => {
    const sentences = words.get(call.callId) ?? []
    return {
      ...call,
      conversation: {
        sentences: sentences.map(({ seq: _seq, at, endsAt, ...sentence }) => ({
          ...sentence,
          beginMs: at.getTime() - startedAt.getTime(),
          endMs: endsAt && endsAt.getTime() - startedAt.getTime(),
        })),
        facts: toCallFacts({ startedAt, answeredAt, endedAt: call.endedAt, hungUpBy }),
      },
      said: sentences.map(({ seq, at }) => ({ seq, at })),
    }
  })
}

type SentenceRow = {
  callId: string
  seq: number
  at: Date
  endsAt: Date | null
  role: label.Condition['role']
  words: string
  emotion: string | null
}

async function findSentences(
  { db, tenantId }: TenantTx,
  callIds: readonly string[],
): Promise<Map<string, SentenceRow[]>> {
  const { agent, customer } = label.ROLE
  const { rows } = await sql<SentenceRow>`
    select said.* from unnest(${callIds}::text[]) requested (call_id) cross join lateral (
      select u.call_id as "callId", u.seq, u.said_at as at, u.ends_at as "endsAt",
             case when u.speaker = 1 then ${agent}::int else ${customer}::int end as role, u.words, u.emotion
      from utterance u where u.tenant_id = ${tenantId} and u.call_id = requested.call_id
      order by u.seq, u.said_at limit ${MAX_JUDGED_SENTENCES}) said`.execute(db)
  return Map.groupBy(rows, ({ callId }) => callId)
}

type Times = Pick<CallRow, 'startedAt' | 'answeredAt' | 'endedAt' | 'hungUpBy'>

/** A call that has ended without an answer was not accepted; before either, nothing is known. */
function toCallFacts({ startedAt, answeredAt, endedAt, hungUpBy }: Times): Conversation['facts'] {
  const accepted = answeredAt !== null ? true : endedAt !== null ? false : null
  const rangUntil = answeredAt ?? endedAt
  return {
    accepted,
    ringSeconds: rangUntil && secondsBetween(startedAt, rangUntil),
    talkSeconds: accepted === false ? 0 : answeredAt && endedAt && secondsBetween(answeredAt, endedAt),
    hungUpBy: hungUpBy === 'seat' ? label.ROLE.agent : hungUpBy === 'customer' ? label.ROLE.customer : null,
  }
}

const secondsBetween = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / 1000)

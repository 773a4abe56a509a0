import { label } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { HOUR_SECONDS } from '../../../platform/time/units.ts'
import { IS_OF_CALL, type DetectableLabel } from '../../labels/label-detection/public.ts'

/** Calls that began longer ago are no longer judged. */
const LOOK_BACK_SECONDS = 2 * HOUR_SECONDS
/** The last sentences may be reported after the end of the call. */
const SETTLED_SECONDS = 10
/** A call not judged within this time after its end, because the model is too slow or fails, is left out. */
const LEFT_OUT_SECONDS = 900
/** Labels with a due call of a company, at once. */
export const MAX_DUE = 20

/** A label that has a call to judge, how much was said in it, and how often it has failed. */
export type DueJudgement = {
  readonly labelId: number
  readonly callId: string
  readonly rounds: number
  readonly sentences: number
  /** Sentences that were judged before. */
  readonly judgedSentences: number
  readonly failures: number
}

/**
 * Judgements that are due, the oldest calls first. A label that is judged while the call goes on is due after each given
 * number of rounds, and every label once a call that it applies to has ended. A round is complete when both have spoken.
 */
export async function findDueJudgements({ db, tenantId }: TenantTx, now: Date): Promise<DueJudgement[]> {
  const { rows } = await sql<DueJudgement>`
    select l.id as "labelId", c.call_id as "callId", said.rounds, said.sentences,
           coalesce(j.sentences, 0) as "judgedSentences", coalesce(j.failures, 0) as failures
    from smart_label l
    join reported_call c on c.tenant_id = l.tenant_id and ${IS_OF_CALL}
    left join prompt_judgement j on j.tenant_id = l.tenant_id and j.label_id = l.id and j.call_id = c.call_id
    cross join lateral (select c.ended_at + make_interval(secs => ${SETTLED_SECONDS}) as settled_at) done
    cross join lateral (
      select count(*)::int as sentences, (count(*) filter (where u.speaker is distinct from u.before) / 2)::int as rounds
      from (select speaker, lag(speaker) over (order by seq, said_at) as before from utterance
            where tenant_id = ${tenantId} and call_id = c.call_id
              and said_at >= ${now}::timestamptz - interval '1 day') u) said
    where l.tenant_id = ${tenantId} and ${IS_JUDGED}
      and c.started_at between ${now}::timestamptz - make_interval(secs => ${LOOK_BACK_SECONDS}) and ${now}
      -- What was said before has no hits.
      and (c.ended_at is null or c.ended_at >= l.enabled_at)
      and not coalesce(j.is_final, false) and (j.next_at is null or j.next_at <= ${now})
      and (c.ended_at is null or c.ended_at >= ${now}::timestamptz - make_interval(secs => ${LEFT_OUT_SECONDS}))
      and (done.settled_at is null or j.judged_at is null or j.judged_at < done.settled_at or j.next_at is not null)
      and case when done.settled_at <= ${now}
        then l.trigger_at <> 'order' or c.is_ordered
        else l.trigger_at = 'realtime'
          and said.rounds >= coalesce(j.rounds, 0) + (l.rule ->> 'sessionCollectRound')::integer end
    order by c.started_at, c.call_id, l.id limit ${MAX_DUE}`.execute(db)
  return rows
}

/** Enabled prompt labels. */
const IS_JUDGED = sql`l.is_enabled and l.enabled_at is not null and l.deleted_at is null
  and l.rule ->> 'labelType' = ${String(label.LABEL_TYPE.prompt)}`

/** The labels among these that are still judged. */
export async function findJudgedLabels(
  { db, tenantId }: TenantTx,
  ids: readonly number[],
): Promise<DetectableLabel[]> {
  const { rows } = await sql<DetectableLabel>`
    select l.id, l.name, l.show_name as "showName", l.version, l.trigger_at as "triggerAt", l.push_to as "pushTo",
           l.push_type as "pushType", l.push_template as "pushTemplate", l.push_content as "pushContent",
           l.business_type_id as "businessTypeId", l.product_id as "productId", l.enabled_at as "enabledAt",
           l.rule || jsonb_build_object('id', l.id) as rule
    from smart_label l where l.tenant_id = ${tenantId} and l.id = any(${ids}::bigint[]) and ${IS_JUDGED}`.execute(
    db,
  )
  return rows
}

export type JudgementState = {
  readonly rounds: number
  readonly sentences: number
  readonly isFinal: boolean
  readonly failures: number
  readonly nextAt: Date | null
}

/** Saves the progress of a label in judging a call. A judgement that failed leaves what was judged before. */
export async function saveJudgement(
  { db, tenantId }: TenantTx,
  { labelId, callId }: Pick<DueJudgement, 'labelId' | 'callId'>,
  state: Partial<JudgementState> & { judgedAt: Date },
): Promise<void> {
  await db
    .insertInto('promptJudgement')
    .values({ tenantId, labelId, callId, ...state })
    .onConflict((conflict) => conflict.columns(['tenantId', 'labelId', 'callId']).doUpdateSet(state))
    .execute()
}

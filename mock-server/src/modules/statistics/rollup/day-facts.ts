import { sql, type RawBuilder } from 'kysely'
import type { SpanQuery } from '../../facts/presence/public.ts'
import { isCounted, type Counting, type SourcedFigure } from './counted-calls.ts'

/** Facts of one kind: a query of `at, user_id, org_id, business_type_id, project_id` and these measures. */
export type Facts = { measures: readonly string[]; rows: RawBuilder<unknown> }

export function callFacts({ tenantId, from, to }: SpanQuery, { sources, validCallSeconds }: Counting): Facts {
  const isFigureCounted = (figure: SourcedFigure) =>
    isCounted(figure, sources[figure], { call: 'c', validCallSeconds: sql`${validCallSeconds}` })
  return {
    measures: ['calls', 'answers', 'valid_calls', 'quotes', 'orders', 'talk_seconds', 'answered_calls'],
    rows: sql`
      select started_at as at, user_id, org_id, business_type_id, project_id,
             is_outbound::int as calls,
             (is_outbound and answered_at is not null)::int as answers,
             (is_outbound and ${isFigureCounted('valid_calls')})::int as valid_calls,
             (is_outbound and ${isFigureCounted('quotes')})::int as quotes,
             (is_outbound and ${isFigureCounted('orders')})::int as orders,
             coalesce(talk_seconds, 0) as talk_seconds,
             (answered_at is not null)::int as answered_calls
      from reported_call c where tenant_id = ${tenantId} and started_at >= ${from} and started_at < ${to}`,
  }
}

export function recommendationFacts({ tenantId, from, to }: SpanQuery): Facts {
  return {
    measures: ['recommended', 'recommend_valid', 'recommend_accepted'],
    rows: sql`
      select shown_at as at, user_id, org_id, business_type_id, project_id,
             1 as recommended, is_valid::int as recommend_valid, is_accepted::int as recommend_accepted
      from recommendation where tenant_id = ${tenantId} and shown_at >= ${from} and shown_at < ${to}`,
  }
}

export function violationFacts({ tenantId, from, to }: SpanQuery): Facts {
  return {
    measures: ['violations_0', 'violations_1', 'violations_2', 'violations_3'],
    rows: sql`
      select hit_at as at, user_id, org_id, business_type_id, project_id,
             (level = 0)::int as violations_0, (level = 1)::int as violations_1,
             (level = 2)::int as violations_2, (level = 3)::int as violations_3
      from violation where tenant_id = ${tenantId} and hit_at >= ${from} and hit_at < ${to}`,
  }
}

export function twinFacts({ tenantId, from, to }: SpanQuery): Facts {
  return {
    measures: ['twin_uses'],
    rows: sql`
      select used_at as at, user_id, org_id, business_type_id, project_id, 1 as twin_uses
      from twin_use where tenant_id = ${tenantId} and used_at >= ${from} and used_at < ${to}`,
  }
}

export function labelFacts({ tenantId, from, to }: SpanQuery): Facts {
  return {
    measures: ['label_hits'],
    rows: sql`
      select hit_at as at, user_id, org_id, business_type_id, project_id, 1 as label_hits
      from label_hit where tenant_id = ${tenantId} and hit_at >= ${from} and hit_at < ${to}`,
  }
}

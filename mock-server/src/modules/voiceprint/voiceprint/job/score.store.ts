import { voiceprint } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { toScoreBin } from './compare.ts'

export type Scores = { day: string; model: string; same: readonly number[]; other: readonly number[] }

/** Counts scores, without saying whose they are. */
export async function addScores(
  { db, tenantId }: TenantTx,
  { day, model, same, other }: Scores,
): Promise<void> {
  const all = [
    ...same.map((score) => ({ isSame: true, bin: toScoreBin(score) })),
    ...other.map((score) => ({ isSame: false, bin: toScoreBin(score) })),
  ]
  await sql`
    insert into voice_score_day as known (tenant_id, day, model, is_same, bin, number)
    select ${tenantId}, ${day}, ${model}, is_same, bin, count(*)
    from unnest(${sql.val(all.map(({ isSame }) => isSame))}::boolean[],
                ${sql.val(all.map(({ bin }) => bin))}::smallint[]) counted (is_same, bin)
    group by is_same, bin
    on conflict (tenant_id, day, model, is_same, bin) do update set number = known.number + excluded.number`.execute(
    db,
  )
}

/** Scores of the model that scored last. */
export async function findScores({
  db,
  tenantId,
}: TenantTx): Promise<Pick<voiceprint.ScoreDistribution, 'same' | 'other'>> {
  const { rows } = await sql<{ isSame: boolean; bin: number; number: number }>`
    select is_same as "isSame", bin, sum(number)::bigint as number from voice_score_day
    where tenant_id = ${tenantId} and model = (
      select model from voice_score_day where tenant_id = ${tenantId} order by day desc, number desc limit 1)
    group by is_same, bin`.execute(db)
  const histogram = (ofSame: boolean): number[] => {
    const bins = Array.from({ length: voiceprint.SCORE_BINS }, () => 0)
    for (const { isSame, bin, number } of rows) if (isSame === ofSame) bins[bin] = number
    return bins
  }
  return { same: histogram(true), other: histogram(false) }
}

export async function deleteScoresBefore({ db, tenantId }: TenantTx, day: string): Promise<void> {
  await sql`delete from voice_score_day where tenant_id = ${tenantId} and day < ${day}`.execute(db)
}

/** Zone of the company, which determines its days. */
export async function findTimezone({ db, tenantId }: TenantTx): Promise<string> {
  const { timezone } = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('timezone')
    .executeTakeFirstOrThrow()
  return timezone
}

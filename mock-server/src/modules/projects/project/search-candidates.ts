import { EXACT_COUNT_LIMIT } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/**
 * The projects that a key may be in, as a condition of `p`, for a search that then looks at each of them; `null` if a walk
 * through all projects in their order finds a page of them sooner.
 */
export async function searchCandidates(
  { db }: TenantTx,
  searchKey: string | undefined,
): Promise<RawBuilder<boolean> | null> {
  if (!searchKey) return null
  const { rows } = await sql<{ ids: number[] | null }>`
    select projects_maybe_holding(${searchKey}, ${EXACT_COUNT_LIMIT}) as ids`.execute(db)
  const ids = rows[0]?.ids ?? null
  return ids && sql<boolean>`p.id = any(${sql.val(ids)}::bigint[])`
}

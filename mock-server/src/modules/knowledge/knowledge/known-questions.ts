import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'

/** Questions of another business answer like ones that do not exist. */
export async function requireQuestions(
  { db, tenantId }: TenantTx,
  bizTypeId: number | null,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const { known } = await db
    .selectFrom('question')
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', bizTypeId)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .select((eb) => eb.fn.countAll<number>().as('known'))
    .executeTakeFirstOrThrow()
  if (known !== ids.length) throw new NotFound()
}

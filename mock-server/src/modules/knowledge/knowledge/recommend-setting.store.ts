import { knowledge, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Change } from '../../../platform/managed-list/managed-store.ts'

type Setting = DataOf<typeof knowledge.recommendSetting>

export async function readSetting({ db, tenantId }: TenantTx, bizTypeId: number): Promise<Setting> {
  const row = await db
    .selectFrom('recommendSetting as s')
    .leftJoin('person as u', (join) =>
      join.onRef('u.tenantId', '=', 's.tenantId').onRef('u.id', '=', 's.updatedBy'),
    )
    .where('s.tenantId', '=', tenantId)
    .where('s.businessTypeId', '=', bizTypeId)
    .select([
      's.isEnabled',
      's.atOnce',
      's.leastConfidence',
      's.version',
      's.updatedAt',
      'u.name as updatedBy',
    ])
    .executeTakeFirst()
  return row
    ? { ...row, updatedAt: toUnixSeconds(row.updatedAt) }
    : { ...knowledge.DEFAULT_RECOMMEND_SETTING, version: 0, updatedAt: null, updatedBy: null }
}

/** Returns false if another version is stored by now. Of two first versions saved at once, only one is stored. */
export async function upsertSetting(
  { db, tenantId }: TenantTx,
  {
    bizTypeId,
    version,
    draft,
  }: { bizTypeId: number; version: number; draft: knowledge.RecommendSettingDraft },
  { by, at }: Change,
): Promise<boolean> {
  const values = { ...draft, updatedAt: at, updatedBy: by }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('recommendSetting')
    .values({ tenantId, businessTypeId: bizTypeId, version: 1, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'businessTypeId'])
        .doUpdateSet((eb) => ({ ...values, version: eb('recommendSetting.version', '+', 1) }))
        .where(sql<boolean>`recommend_setting.version = ${version}`),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

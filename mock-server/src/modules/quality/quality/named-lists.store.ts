import { quality } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'

type Named = { id: number; name: string }

export function findRules({ db, tenantId }: TenantTx): Promise<(Named & { bizTypeId: number })[]> {
  return db
    .selectFrom('qualityRule')
    .where('tenantId', '=', tenantId)
    .select(['id', 'name', 'businessTypeId as bizTypeId'])
    .orderBy(naturalOrder('name'))
    .orderBy('id')
    .limit(quality.MAX_LISTED)
    .execute()
}

/** Scenes of one business, or of all. */
export function findScenes({ db, tenantId }: TenantTx, bizTypeId: number | undefined): Promise<Named[]> {
  const ofTenant = db.selectFrom('qualityScene').where('tenantId', '=', tenantId)
  const condition = bizTypeId === undefined ? ofTenant : ofTenant.where('businessTypeId', '=', bizTypeId)
  return condition
    .select(['id', 'name'])
    .orderBy(naturalOrder('name'))
    .orderBy('id')
    .limit(quality.MAX_LISTED)
    .execute()
}

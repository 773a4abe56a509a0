import { UNSET_VERSION } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { getErrorCode } from '../../../platform/error-code.ts'
import { Conflict, requireSeen } from '../../../platform/errors.ts'
import type { Change } from '../../../platform/managed-list/managed-store.ts'
import { nameOfLimit, warnLimitStore, type WarnLimitDraft } from './warn-limit.store.ts'

const UNIQUE_VIOLATION = '23505'

type Saving = { draft: WarnLimitDraft; version: number | undefined; change: Change }

/**
 * Stores the limits of an organisation and business type, whether there are some or not, and records it. 409 where others were
 * saved since `version`, if one is named.
 */
export async function saveWarnLimit(tx: TenantTx, { draft, version, change }: Saving): Promise<void> {
  const id = await findLimitId(tx, draft)
  const locked = id === undefined ? undefined : await warnLimitStore.lock(tx, id)
  requireSeen(locked ?? { version: UNSET_VERSION }, { version })
  if (id === undefined) return createLimit(tx, draft, change)
  const before = await warnLimitStore.read(tx, id, change.at)
  if (!before) throw new Error('a locked limit is gone')
  await warnLimitStore.update(tx, id, { draft, change })
  const { orgName: _org, bizTypeName: _biz, bizTypeId: _id, ...fields } = before
  const { id: _record, version: _version, updatedAt: _at, updatedBy: _by, ...known } = fields
  const opType = 'monitor.warnLimit.update'
  await tx.audit({ module: 'monitor', opType, target: nameOfLimit(before), before: known, after: draft })
}

async function createLimit(tx: TenantTx, draft: WarnLimitDraft, change: Change): Promise<void> {
  const id = await warnLimitStore.insert(tx, { scope: {}, draft, change }).catch((error: unknown) => {
    // Somebody made one at the same moment.
    throw getErrorCode(error) === UNIQUE_VIOLATION ? new Conflict() : error
  })
  const created = await warnLimitStore.read(tx, id, change.at)
  if (!created) throw new Error('a created limit is gone')
  const opType = 'monitor.warnLimit.create'
  await tx.audit({ module: 'monitor', opType, target: nameOfLimit(created), after: draft })
}

async function findLimitId(
  { db, tenantId }: TenantTx,
  { orgId, businessTypeId }: WarnLimitDraft,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('warnSetting')
    .where('tenantId', '=', tenantId)
    .where('orgId', '=', orgId)
    .where('businessTypeId', '=', businessTypeId)
    .select('id')
    .executeTakeFirst()
  return found?.id
}

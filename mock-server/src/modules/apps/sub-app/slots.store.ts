import { subApp } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { slotFiles, type SlotFiles } from './source/collect-slots.ts'

/** Contributions of a version whose files are there. */
export type VersionSlots = {
  appId: number
  slots: subApp.Slots
  files: SlotFiles
  permissions: subApp.Permissions
  /** Ids of those that are switched off, and whether the console did it. */
  off: ReadonlyMap<string, { isByItself: boolean }>
}

/** The contributions of versions, by the version; one without any is left out. */
export async function findSlots(
  tx: Pick<TenantTx, 'db'>,
  versionIds: readonly number[],
): Promise<Map<number, VersionSlots>> {
  if (versionIds.length === 0) return new Map()
  const rows = await tx.db
    .selectFrom('subAppVersion')
    .select(['id', 'appId', 'slots', 'slotFiles', 'permissions'])
    .where('id', 'in', [...versionIds])
    .where('slotFiles', 'is not', null)
    .execute()
  const off = await findOff(
    tx,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id, appId, slots, slotFiles: files, permissions }) => [
      id,
      {
        appId,
        slots: subApp.slots.parse(slots),
        files: slotFiles.parse(files),
        permissions: subApp.permissions.parse(permissions),
        off: off.get(id) ?? new Map<string, { isByItself: boolean }>(),
      },
    ]),
  )
}

type Off = Map<string, { isByItself: boolean }>

async function findOff(
  { db }: Pick<TenantTx, 'db'>,
  versionIds: readonly number[],
): Promise<Map<number, Off>> {
  if (versionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('subAppSlotOff')
    .select(['versionId', 'slot', 'isByItself'])
    .where('versionId', 'in', [...versionIds])
    .execute()
  const found = Map.groupBy(rows, ({ versionId }) => versionId)
  return new Map(
    [...found].map(([id, ofVersion]) => [
      id,
      new Map(ofVersion.map(({ slot, isByItself }) => [slot, { isByItself }])),
    ]),
  )
}

type SlotOfVersion = { versionId: number; slot: string }

/** Returns the number of the change; null: the contribution was off already. */
export async function insertOff(
  { db }: TenantTx,
  off: SlotOfVersion & { isByItself: boolean; switchedAt: Date },
): Promise<number | null> {
  const inserted = await db
    .insertInto('subAppSlotOff')
    .values(off)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** The contribution starts again: what failed before does not count. */
export async function deleteOff({ db }: TenantTx, { versionId, slot }: SlotOfVersion): Promise<void> {
  await db.deleteFrom('subAppSlotOff').where('versionId', '=', versionId).where('slot', '=', slot).execute()
  await db.deleteFrom('subAppSlotTrial').where('versionId', '=', versionId).where('slot', '=', slot).execute()
}

import { prompt, type BodyOf, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'
import type { Change, ManagedStore } from '../../../platform/managed-list/managed-store.ts'
import { containsText, tableStore } from '../../../platform/managed-list/table-store.ts'

type Draft = BodyOf<typeof prompt.prompts.create>
type Filters = { text?: string | undefined }

const table = tableStore<{ bizTypeId: number }, Filters, Draft, prompt.Prompt>({
  table: 'prompt',
  columns: ['name', 'sceneId', 'words'],
  row: prompt.prompts.row,
  isOfBusiness: true,
  joins: () =>
    sql`left join quality_scene scene on scene.tenant_id = record.tenant_id and scene.id = record.scene_id`,
  facts: () => ({ sceneName: sql`scene.name` }),
  where: ({ text }) => containsText(text, 'name', 'words'),
  orderBy: sql`lower(scene.name) nulls first, lower(record.name)`,
})

/** Prompts; each change of the words is stored beside them. */
export const promptStore: ManagedStore<{ bizTypeId: number }, Filters, Draft, prompt.Prompt> = {
  ...table,
  insert: async (tx, record) => {
    const id = await table.insert(tx, record)
    await insertVersion(tx, id, record.change)
    return id
  },
  update: async (tx, id, record) => {
    const before = await tx.db.selectFrom('prompt').where('id', '=', id).select('words').executeTakeFirst()
    await table.update(tx, id, record)
    if (before?.words !== record.draft.words) await insertVersion(tx, id, record.change)
  },
}

async function insertVersion({ db, tenantId }: TenantTx, id: number, { by, at }: Change): Promise<void> {
  await sql`
    insert into prompt_version (tenant_id, prompt_id, version, words, changed_by, changed_at)
    select tenant_id, id, version, words, ${by}, ${at} from prompt
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
}

type Versions = DataOf<typeof prompt.versions>

/** Undefined where there is no such prompt. */
export async function findVersions({ db, tenantId }: TenantTx, id: number): Promise<Versions | undefined> {
  const found = await db
    .selectFrom('prompt')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .select('name')
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { rows: records } = await sql<Versions['records'][number]>`
    select v.version, v.words, u.name as "changedBy", floor(extract(epoch from v.changed_at))::bigint as "changedAt"
    from prompt_version v left join person u on u.tenant_id = v.tenant_id and u.id = v.changed_by
    where v.tenant_id = ${tenantId} and v.prompt_id = ${id}
    order by v.version desc limit ${prompt.MAX_VERSIONS}`.execute(db)
  return { name: found.name, records }
}

/** More scenes than these are not offered. */
const MAX_SCENES = 1000

export function listBusinessScenes(
  { db }: TenantTx,
  bizTypeId: number,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('qualityScene')
    .where('businessTypeId', '=', bizTypeId)
    .select(['id', 'name'])
    .orderBy(naturalOrder('name'))
    .limit(MAX_SCENES)
    .execute()
}

import { scene } from '@console/contracts'
import { sql } from 'kysely'
import { canOpen } from '../../../access/policy.ts'
import { containsText, tableStore } from '../../../platform/managed-list/table-store.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'

const countSceneUses = (table: 'quality_rule' | 'prompt') => sql`(select count(*) from ${sql.table(table)} t
  where t.tenant_id = record.tenant_id and t.scene_id = record.id)`

/** A scene with rules or prompts cannot be deleted: the database refuses it. */
export const sceneRoutes = managedRoutes(scene.scenes, {
  policy: canOpen('configuration.scene'),
  audited: 'quality.scene',
  nameOf: ({ name }) => name,
  store: tableStore({
    table: 'qualityScene',
    columns: ['name'],
    row: scene.scenes.row,
    isOfBusiness: true,
    facts: () => ({ rules: countSceneUses('quality_rule'), prompts: countSceneUses('prompt') }),
    where: ({ text }) => containsText(text, 'name'),
    orderBy: sql`lower(record.name)`,
  }),
})

import { scene } from '@console/contracts'
import { sql } from 'kysely'
import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'
import { containsText, tableStore } from '../../../platform/managed-list/table-store.ts'
import { canOpen } from '../../../access/policy.ts'

const countOf = (table: 'quality_rule' | 'prompt') => sql`(select count(*) from ${sql.table(table)} t
  where t.tenant_id = record.tenant_id and t.scene_id = record.id)`

/** A scene with rules or prompts cannot be deleted: the database refuses it. */
const sceneRoutes = managedRoutes(scene.scenes, {
  policy: canOpen('configuration.scene'),
  audited: 'quality.scene',
  nameOf: ({ name }) => name,
  store: tableStore({
    table: 'qualityScene',
    columns: ['name'],
    row: scene.scenes.row,
    isOfBusiness: true,
    facts: () => ({ rules: countOf('quality_rule'), prompts: countOf('prompt') }),
    where: ({ text }) => containsText(text, 'name'),
    orderBy: sql`lower(record.name)`,
  }),
})

/** Scenes of a business. */
export const sceneModule: Module = { name: 'scene', auditDictionary, routes: Object.values(sceneRoutes) }

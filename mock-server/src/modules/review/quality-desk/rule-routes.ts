import { qualityDesk } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { refuse } from '../../../platform/errors.ts'
import { containsText, tableStore } from '../../../platform/managed-list/table-store.ts'
import { knowledgeTexts } from '../../knowledge/knowledge/public.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'
import { canManageRules } from './quality-desk.policy.ts'
import { hasScene } from './rules.store.ts'

export const ruleRoutes = managedRoutes(qualityDesk.rules, {
  policy: canManageRules,
  audited: 'quality.rule',
  nameOf: ({ name }) => name,
  check: (tx, { draft: { sceneId }, bizTypeId }) => requireScene(tx, { sceneId, bizTypeId }),
  store: tableStore({
    table: 'qualityRule',
    columns: ['name', 'sceneId', 'level', 'phrases', 'isEnabled'],
    row: qualityDesk.rules.row,
    isOfBusiness: true,
    facts: () => ({
      sceneName: sql`scene.name`,
      hits: sql`coalesce(counted.hits, 0)::bigint`,
    }),
    joins: (now) => sql`
      join quality_scene scene on scene.tenant_id = record.tenant_id and scene.id = record.scene_id
      left join lateral (
        select sum(s.hits) as hits from stat_rule_day s join tenant t on t.id = s.tenant_id
        where s.tenant_id = record.tenant_id and s.rule_id = record.id
          and s.day > (${now}::timestamptz at time zone t.timezone)::date - ${qualityDesk.COUNTED_DAYS}::int
      ) counted on true`,
    where: ({ text, sceneId }) => [
      ...containsText(text, 'name'),
      ...(sceneId === undefined ? [] : [sql`record.scene_id = ${sceneId}`]),
    ],
    orderBy: sql`lower(scene.name), lower(record.name)`,
  }),
})

async function requireScene(
  tx: TenantTx,
  scene: { sceneId: number; bizTypeId: number | null },
): Promise<void> {
  if (!(await hasScene(tx, scene))) {
    throw refuse(qualityDesk.DESK_REFUSALS.unknownScene, knowledgeTexts.unknownScene)
  }
}

import { stat, UNSET_VERSION } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { canSeeTenant } from '../../identity/tenant/public.ts'
import { sourcePeriods } from '../rollup/public.ts'
import { findModules, findValidCallSeconds, type ModuleRow } from './settings.store.ts'
import { sourceChanges } from './source-spans.ts'

/** Another tenant's id answers like an unknown one. */
export const getConfig = route(stat.config, {
  policy: canOpen(
    'configuration.statistic',
    'home.overview',
    'statistic.overview',
    'statistic.team',
    'statistic.user',
    'statistic.sales',
    'statistic.recommend',
    'statistic.violation',
    'statistic.label',
    'statistic.voice',
    'statistic.dataset',
    'duplicate.statistic',
    'projectData.user',
    'projectData.perf',
    'projectData.action',
  ),
  handler: async ({ tx, session, query: { tenantId } }) => {
    if (!canSeeTenant(session, tenantId)) throw new NotFound()
    const rows = await findModules(tx)
    const validCallSeconds = await findValidCallSeconds(tx)
    return {
      moduleConfigs: Object.entries(stat.MODULE_SOURCES).map(([id, sources]) =>
        moduleConfig({ id, sources, validCallSeconds, row: rows.find(({ module }) => module === id) }),
      ),
      changes: sourceChanges(await sourcePeriods(tx)).slice(-stat.MAX_SOURCE_CHANGES),
    }
  },
})

type ModuleInput = {
  id: string
  sources: readonly [string, ...string[]]
  validCallSeconds: number
  row: ModuleRow | undefined
}

/** A module that nobody set is on and takes its first source. */
function moduleConfig({ id, sources, validCallSeconds, row }: ModuleInput) {
  const chosen = row?.source ?? sources[0]
  return {
    id,
    enable: row?.isEnabled ?? true,
    dataSourceConfigs: sources.map((source) => ({
      id: source,
      enable: source === chosen,
      value: source === 'callDuration' ? validCallSeconds : null,
    })),
    version: row?.version ?? UNSET_VERSION,
  }
}

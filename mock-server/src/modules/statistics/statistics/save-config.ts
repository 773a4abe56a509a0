import { stat, UNSET_VERSION, type ParsedBodyOf } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { BadRequest, Conflict, NotFound } from '../../../platform/errors.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { markDays } from '../../facts/ingest/public.ts'
import { lockModule, upsertModule, type ModuleRow } from './settings.store.ts'
import { moduleNames } from './statistics.messages.ts'

type Sent = ParsedBodyOf<typeof stat.saveConfig>['moduleConfig']

/** The figures follow with the next rollup, and say since which day (R50). */
export const saveConfig = route(stat.saveConfig, {
  policy: canOpen('configuration.statistic'),
  handler: async ({ ctx, tx, session, body: { tenantId, moduleConfig, version } }) => {
    if (tenantId !== tx.tenantId) throw new NotFound()
    const { id } = moduleConfig
    if (!isModule(id)) throw new BadRequest({ 'moduleConfig.id': 'unknown' })
    const stored = await lockModule(tx, id)
    if (version !== undefined && version !== (stored?.version ?? UNSET_VERSION)) throw new Conflict()
    const [first] = stat.MODULE_SOURCES[id]
    const before = { isEnabled: stored?.isEnabled ?? true, source: stored?.source ?? first }
    const after = { isEnabled: moduleConfig.enable, source: chosenSource(moduleConfig, id) }
    await upsertModule(tx, { module: id, ...after })
    // The rollup that comes next counts today, whether or not anybody works.
    await markDays(tx, [toZonedDay(toUnixSeconds(ctx.clock.now()), session.timezone)])
    await tx.audit({
      module: 'statistics',
      opType: 'statistics.saveModule',
      target: moduleNames[id].en,
      before,
      after,
    })
    return null
  },
})

const isModule = (id: string): id is stat.StatModule => Object.hasOwn(stat.MODULE_SOURCES, id)

/** The enabled source, or else the first one (RPT-Q21). */
function chosenSource({ dataSourceConfigs }: Sent, id: stat.StatModule): ModuleRow['source'] {
  const known: readonly string[] = stat.MODULE_SOURCES[id]
  const field = 'moduleConfig.dataSourceConfigs'
  if (dataSourceConfigs.some((source) => !known.includes(source.id)))
    throw new BadRequest({ [field]: 'unknown' })
  const [chosen, ...others] = dataSourceConfigs.filter(({ enable }) => enable)
  if (others.length > 0) throw new BadRequest({ [field]: 'at most one' })
  return chosen?.id ?? stat.MODULE_SOURCES[id][0]
}

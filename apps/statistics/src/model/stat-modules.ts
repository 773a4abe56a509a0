import { DEFAULT_VALID_CALL_SECONDS, type DataOf, type stat } from '@console/contracts'
import type { SourceChange } from './source-changes.ts'

/** Switches for the figures of each module on pages, and the rule for a valid call. */
export type StatModules = Readonly<Record<stat.StatModule, boolean>> & {
  /** A call is valid when it is longer; null where a label decides it. */
  validCallSeconds: number | null
  /** The days since which figures are counted by another source. */
  changes: readonly SourceChange[]
}

type Config = DataOf<typeof stat.config>['moduleConfigs'][number]

/** True if any figure of calls is shown, so that people have a table of them (STAT-094). */
export function hasCallModules({ validCall, price, order }: StatModules): boolean {
  return validCall || price || order
}

export function toModules(configs: readonly Config[], changes: readonly SourceChange[] = []): StatModules {
  const isOn = (module: stat.StatModule) => configs.some(({ id, enable }) => id === module && enable)
  return {
    validCall: isOn('validCall'),
    price: isOn('price'),
    order: isOn('order'),
    validCallSeconds: validCallSeconds(configs.find(({ id }) => id === 'validCall')),
    changes: changes.filter(({ id }) => configs.some((config) => config.id === id && config.enable)),
  }
}

/** Reads the limit from the source in use (STAT-Q12, R50). */
function validCallSeconds(config: Config | undefined): number | null {
  const source = config?.dataSourceConfigs.find(({ enable }) => enable)
  if (source === undefined) return DEFAULT_VALID_CALL_SECONDS
  return source.id === 'label' ? null : (source.value ?? DEFAULT_VALID_CALL_SECONDS)
}

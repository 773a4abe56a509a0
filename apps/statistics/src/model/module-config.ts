import type { BodyOf, DataOf, stat } from '@console/contracts'

export type ModuleConfig = DataOf<typeof stat.config>['moduleConfigs'][number]
export type ModuleChange = BodyOf<typeof stat.saveConfig>['moduleConfig']

/** On or off; the source remains, and a module that is turned on without any takes its first one (RPT-035, RPT-Q21). */
export function switched({ id, dataSourceConfigs }: ModuleConfig, isOn: boolean): ModuleChange {
  const hasSource = dataSourceConfigs.some(({ enable }) => enable)
  return {
    id,
    enable: isOn,
    dataSourceConfigs: dataSourceConfigs.map((source, index) => ({
      id: source.id,
      enable: hasSource || !isOn ? source.enable : index === 0,
    })),
  }
}

/** Another source, which also turns the module on (RPT-037). */
export function withSource({ id, dataSourceConfigs }: ModuleConfig, sourceId: string): ModuleChange {
  return {
    id,
    enable: true,
    dataSourceConfigs: dataSourceConfigs.map((source) => ({ id: source.id, enable: source.id === sourceId })),
  }
}

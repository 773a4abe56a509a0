import { isRecord, recordsIn, valueAt, type Json } from '../base/json.ts'
import type { Scenario, Writer } from './scenario.ts'

/** Settings are saved as they were read, and must be the same afterwards. */
type Setting = {
  name: string
  save: string
  /** Returns the stored settings, and the request that saves them unchanged; null if nothing can be saved. */
  read: (writer: Writer) => Promise<{ stored: unknown; body: Json } | null>
}

const SETTINGS: readonly Setting[] = [
  {
    name: 'warning indicators',
    save: 'stat.saveWarnIndicators',
    read: async (writer) => {
      const { facts } = writer
      const query = { orgId: facts.get('orgId'), bizTypeId: facts.get('bizTypeId') }
      const stored = await writer.read('stat.warnIndicators', { query })
      return isRecord(stored) ? { stored: withoutVersion(stored), body: withoutVersion(stored) } : null
    },
  },
  {
    name: 'statistics modules',
    save: 'stat.saveConfig',
    read: async (writer) => {
      const tenantId = writer.facts.get('tenantId')
      const stored = await writer.read('stat.config', { query: { tenantId } })
      const moduleConfigs = recordsIn(valueAt(stored, 'moduleConfigs')).map(withoutVersion)
      const [module] = moduleConfigs
      if (module === undefined) return null
      const sources = recordsIn(module['dataSourceConfigs']).map(({ id, enable }) => ({ id, enable }))
      const moduleConfig = { id: module['id'], enable: module['enable'], dataSourceConfigs: sources }
      return { stored: moduleConfigs, body: { tenantId, moduleConfig } }
    },
  },
  {
    name: 'data of users',
    save: 'userData.saveConfig',
    read: async (writer) => {
      const bizTypeId = writer.facts.get('bizTypeId')
      const config = valueAt(await writer.read('userData.config', { query: { bizTypeId } }), 'userDataConfig')
      const body = { bizTypeid: bizTypeId, tenantId: writer.facts.get('tenantId'), userDataConfig: config }
      return { stored: config, body }
    },
  },
  {
    name: 'voice checks',
    save: 'voiceprint.saveConfig',
    read: async (writer) => {
      const stored = await writer.read('voiceprint.config')
      return isRecord(stored) ? { stored: withoutVersion(stored), body: withoutVersion(stored) } : null
    },
  },
  {
    name: 'daily reports',
    save: 'dailyReport.update',
    read: async (writer) => {
      const { facts } = writer
      const scope = { bizTypeId: facts.get('bizTypeId'), workplace: facts.get('workplace') }
      const query = { ...scope, ...facts.week }
      const [report] = await writer.rows('dailyReport.reports', { query })
      const column = recordsIn(report?.['columns']).find(
        ({ editable }) => editable === true || editable === 1,
      )
      const days = recordsIn(report?.['data'])
      const valueOn = (day: Json) =>
        recordsIn(day['items']).find(({ id }) => id === column?.['id'])?.['value']
      // An empty cell cannot be saved.
      const day = days.find((one) => valueOn(one) !== undefined && valueOn(one) !== '')
      if (column === undefined || day === undefined) return null
      const items = recordsIn(day['items'])
      const value = valueOn(day)
      return {
        stored: items,
        body: { ...scope, day: day['day'], columns: [{ columnId: column['id'], value }] },
      }
    },
  },
]

/** One scenario each, so that one that stops does not stop the others. */
export const SETTING_SCENARIOS: readonly Scenario[] = SETTINGS.map(({ name, save, read }) => ({
  name,
  calls: [save],
  play: async (writer) => {
    const before = await read(writer)
    if (before === null) return writer.stop('the platform has nothing to save')
    await writer.change(save, { body: before.body })
    const after = await read(writer)
    writer.expect(
      save,
      JSON.stringify(after?.stored) === JSON.stringify(before.stored),
      'what was saved as it was read is another now',
    )
  },
}))

/** The version of a record of ours counts its changes. */
function withoutVersion({ version: _counted, ...rest }: Json): Json {
  return rest
}

import type { Json } from '../base/json.ts'
import { PREFIX, type Scenario, type Writer } from './scenario.ts'

const DRAFT = 0
const RELEASED = 1
const REMOVED = 2
/** Every app has a newer version: nobody is invited to update while the check runs. */
const VERSION = '0.0.1'

/** A version of iOS that is older than any is created, changed, released to one percent, removed and deleted. */
export const VERSIONS: Scenario = {
  name: 'versions',
  calls: [
    'appVersion.create',
    'appVersion.modify',
    'appVersion.release',
    'appVersion.delist',
    'appVersion.remove',
  ],
  play: async (writer) => {
    const description = `${PREFIX}${writer.facts.seconds}`
    const form = { version: VERSION, platform: 0, updateMode: 1, updateScope: 1, scopeValue: 1, description }
    writer.undo(async () => removeVersion(writer, description))
    await writer.change('appVersion.create', { body: form })
    const created = await findVersion(writer, description)
    if (created === undefined) {
      writer.expect('appVersion.create', false, `the list has no version "${description}"`)
      return writer.stop('the version is not in the list')
    }
    const { id } = created
    const status = async () => (await findVersion(writer, description))?.['status']
    writer.expect('appVersion.create', created['status'] === DRAFT, 'the version is no draft')
    await writer.change('appVersion.modify', { body: { ...form, id, scopeValue: 2 } })
    const modified = await findVersion(writer, description)
    writer.expect('appVersion.modify', modified?.['scopeValue'] === 2, 'the list shows the old percentage')
    await writer.change('appVersion.release', { body: { id } })
    writer.expect('appVersion.release', (await status()) === RELEASED, 'the list shows it as not released')
    await writer.refuse('appVersion.remove', { query: { id } }, 'a released version')
    await writer.refuse('appVersion.modify', { body: { ...form, id } }, 'a released version')
    await writer.change('appVersion.delist', { query: { id } })
    writer.expect('appVersion.delist', (await status()) === REMOVED, 'the list shows it as not removed')
    await writer.change('appVersion.remove', { query: { id } })
    writer.expect('appVersion.remove', (await status()) === undefined, 'the list has it still')
  },
}

/** The lists are sorted by version, and this one is the last: all pages are read. */
async function findVersion(writer: Writer, description: string): Promise<Json | undefined> {
  for (let pageIndex = 1; pageIndex <= 100; pageIndex += 1) {
    const rows = await writer.rows('appVersion.list', {
      query: { pageIndex, pageSize: 50, orderBy: 'version_value' },
    })
    const found = rows.find((row) => row['description'] === description)
    if (found !== undefined || rows.length < 50) return found
  }
  return undefined
}

async function removeVersion(writer: Writer, description: string): Promise<void> {
  const left = await findVersion(writer, description)
  if (left === undefined) return
  if (left['status'] === RELEASED) await writer.takeBack('appVersion.delist', { query: { id: left['id'] } })
  await writer.takeBack('appVersion.remove', { query: { id: left['id'] } })
}

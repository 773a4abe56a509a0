import { type Json, valueAt } from '../base/json.ts'
import { LABELS } from './labels.ts'
import { PROJECTS, REPORTS } from './projects.ts'
import { PREFIX, type Scenario, type Writer } from './scenario.ts'
import { SETTING_SCENARIOS } from './settings.ts'
import { VOICES } from './voices.ts'

const DRAFT = 0

const RELEASED = 1

const REMOVED = 2

/** Every app has a newer version: nobody is invited to update while the check runs. */
const VERSION = '0.0.1'

/** A version of iOS that is older than any is created, changed, released to one percent, removed and deleted. */
const VERSIONS: Scenario = {
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

const PIN = 1

const UNPIN = 2

/** A seat is pinned and unpinned, or the other way round. */
const PINS: Scenario = {
  name: 'pinned seats',
  calls: ['workspace.pin'],
  play: async (writer) => {
    const { facts } = writer
    const targetOrgID = facts.get('seatOrgId')
    const targetUserID = facts.get('wallUserId')
    const wasPinned = (await findSeat(writer))?.['isCollected'] === true
    const set = (isPinned: boolean) => ({
      body: { operationType: isPinned ? PIN : UNPIN, targetOrgID, targetUserID },
    })
    writer.undo(async () => {
      if (((await findSeat(writer))?.['isCollected'] === true) !== wasPinned)
        await writer.takeBack('workspace.pin', set(wasPinned))
    })
    await writer.change('workspace.pin', set(!wasPinned))
    const isPinned = (await findSeat(writer))?.['isCollected'] === true
    writer.expect('workspace.pin', isPinned !== wasPinned, 'the list shows the seat as before')
  },
}

/** One event of use, of a session whose id says where it is from. The event is a line of a log, and stays. */
const TRACKING: Scenario = {
  name: 'tracking',
  calls: ['tracking.report'],
  play: async (writer) => {
    await writer.change('tracking.report', {
      body: {
        bizTypeId: writer.facts.get('bizTypeId'),
        metrics: [{ value: 'platform-check', timestamp: writer.facts.seconds }],
        sessionId: PREFIX.trim(),
        sourceType: 'assistant_console',
        sourceVersion: '2.5.0',
      },
    })
  },
}

const DISABLED = 0

/** An API client is created, disabled and deleted. It has no name: it is the one that was not there before. */
const CLIENTS: Scenario = {
  name: 'API clients',
  calls: ['credential.create', 'credential.setStatus', 'credential.remove'],
  play: async (writer) => {
    const before = new Set((await listClients(writer)).map(({ id }) => id))
    const findNew = async () => (await listClients(writer)).find(({ id }) => !before.has(id))
    writer.undo(async () => {
      const left = await findNew()
      if (left === undefined) return
      await writer.takeBack('credential.setStatus', { body: { id: left['id'], status: DISABLED } })
      await writer.takeBack('credential.remove', { query: { id: left['id'] } })
    })
    await writer.change('credential.create', {})
    const created = await findNew()
    if (created === undefined) {
      writer.expect('credential.create', false, 'the list has no new client')
      return writer.stop('the client is not in the list')
    }
    const { id } = created
    await writer.change('credential.setStatus', { body: { id, status: DISABLED } })
    const isDisabled = (await findNew())?.['status'] === DISABLED
    writer.expect('credential.setStatus', isDisabled, 'the list shows it enabled')
    // An enabled client cannot be deleted.
    if (!isDisabled) return writer.stop('the client could not be disabled')
    await writer.change('credential.remove', { query: { id } })
    writer.expect('credential.remove', (await findNew()) === undefined, 'the list has it still')
    await writer.refuse('credential.remove', { query: { id } }, 'a client that was deleted')
  },
}

const listClients = (writer: Writer): Promise<Json[]> =>
  writer.rows('credential.list', { query: { current: 1, size: 100 } })

/** All that `--write` plays, one after the other: each reads lists that another may change. */
export const SCENARIOS: readonly Scenario[] = [
  LABELS,
  PROJECTS,
  REPORTS,
  VOICES,
  VERSIONS,
  CLIENTS,
  ...SETTING_SCENARIOS,
  PINS,
  TRACKING,
]

async function findSeat(writer: Writer): Promise<Json | undefined> {
  const { facts } = writer
  const seats = await writer.rows('workspace.orgUsers', { body: { orgID: facts.get('seatOrgId') } })
  return seats.find((seat) => valueAt(seat, 'user', 'id') === facts.get('wallUserId'))
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

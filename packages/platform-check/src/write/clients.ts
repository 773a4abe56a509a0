import type { Json } from '../base/json.ts'
import type { Scenario, Writer } from './scenario.ts'

const DISABLED = 0

/** An API client is created, disabled and deleted. It has no name: it is the one that was not there before. */
export const CLIENTS: Scenario = {
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
    // One that is enabled cannot be deleted.
    if (!isDisabled) return writer.stop('the client could not be disabled')
    await writer.change('credential.remove', { query: { id } })
    writer.expect('credential.remove', (await findNew()) === undefined, 'the list has it still')
    await writer.refuse('credential.remove', { query: { id } }, 'a client that was deleted')
  },
}

const listClients = (writer: Writer): Promise<Json[]> =>
  writer.rows('credential.list', { query: { current: 1, size: 100 } })

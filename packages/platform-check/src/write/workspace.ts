import { valueAt, type Json } from '../base/json.ts'
import { PREFIX, type Scenario, type Writer } from './scenario.ts'

const PIN = 1
const UNPIN = 2

/** A seat is pinned and unpinned, or the other way round. */
export const PINS: Scenario = {
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

async function findSeat(writer: Writer): Promise<Json | undefined> {
  const { facts } = writer
  const seats = await writer.rows('workspace.orgUsers', { body: { orgID: facts.get('seatOrgId') } })
  return seats.find((seat) => valueAt(seat, 'user', 'id') === facts.get('wallUserId'))
}

/** One event of use, of a session that says where it is from. It is a line of a log, and stays. */
export const TRACKING: Scenario = {
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

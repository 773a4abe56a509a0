import { expect, test } from 'vitest'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import { recentEvents } from './recent-events.ts'

const event = (id: number, tenantId = 2): StoredEvent => ({
  id,
  tenantId,
  topic: 'count.grew',
  key: '',
  about: [],
})

function createRecent() {
  const clock = { now: 0 }
  return { clock, recent: recentEvents({ now: () => clock.now, after: () => () => undefined }) }
}
const idsOf = (events: readonly StoredEvent[]): number[] => events.map(({ id }) => id)

test('a session has missed what its company has and nobody handled for it, for two minutes', () => {
  const { clock, recent } = createRecent()
  for (const one of [event(1), event(2), event(3, 7)]) recent.add(one)
  clock.now = 119_999
  expect(idsOf(recent.compare(2, new Set([1])).missed)).toEqual([2])
  clock.now = 120_000
  expect(recent.compare(2, new Set([1])).missed).toEqual([])
})

test('what was handled for it is left out here until it is published here, and for as long as that is remembered', () => {
  const { clock, recent } = createRecent()
  recent.add(event(1))
  const handled = new Set([1, 2])
  expect(recent.compare(2, handled).handledUnpublished).toEqual([1, 2])
  recent.published([event(1)])
  expect(recent.compare(2, handled).handledUnpublished).toEqual([2])
  clock.now = 299_999
  expect(recent.compare(2, handled).handledUnpublished).toEqual([2])
  clock.now = 300_000
  expect(recent.compare(2, handled).handledUnpublished).toEqual([1, 2])
})

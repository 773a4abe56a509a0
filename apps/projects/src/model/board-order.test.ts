import { workspace } from '@console/contracts'
import { expect, test } from 'vitest'
import { MIN_FOLDED, orderBoard } from './board-order.ts'
import type { LiveWorker } from './live-worker.ts'

const { offline, online, calling } = workspace.SEAT_STATUS

function agents(...statuses: workspace.SeatStatus[]): LiveWorker[] {
  return statuses.map((status, at) => ({
    id: at + 1,
    name: '',
    orgName: '',
    phone: '',
    status,
    onlineStatus: workspace.isActive(status) ? 'online' : 'offline',
    roomId: '',
  }))
}

const manyOffline = Array.from({ length: MIN_FOLDED }, () => offline)

test('agents on a call come first, then those who are there, and those of one status in the order of the server', () => {
  expect(orderBoard(agents(offline, online, offline, online, calling), null)).toEqual({
    ids: [5, 2, 4, 1, 3],
    foldable: 0,
  })
})

test('seven or more offline agents can be folded away, but not where nobody else is there', () => {
  expect(orderBoard(agents(...manyOffline, online), null).foldable).toBe(MIN_FOLDED)
  expect(orderBoard(agents(...manyOffline.slice(1), online), null).foldable).toBe(0)
  expect(orderBoard(agents(...manyOffline), null).foldable).toBe(0)
})

test('the watched agent stays among those who are there, also once offline [LIVE-024]', () => {
  const { ids, foldable } = orderBoard(agents(...manyOffline, online, offline), 2)
  expect([ids.slice(0, 2), foldable]).toEqual([[2, 8], MIN_FOLDED])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Receiver } from './receiver.ts'
import { Sender } from './sender.ts'

function senderOf(count: number, options?: { max: number }): Sender<number> {
  const sender = new Sender<number>(options)
  for (let message = 1; message <= count; message += 1) sender.add(message)
  return sender
}

function drain(sender: Sender<number>): number[] {
  const sent: number[] = []
  for (let one = sender.next(); one; one = sender.next()) {
    expect(one.seq).toBe(one.message)
    sent.push(one.seq)
  }
  return sent
}

test('messages are numbered from 1 and sent in order, each once', () => {
  const sender = senderOf(3)
  expect(drain(sender)).toEqual([1, 2, 3])
  sender.add(4)
  expect(drain(sender)).toEqual([4])
})

test('what is acknowledged is dropped, and a number that was not sent acknowledges nothing', () => {
  const sender = senderOf(3)
  sender.acknowledge(3)
  expect(sender.size()).toBe(3)
  sender.next()
  sender.next()
  sender.acknowledge(3)
  expect(sender.size()).toBe(3)
  sender.acknowledge(2)
  sender.acknowledge(1)
  expect(sender.size()).toBe(1)
  expect(drain(sender)).toEqual([3])
})

test('a new connection gets what is above its acknowledgement, once each and in order [RT-009]', () => {
  const sender = senderOf(5)
  drain(sender)
  sender.acknowledge(1)
  sender.add(6)
  expect(sender.resume(2)).toBe(true)
  expect(drain(sender)).toEqual([3, 4, 5, 6])
  expect(sender.resume(6)).toBe(true)
  expect(drain(sender)).toEqual([])
})

test('nothing is resumed by an acknowledgement of what was never sent, or of less than before', () => {
  const sender = senderOf(3)
  sender.next()
  sender.next()
  expect(sender.resume(3)).toBe(false)
  sender.acknowledge(2)
  expect(sender.resume(1)).toBe(false)
  expect(sender.resume(2)).toBe(true)
})

test('at most 500 messages wait for their acknowledgement, and a client without a dropped one cannot resume', () => {
  const sender = senderOf(500)
  drain(sender)
  expect(sender.resume(0)).toBe(true)
  drain(sender)
  sender.add(501)
  drain(sender)
  expect(sender.size()).toBe(500)
  expect(sender.resume(0)).toBe(false)
  expect(sender.resume(1)).toBe(true)
  expect(drain(sender)).toHaveLength(500)
})

test('a sender is full when its oldest message was not sent and another would push it out', () => {
  const sender = senderOf(2, { max: 3 })
  expect(sender.isFull()).toBe(false)
  sender.add(3)
  expect(sender.isFull()).toBe(true)
  sender.next()
  expect(sender.isFull()).toBe(false)
})

test('a message over its age limit is neither sent nor repeated, and is no loss', () => {
  let now = 0
  const sender = new Sender<string>({ now: () => now })
  sender.add('lasting')
  sender.add('sent in time', 10_000)
  sender.next()
  sender.next()
  now = 5000
  sender.add('never sent', 5001)
  sender.add('lasting too')
  now = 9999
  expect(sender.resume(0)).toBe(true)
  expect([sender.next(), sender.next()]).toMatchObject([{ seq: 1 }, { seq: 2 }])
  now = 10_000
  expect(sender.resume(1)).toBe(true)
  expect(sender.next()).toMatchObject({ seq: 3, message: 'never sent' })
  now = 10_001
  expect(sender.resume(1)).toBe(true)
  expect(sender.next()).toMatchObject({ seq: 4, message: 'lasting too' })
  expect([sender.next(), sender.size()]).toEqual([null, 1])
  // The gap is behind it.
  sender.acknowledge(4)
  sender.add('last')
  expect(sender.next()).toMatchObject({ seq: 5, message: 'last' })
  expect(sender.size()).toBe(1)
})

test('messages over their age limit make room: none of the others is dropped for them', () => {
  let now = 0
  const sender = new Sender<number>({ max: 3, now: () => now })
  sender.add(1)
  sender.add(2, 10_000)
  sender.add(3, 10_000)
  expect(sender.isFull()).toBe(true)
  now = 10_000
  expect(sender.isFull()).toBe(false)
  sender.add(4)
  sender.add(5)
  expect(sender.resume(0)).toBe(true)
  expect(drain(sender)).toEqual([1, 4, 5])
  sender.add(6)
  expect([sender.resume(0), sender.resume(1)]).toEqual([false, true])
})

test('what another server retained goes on with its numbers, without what is over its age limit', () => {
  let now = 500
  const sender = new Sender<number>({
    now: () => now,
    restored: [
      { seq: 4, message: 4, maxAgeMs: Infinity },
      { seq: 5, message: 5, maxAgeMs: 0 },
      { seq: 6, message: 6, maxAgeMs: 1 },
    ],
  })
  expect([sender.resume(2), sender.resume(7), sender.resume(3)]).toEqual([false, false, true])
  sender.add(7)
  expect(drain(sender)).toEqual([4, 6, 7])
  expect(sender.resume(3)).toBe(true)
  now = 501
  expect([sender.next(), sender.next()]).toMatchObject([{ seq: 4 }, { seq: 7 }])
})

test('what is over its age limit is dropped by itself', () => {
  let now = 0
  const sender = new Sender<number>({ now: () => now })
  sender.add(1, 10_000)
  now = 9999
  sender.expire()
  expect(sender.size()).toBe(1)
  now = 10_000
  sender.expire()
  expect(sender.size()).toBe(0)
})

/** Messages are added, read, acknowledged and lost with their connection, in any order. */
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant({ kind: 'add' as const }) },
    { weight: 3, arbitrary: fc.constant({ kind: 'deliver' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'lose' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'acknowledge' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'reconnect' as const }) },
  ),
  { maxLength: 300 },
)

test('whatever is cut whenever, every message arrives once and in order [RT-009]', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const sender = new Sender<number>()
      const receiver = new Receiver()
      const arrived: number[] = []
      const resumed: boolean[] = []
      let added = 0
      const receive = (one: ReturnType<typeof sender.next>) => {
        if (one && receiver.accept(one.seq)) arrived.push(one.message)
      }
      for (const { kind } of all) {
        if (kind === 'add') sender.add((added += 1))
        if (kind === 'deliver') receive(sender.next())
        // Sent, but the connection ended before it arrived.
        if (kind === 'lose' && sender.next()) resumed.push(sender.resume(receiver.ack()))
        if (kind === 'acknowledge') sender.acknowledge(receiver.ack())
        if (kind === 'reconnect') resumed.push(sender.resume(receiver.ack()))
      }
      for (let one = sender.next(); one; one = sender.next()) receive(one)
      expect(resumed).not.toContain(false)
      expect(arrived).toEqual(Array.from({ length: added }, (_, index) => index + 1))
    }),
  )
})

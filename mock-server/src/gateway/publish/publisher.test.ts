import { Receiver, Sender, type Body } from '@console/realtime'
import { expect, test } from 'vitest'
import type { TenantTx } from '../../platform/context/context.ts'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'
import { createPublisher } from './publisher.ts'

const TENANT = 2

const event = (id: number): StoredEvent => ({ id, tenantId: TENANT, topic: 'count.grew', key: '', about: [] })

function sessionOf(id: string): RealtimeSession {
  return {
    id,
    tenantId: TENANT,
    userId: 1,
    tokenHash: Buffer.alloc(0),
    businessTypeId: 7,
    sender: new Sender({ now: () => 0 }),
    receiver: new Receiver(),
    handled: new Set(),
    link: null,
    isPresent: true,
  }
}

const badge = (unreadCount: number): Body => ({
  kind: 'pushEvents',
  value: { businessTypeId: 7, events: [{ url: '/messages', unreadCount }] },
})

/** A database in which a count grows, and whose answers come when the test says so. */
function createPlay(...ids: string[]) {
  const sessions = new Map(ids.map((id) => [id, sessionOf(id)]))
  const sent: [to: string, count: number][] = []
  const reads: { answer: () => void; fail: () => void }[] = []
  const ended: string[] = []
  const database = { count: 0 }
  const publisher = createPublisher(
    {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the topic of this test reads nothing by it
      db: { inTenant: (_tenantId, work) => work({} as TenantTx) },
      clock: { now: () => new Date(0) },
      log: { error: () => undefined },
    },
    {
      services: {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a publisher uses of it
        registry: {
          find: (id: string) => sessions.get(id),
          ofTenant: () => [...sessions.values()],
          end: ({ id }: RealtimeSession) => {
            ended.push(id)
            sessions.delete(id)
          },
        } as never,
        deliver: (deliveries) => {
          for (const { to, message } of deliveries)
            if (message.body.kind === 'pushEvents')
              sent.push([to.id, message.body.value.events[0]?.unreadCount ?? 0])
        },
        unixNow: () => 0,
      },
      topics: [
        {
          topic: 'count.grew',
          findNotices: async (_tx, _happened, connected) => {
            const read = database.count
            await new Promise<void>((resolve, reject) => {
              reads.push({
                answer: resolve,
                fail: () => reject(new Error('no database')),
              })
            })
            return connected.map((to) => ({ to, body: badge(read) }))
          },
        },
      ],
    },
  )
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  const answerAll = async (): Promise<void> => {
    await settle()
    for (let read = reads.shift(); read; read = reads.shift()) {
      read.answer()
      await settle()
    }
  }
  return { publisher, sessions, sent, reads, ended, database, settle, answerAll }
}

test('a state that is read later is sent later, to a session that catches up as to the others', async () => {
  const { publisher, sessions, sent, reads, database, settle, answerAll } = createPlay('moved', 'other')
  const moved = sessions.get('moved')
  if (!moved) throw new Error('There is no session.')
  database.count = 1
  publisher.catchUp(moved, [event(1)])
  await settle()
  database.count = 2
  const published = publisher.publish([event(2)])
  await settle()
  expect(reads).toHaveLength(1)
  await answerAll()
  await published
  expect(sent).toEqual([
    ['moved', 1],
    ['moved', 2],
    ['other', 2],
  ])
})

test('an event that is published while a session is taken over reaches it once: by what it missed', async () => {
  const { publisher, sessions, sent, answerAll } = createPlay('other')
  const published = publisher.publish([event(1)])
  const moved = sessionOf('moved')
  sessions.set('moved', moved)
  publisher.catchUp(moved, [event(1)])
  await answerAll()
  await published
  expect(sent.map(([to]) => to)).toEqual(['other', 'moved'])
})

test('what many sessions missed is read once for all of them, in the order of the events', async () => {
  const { publisher, sessions, sent, reads, settle, answerAll } = createPlay('one', 'two')
  const [one, two] = [...sessions.values()]
  if (!one || !two) throw new Error('There are too few sessions.')
  // Something else has its turn.
  const before = publisher.inTurn(settle)
  publisher.catchUp(one, [event(4), event(3)])
  publisher.catchUp(two, [event(4)])
  await before
  await settle()
  expect(reads).toHaveLength(1)
  await answerAll()
  expect(sent.map(([to]) => to)).toEqual(['one', 'one', 'two'])
})

test('sessions whose missed events cannot be read end, and what follows has its turn', async () => {
  const { publisher, sessions, sent, reads, ended, settle, answerAll } = createPlay('moved', 'other')
  const moved = sessions.get('moved')
  if (!moved) throw new Error('There is no session.')
  publisher.catchUp(moved, [event(1)])
  await settle()
  reads.shift()?.fail()
  await settle()
  expect(ended).toEqual(['moved'])
  const published = publisher.publish([event(2)])
  await answerAll()
  await published
  expect(sent.map(([to]) => to)).toEqual(['other'])
})

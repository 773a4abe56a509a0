import fc from 'fast-check'
import { expect, test } from 'vitest'
import { badge } from './fakes/bodies.ts'
import { createFakePageEvents } from './fakes/fake-browser.ts'
import { FOUND } from './fakes/fake-hub.ts'
import { createFakePorts, type FakePort } from './fakes/fake-port.ts'
import { CLOSED_ROOM, OWN_ID } from './fakes/fake-rooms.ts'
import { FakeServer } from './fakes/fake-server.ts'
import { createFakeTime } from './fakes/fake-time.ts'
import { Hub } from './hub.ts'
import type { Room, RoomStatus } from './room-types.ts'
import { createRealtimeClient, type RealtimeClient } from './tab-client.ts'

/**
 * One observation of a page: a message by its number; the need to load again, with the number of messages published by then;
 * or the switch to another business type.
 */
type Seen = { number: number } | { freshAt: number } | { switched: true }

/** A page's observations of a room since it entered it. */
type Stay = { roomId: string; room: Room; seen: RoomStatus[]; isLeft: boolean }

const PAGES = 3
/** Every page is in the first one from its start. */
const ROOMS = ['seat-1', 'seat-2', CLOSED_ROOM] as const
const anyRoom = fc.constantFrom(...ROOMS)
const command = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('publish' as const), count: fc.nat(5) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(20_000) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('send' as const), page: fc.nat(PAGES - 1) }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('enter' as const), page: fc.nat(PAGES - 1), roomId: anyRoom }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('leave' as const), page: fc.nat(PAGES - 1) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('moveSeat' as const), roomId: anyRoom }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('switchBusiness' as const),
      page: fc.nat(PAGES - 1),
      businessTypeId: fc.constantFrom(7, 8),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('cut' as const, 'fallSilent' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sleep' as const), ms: fc.nat(120_000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delay' as const), ms: fc.nat(2000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), isOn: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('pagehide' as const, 'pageshow' as const, 'freeze' as const, 'thaw' as const),
      page: fc.nat(PAGES - 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('online' as const), page: fc.nat(PAGES - 1) }) },
)
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

function createModel() {
  const time = createFakeTime()
  const server = new FakeServer(time)
  const hub = new Hub({ clock: time, random: () => 0.5, openSocket: server.openSocket })
  const model = { published: 0, sent: 0, refused: [] as number[] }
  const pages = Array.from({ length: PAGES }, () => {
    const events = createFakePageEvents()
    const seen: Seen[] = []
    let port: FakePort | null = null
    const openPort = (): FakePort => {
      const [own, otherEnd] = createFakePorts()
      hub.connect(otherEnd)
      port = own
      return own
    }
    const client = createRealtimeClient({
      version: '1',
      origin: '',
      userId: OWN_ID,
      businessTypeId: 7,
      getToken: () => Promise.resolve('token'),
      dispatch: () => Promise.resolve(FOUND),
      openWorker: () => ({ port: openPort(), addEventListener: () => undefined }),
      openLocal: () => Promise.resolve(openPort()),
      page: events,
      isVisible: () => true,
      clock: time,
    })
    client.subscribe('pushEvents', ({ events: [first] }) => seen.push({ number: first?.unreadCount ?? 0 }))
    client.onFresh(() => seen.push({ freshAt: model.published }))
    return { events, seen, client, stays: [enter(client, ROOMS[0])], port: () => port, businessTypeId: 7 }
  })
  return { time, server, model, pages }
}
type Model = ReturnType<typeof createModel>

function enter(client: RealtimeClient, roomId: string): Stay {
  const seen: RoomStatus[] = []
  const room = client.enterRoom(roomId, { onStatus: (status) => seen.push(status) })
  return { roomId, room, seen, isLeft: false }
}

/** The latest of a page's stays. */
function leaveLatest(stays: readonly Stay[]): void {
  const stay = stays.findLast(({ isLeft }) => !isLeft)
  stay?.room.leave()
  if (stay) stay.isLeft = true
}

async function run({ time, server, model, pages }: Model, one: Command): Promise<void> {
  const page = 'page' in one ? pages[one.page] : undefined
  switch (one.kind) {
    case 'publish':
      for (let count = 0; count < one.count; count += 1) server.publish(badge((model.published += 1)))
      break
    case 'pass':
      await time.advance(one.ms)
      break
    case 'send':
      page?.stays[0]?.room.send(2, { kind: 'text', value: { text: String((model.sent += 1)) } })
      break
    case 'enter':
      page?.stays.push(enter(page.client, one.roomId))
      break
    case 'leave':
      leaveLatest(page?.stays ?? [])
      break
    case 'switchBusiness':
      if (!page || page.businessTypeId === one.businessTypeId) break
      page.businessTypeId = one.businessTypeId
      page.seen.push({ switched: true })
      page.client.switchBusiness(one.businessTypeId)
      break
    case 'moveSeat':
      server.rooms.moveSeat(one.roomId)
      break
    case 'cut':
      server.cut()
      break
    case 'fallSilent':
      server.fallSilent()
      break
    case 'sleep':
      time.sleep(one.ms)
      break
    case 'delay':
      server.network.delayMs = one.ms
      break
    case 'repeat':
      server.network.repeats = one.isOn
      break
    case 'freeze':
      page?.port()?.freeze()
      break
    case 'thaw':
      page?.port()?.thaw()
      break
    default:
      page?.events.fire(one.kind)
  }
  await time.advance(0)
}

/**
 * Finds what is wrong: every message has to come once, in order, and none may be left out unless the page loaded again after
 * it.
 */
function faultsIn(seen: readonly Seen[], published: number): string[] {
  const faults: string[] = []
  /** Up to here the page has everything; `shown` is the latest message that it was given. */
  let [known, shown] = [0, 0]
  /** The next `fresh` may be that of the connection of its new business type, which has a count of its own. */
  let hasSwitched = false
  for (const one of seen) {
    if ('switched' in one) {
      hasSwitched = true
    } else if ('freshAt' in one) {
      known = Math.max(known, one.freshAt)
      if (hasSwitched) [shown, hasSwitched] = [0, false]
    } else {
      if (one.number <= shown) faults.push(`${one.number} after ${shown}`)
      if (one.number > known + 1) faults.push(`${one.number} with ${known} known`)
      shown = one.number
      known = Math.max(known, one.number)
    }
  }
  if (known !== published) faults.push(`${known} of ${published} known`)
  return faults
}

/** Finds faults in a page's observations of a room: it was in it first, and saw nothing after its end. */
function roomFaultsIn(seen: readonly RoomStatus[]): string[] {
  const [first] = seen
  const isOver = ({ kind }: RoomStatus): boolean => kind === 'left' || kind === 'refused'
  const faults = first && first.kind !== 'entered' && !isOver(first) ? [`${first.kind} came first`] : []
  return seen.slice(0, -1).some(isOver) ? [...faults, 'more came after the end'] : faults
}

/** In the end each page that stays in a room sees who is there, and the server knows of no other room. */
function expectRooms({ server, pages }: Model): void {
  const stays = pages.flatMap((page) => page.stays)
  expect(stays.flatMap(({ seen }) => roomFaultsIn(seen))).toEqual([])
  // A switch of the business type ends the stays of its page.
  const lasting = stays.filter(({ isLeft, seen }) => !isLeft && seen.at(-1)?.kind !== 'left')
  for (const { roomId, seen } of lasting) {
    const last = seen.at(-1)
    const people = last && 'members' in last ? last.members.map(({ userId }) => userId) : last
    expect(people).toEqual(
      roomId === CLOSED_ROOM ? { kind: 'refused', refusal: 'forbidden' } : server.rooms.peopleIn(roomId),
    )
  }
  for (const roomId of ROOMS) {
    const isEntered = roomId !== CLOSED_ROOM && lasting.some((stay) => stay.roomId === roomId)
    expect([roomId, server.rooms.peopleIn(roomId).includes(OWN_ID)]).toEqual([roomId, isEntered])
  }
}

test('whatever happens, each page has every message once and in order or loads again, and is in the rooms that it entered [RT-009]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 60 }), async (commands) => {
      const all = createModel()
      const { time, server, model, pages } = all
      for (const one of commands) await run(all, one)
      server.network.delayMs = 10
      for (const page of pages) {
        page.port()?.thaw()
        page.events.fire('pageshow')
      }
      await time.advance(300_000)
      await run(all, { kind: 'publish', count: 3 })
      await time.advance(1000)
      for (const { seen, client } of pages) {
        expect(client.state.get()).toEqual({ status: 'open' })
        expect(faultsIn(seen, model.published)).toEqual([])
      }
      const texts = server.arrived.flatMap((body) =>
        body.kind === 'directMessage' ? [body.value.text?.text] : [],
      )
      expect(texts).toHaveLength(new Set(texts).size)
      expectRooms(all)
    }),
    { numRuns: 150 },
  )
}, 30_000)

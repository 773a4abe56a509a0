import { describe, expect, test } from 'vitest'
import { badge } from './fakes/bodies.ts'
import { createFakeHub, type FakePage } from './fakes/fake-hub.ts'
import type { FakeSocket } from './fakes/fake-socket.ts'

const OPEN = { status: 'open' }
const off = (reason: string) => ({ status: 'off', reason })

describe('sign-out and sign-in', () => {
  test('the logout of one page stops for all: closed with 1000, and none is opened until the next login [RT-024]', async () => {
    const { page, accept, socket, time, opened } = createFakeHub()
    const [first, second] = [page(), page()]
    first.attach()
    second.attach()
    await accept()
    second.post({ type: 'signOut' })
    await time.advance(0)
    expect([first.state(), second.state()]).toEqual([off('signedOut'), off('signedOut')])
    expect(socket().closedWith).toBe(1000)
    const late = page()
    late.attach()
    first.post({ type: 'online' })
    first.post({ type: 'switchBusiness', businessTypeId: 9 })
    await time.advance(300_000)
    expect([late.state(), opened.length]).toEqual([off('signedOut'), 1])
    const next = page({ token: 'token-2' })
    next.attach()
    await accept()
    expect([next.state(), opened.length]).toEqual([OPEN, 2])
    expect(first.state()).toEqual(off('signedOut'))
  })

  test('another sign-in on one page takes over, and pages of the one before are no longer served', async () => {
    const { page, accept, socket, time, opened } = createFakeHub()
    const before = page()
    before.attach()
    await accept()
    const after = page({ token: 'token-2', userId: 2 })
    after.attach()
    await time.advance(0)
    expect([before.state(), opened[0]?.closedWith]).toEqual([off('replaced'), 1000])
    await accept({ sessionId: 'session-2' })
    expect(socket().received[0]?.body).toMatchObject({ value: { token: 'token-2' } })
    expect(socket().received[0]?.sessionId).toBe('')
    before.attach()
    before.post({ type: 'signOut' })
    await time.advance(0)
    expect([before.state(), after.state(), opened.length]).toEqual([off('replaced'), OPEN, 2])
  })

  test('KickOff reaches every page with its address, and nothing is tried again [RT-010]', async () => {
    const { page, accept, socket, time, opened } = createFakeHub()
    const [first, second] = [page(), page()]
    first.attach()
    second.attach()
    await accept()
    socket().send({}, { kind: 'kickOff', value: { fromIp: '192.0.2.7' } })
    await time.advance(0)
    for (const one of [first, second]) {
      expect(one.of('kickOff')).toEqual([{ type: 'kickOff', fromIp: '192.0.2.7' }])
      expect(one.state()).toEqual(off('kickedOff'))
    }
    first.attach()
    first.post({ type: 'online' })
    await time.advance(300_000)
    expect([first.state(), opened.length]).toEqual([off('kickedOff'), 1])
  })
})

describe('pages with different business types', () => {
  const sent = ({ received }: FakeSocket) =>
    received.flatMap(({ body }) => (body?.kind === 'heartBeat' ? [body.value.businessTypeId] : []))
  const counts = (page: FakePage) =>
    page.of('message').map(({ body }) => body.kind === 'pushEvents' && body.value.events[0]?.unreadCount)

  async function openBoth() {
    const play = createFakeHub()
    const [first, second] = [play.page(), play.page({ businessTypeId: 9 })]
    first.attach()
    await play.accept()
    second.attach()
    await play.time.advance(0)
    expect([first.state(), second.state()]).toEqual([OPEN, { status: 'connecting' }])
    await play.accept({ sessionId: 'session-9' })
    const [ofFirst, ofSecond] = play.opened
    if (!ofFirst || !ofSecond) throw new Error('Not both have a connection.')
    return { ...play, first, second, ofFirst, ofSecond }
  }

  test('have a connection each, and each gets the messages of its own', async () => {
    const { first, second, ofFirst, ofSecond, opened, time } = await openBoth()
    expect([first.state(), second.state(), opened.length]).toEqual([OPEN, OPEN, 2])
    expect([sent(ofFirst), sent(ofSecond)]).toEqual([[7], [9]])
    ofFirst.send({ seq: 1 }, badge(1))
    ofSecond.send({ seq: 1 }, badge(2))
    await time.advance(0)
    expect([counts(first), counts(second)]).toEqual([[1], [2]])
    expect([first.of('fresh').length, second.of('fresh').length]).toEqual([1, 1])
  })

  test('lose and resume theirs alone, and see the state of their own', async () => {
    const { first, second, ofFirst, time, accept, socket } = await openBoth()
    ofFirst.close(1006)
    await time.advance(0)
    expect([first.state(), second.state()]).toEqual([{ status: 'down', since: time.now() }, OPEN])
    await time.advance(1000)
    await accept({ resumed: true })
    expect(sent(socket())).toEqual([7])
    expect([first.state(), first.of('fresh').length, second.of('fresh').length]).toEqual([OPEN, 1, 1])
  })

  test('share one again when they select the same: the other one is closed, and who comes loads again', async () => {
    const { first, second, ofFirst, ofSecond, opened, time } = await openBoth()
    second.post({ type: 'switchBusiness', businessTypeId: 7 })
    await time.advance(0)
    expect([ofFirst.closedWith, ofSecond.closedWith, opened.length]).toEqual([null, 1000, 2])
    expect([first.of('fresh').length, second.of('fresh').length]).toEqual([1, 2])
    ofFirst.send({ seq: 1 }, badge(3))
    await time.advance(0)
    expect([counts(first), counts(second)]).toEqual([[3], [3]])
    second.post({ type: 'switchBusiness', businessTypeId: 11 })
    await time.advance(0)
    expect(opened).toHaveLength(3)
    first.post({ type: 'close' })
    await time.advance(0)
    expect(ofFirst.closedWith).toBe(1000)
  })

  test('end together, with one logout or one KickOff [RT-010, RT-024]', async () => {
    const loggedOut = await openBoth()
    loggedOut.second.post({ type: 'signOut' })
    await loggedOut.time.advance(300_000)
    const { opened } = loggedOut
    expect(opened.map(({ closedWith }) => closedWith)).toEqual([1000, 1000])
    expect([loggedOut.first.state(), loggedOut.second.state()]).toEqual([off('signedOut'), off('signedOut')])
    const kicked = await openBoth()
    kicked.ofFirst.send({}, { kind: 'kickOff', value: { fromIp: '192.0.2.7' } })
    kicked.ofSecond.send({}, { kind: 'kickOff', value: { fromIp: '192.0.2.7' } })
    await kicked.time.advance(300_000)
    for (const page of [kicked.first, kicked.second]) {
      expect(page.of('kickOff')).toEqual([{ type: 'kickOff', fromIp: '192.0.2.7' }])
      expect(page.state()).toEqual(off('kickedOff'))
    }
    expect(kicked.opened).toHaveLength(2)
  })

  test('one that is refused leaves the other alone', async () => {
    const { page, accept, socket, time } = createFakeHub()
    const [first, second] = [page(), page({ businessTypeId: 9 })]
    first.attach()
    await accept()
    second.attach()
    await time.advance(0)
    socket().open()
    socket().refuse(403)
    await time.advance(0)
    expect([first.state(), second.state()]).toEqual([OPEN, off('forbidden')])
    expect(first.of('businessRefused')).toEqual([])
    expect(second.of('businessRefused')).toEqual([{ type: 'businessRefused', businessTypeId: 9 }])
  })

  test('a refused switch leaves no page with the messages of another type, and back at the type before all is new [RT-023]', async () => {
    const { page, accept, socket, time, opened } = createFakeHub()
    const first = page()
    first.attach()
    await accept()
    first.post({ type: 'switchBusiness', businessTypeId: 9 })
    await time.advance(0)
    socket().refuse(403)
    socket().send({ seq: 1 }, badge(4))
    await time.advance(0)
    expect([first.state(), opened[0]?.closedWith]).toEqual([off('forbidden'), 1000])
    expect(first.of('businessRefused')).toEqual([{ type: 'businessRefused', businessTypeId: 9 }])
    first.post({ type: 'switchBusiness', businessTypeId: 7 })
    await accept({ sessionId: 'session-2' })
    expect([first.state(), opened.flatMap(sent)]).toEqual([OPEN, [7, 9, 7]])
    expect([first.of('fresh').length, counts(first)]).toEqual([2, []])
  })
})

describe('the token', () => {
  test('is requested from the pages before each connection, and a newer one is used', async () => {
    const { page, accept, socket, time } = createFakeHub()
    const first = page()
    first.attach()
    await accept()
    first.token = 'token-1b'
    socket().close(1006)
    await time.advance(1000)
    await accept({ resumed: true })
    expect(socket().received[0]?.body).toMatchObject({ value: { token: 'token-1b' } })
    expect(first.state()).toEqual(OPEN)
  })

  test('of any page that answers is used, and is requested again while none does', async () => {
    const { page, accept, socket, time, opened } = createFakeHub()
    const [frozen, other] = [page(), page()]
    frozen.attach()
    other.attach()
    await accept()
    frozen.port.freeze()
    socket().close(1006)
    await time.advance(1000)
    expect(opened).toHaveLength(2)
    other.port.freeze()
    socket().close(1006)
    await time.advance(2000 + 2999)
    expect(opened).toHaveLength(2)
    other.port.thaw()
    frozen.port.thaw()
    await time.advance(0)
    expect(opened).toHaveLength(3)
    expect(other.state()).toMatchObject({ status: 'down' })
  })

  test('no page answers for 3 s: a failed try', async () => {
    const { page, time, opened } = createFakeHub()
    const only = page()
    only.attach()
    only.port.freeze()
    await time.advance(3000 + 999)
    only.port.thaw()
    await time.advance(0)
    expect([only.of('queryToken').length, opened.length]).toEqual([1, 0])
    await time.advance(1)
    expect(opened).toHaveLength(1)
  })

  test('that was refused is never used again: pages check theirs, and attach with another [RT-006]', async () => {
    const { page, accept, socket, time, opened } = createFakeHub()
    const first = page()
    first.attach()
    await time.advance(0)
    socket().open()
    socket().refuse(401)
    await time.advance(0)
    expect(first.state()).toEqual(off('refused'))
    first.attach()
    first.post({ type: 'online' })
    await time.advance(300_000)
    expect([first.state(), opened.length]).toEqual([off('refused'), 1])
    first.profile.token = 'token-2'
    first.token = 'token-2'
    first.attach()
    await accept()
    expect(first.state()).toEqual(OPEN)
  })

  test('is gone on all pages: the session is over', async () => {
    const { page, accept, socket, time, opened } = createFakeHub()
    const first = page()
    first.attach()
    await accept()
    first.token = null
    socket().close(1006)
    await time.advance(300_000)
    expect([first.state(), opened.length]).toEqual([off('refused'), 1])
  })

  test('that the dispatcher refuses ends the session, while a dispatcher that fails is tried again [RT-004] [RT-006]', async () => {
    const { page, time, opened } = createFakeHub()
    const first = page()
    first.dispatched = null
    first.attach()
    await time.advance(0)
    expect([first.state(), opened.length]).toEqual([{ status: 'down', since: time.now() }, 0])
    first.dispatched = { kind: 'refused' }
    await time.advance(1000)
    expect([first.state(), opened.length]).toEqual([off('refused'), 0])
  })
})

describe('a connection that was refused', () => {
  test.each([
    [403, 'forbidden'],
    [426, 'upgrade'],
  ])('with %i is tried again after a reload or a switch, and not before', async (code, reason) => {
    const { page, socket, time, opened } = createFakeHub()
    const first = page()
    first.attach()
    await time.advance(0)
    socket().open()
    socket().refuse(code)
    await time.advance(300_000)
    expect([first.state(), opened.length]).toEqual([off(reason), 1])
    const reloaded = page()
    reloaded.attach()
    await time.advance(0)
    expect(opened).toHaveLength(2)
    socket().open()
    socket().refuse(code)
    first.post({ type: 'switchBusiness', businessTypeId: 9 })
    await time.advance(0)
    expect(opened).toHaveLength(3)
  })
})

test('what is not of this protocol, and what fails, is reported to a page and does no harm', async () => {
  const { hub, page, accept, time } = createFakeHub()
  const first = page()
  first.port.postMessage('anything')
  first.port.postMessage({ type: 'unknown' })
  first.attach()
  await accept()
  first.port.postMessage({ type: 'attach', profile: first.profile, kinds: 5 })
  await time.advance(0)
  hub.report('A failure.')
  await time.advance(0)
  expect(first.of('problem').map(({ problem }) => problem)).toEqual([
    'A message of a page failed: TypeError: number 5 is not iterable (cannot read property Symbol(Symbol.iterator))',
    'A failure.',
  ])
  expect(first.state()).toEqual(OPEN)
})

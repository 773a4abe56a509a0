import { describe, expect, test } from 'vitest'
import { createFakeHub } from './fakes/fake-hub.ts'

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

  test('another sign-in on one page takes over; pages of the one before are no longer served', async () => {
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

  test('of any page that answers is used; while none does, it is tried again', async () => {
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

  test('that the dispatcher refuses ends the session; a dispatcher that fails is tried again [RT-004] [RT-006]', async () => {
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

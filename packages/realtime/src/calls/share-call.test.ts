import { describe, expect, test } from 'vitest'
import { STREAM_KIND } from '../client/rooms/peer-constants.ts'
import { createRefusal, createSharePlay, OTHER, WATCHER } from './fakes/share-play.ts'
import { MAX_WATCHERS, RETURN_MS } from './share-call.ts'

const { camera, screen } = STREAM_KIND

/** Watched by one, with both connections answered. */
async function watched(play = createSharePlay()) {
  await play.enter(WATCHER)
  await play.start(7)
  await play.share.share()
  await play.settle()
  for (const stream of [camera, screen]) await play.answer(7, { callId: 'call-1', stream })
  for (const peer of play.peers()) peer.become('connected')
  return play
}
const offersIn = ({ sent }: ReturnType<typeof createSharePlay>) =>
  sent.flatMap((message) => (message.kind === 'offer' ? [{ to: message.to, ...message.value }] : []))
const stopsIn = ({ sent }: ReturnType<typeof createSharePlay>) =>
  sent.flatMap((message) => (message.kind === 'monitor' ? [message.to] : []))

describe('a START', () => {
  test('prompts the agent first, and offers sound and screen under one call id once they share [RT-021]', async () => {
    const play = createSharePlay()
    await play.enter(WATCHER)
    await play.start(7)
    expect(play.state()).toMatchObject({ room: 'inside', capture: 'off' })
    expect(play.state().watchers).toEqual([{ userId: 7, name: 'Wendy', status: 'waiting', isSeen: false }])
    expect(play.sent).toEqual([])
    await play.share.share()
    await play.settle()
    expect(offersIn(play)).toEqual([
      { to: 7, callId: 'call-1', stream: camera, sdp: 'offer 1' },
      { to: 7, callId: 'call-1', stream: screen, sdp: 'offer 1' },
    ])
    const [sound, picture] = play.peers()
    expect(sound?.transceivers).toEqual([{ what: 'audio', direction: 'sendonly' }])
    expect(picture?.transceivers).toEqual([
      { what: 'video', direction: 'sendonly' },
      { what: 'audio', direction: 'sendonly' },
    ])
    expect(picture?.config).toEqual({ iceServers: [{ urls: 'stun:stun.test' }] })
    expect(play.state()).toMatchObject({ capture: 'on', microphone: 'on' })
  })

  test('takes answers and candidates of its call, also candidates before the answer, to the empty one [RT-021]', async () => {
    const play = createSharePlay()
    await play.enter(WATCHER)
    await play.start(7)
    await play.share.share()
    await play.settle()
    const head = { callId: 'call-1', stream: screen }
    await play.candidate(7, { ...head, candidate: 'candidate:1' })
    await play.answer(7, head)
    await play.candidate(7, { ...head, candidate: 'unfit' })
    await play.candidate(7, { ...head, candidate: '' })
    await play.candidate(7, { callId: 'call-0', stream: screen, candidate: 'candidate:old' })
    await play.candidate(8, { ...head, candidate: 'candidate:other' })
    const [, picture] = play.peers()
    expect(picture?.remoteDescription).toEqual({ type: 'answer', sdp: 'answer' })
    expect(picture?.remoteCandidates).toEqual(['candidate:1', ''])
    picture?.find(null)
    await play.settle()
    const found = play.sent.flatMap((message) =>
      message.kind === 'candidate' && message.value.stream === screen ? [message.value.candidate] : [],
    )
    expect(found).toEqual(['candidate:local', ''])
  })

  test('of the same watcher again replaces the running call, and another watcher gets one of their own', async () => {
    const play = await watched()
    await play.come(OTHER)
    await play.start(8)
    expect(play.openPeers()).toHaveLength(4)
    await play.start(7)
    expect(
      play
        .peers()
        .slice(0, 2)
        .map(({ isClosed }) => isClosed),
    ).toEqual([true, true])
    expect(play.openPeers()).toHaveLength(4)
    expect(offersIn(play).map(({ to, callId }) => `${to} ${callId}`)).toEqual([
      '7 call-1',
      '7 call-1',
      '8 call-2',
      '8 call-2',
      '7 call-3',
      '7 call-3',
    ])
    // One capture serves all of them.
    expect(play.tracks).toHaveLength(3)
  })

  test('that comes twice while the ICE servers are fetched opens one call', async () => {
    const play = await watched()
    void play.start(7)
    await play.start(7)
    expect(play.openPeers()).toHaveLength(2)
    expect(offersIn(play).at(-1)).toMatchObject({ callId: 'call-3' })
  })

  test('may be for one of the streams', async () => {
    const play = createSharePlay()
    await play.enter(WATCHER)
    await play.start(7, 10, [screen])
    await play.share.share()
    await play.settle()
    expect(offersIn(play).map(({ stream }) => stream)).toEqual([screen])
  })

  test('begins at once when the agent is ready to be watched', async () => {
    const play = createSharePlay()
    await play.enter()
    await play.share.share({ isReady: true })
    expect(play.state()).toMatchObject({ capture: 'on', isReady: true, watchers: [] })
    await play.come(WATCHER)
    await play.start(7)
    expect(offersIn(play)).toHaveLength(2)
  })

  test('beyond the tenth watcher is answered with STOP', async () => {
    const play = createSharePlay()
    const watchers = Array.from({ length: MAX_WATCHERS + 1 }, (_, index) => ({
      ...OTHER,
      userId: 100 + index,
    }))
    await play.enter(...watchers)
    for (const { userId } of watchers) await play.start(userId)
    expect(play.state().watchers).toHaveLength(10)
    expect(stopsIn(play)).toEqual([110])
  })

  test('without ICE servers uses the direct ways, and reports it', async () => {
    const play = createSharePlay()
    play.play.iceServers = new Error('HTTP 503')
    await watched(play)
    expect(play.peers()[0]?.config).toEqual({ iceServers: [] })
    expect(play.problems).toEqual(['The ICE servers are not known: Error: HTTP 503'])
  })
})

describe('the end', () => {
  test('comes with STOP: the call closes and the capture ends with it [RT-022]', async () => {
    const play = await watched()
    expect(play.liveTracks()).toHaveLength(3)
    await play.stop(7)
    expect(play.openPeers()).toEqual([])
    expect(play.liveTracks()).toEqual([])
    expect(play.state()).toMatchObject({ capture: 'off', watchers: [], microphone: 'off' })
  })

  test('waits 15 s after a watcher left without STOP, who finds the capture when they come back', async () => {
    const play = await watched()
    await play.leave(WATCHER)
    expect(play.openPeers()).toEqual([])
    await play.time.advance(RETURN_MS - 1)
    expect(play.liveTracks()).toHaveLength(3)
    await play.come(WATCHER)
    await play.start(7)
    await play.time.advance(RETURN_MS)
    expect(play.openPeers()).toHaveLength(2)
    await play.leave(WATCHER, 'someoneKickedOff')
    await play.time.advance(15_000)
    expect(play.liveTracks()).toEqual([])
    expect(play.state().capture).toBe('off')
  })

  test('does not come when the agent gets ready while the screen is about to be released', async () => {
    const play = await watched()
    await play.leave(WATCHER)
    await play.share.share({ isReady: true })
    await play.time.advance(RETURN_MS)
    expect(play.state()).toMatchObject({ isReady: true, capture: 'on' })
    expect(play.liveTracks()).toHaveLength(3)
  })

  test('does not come while another watches, or while the agent stays ready', async () => {
    const play = await watched()
    await play.come(OTHER)
    await play.start(8)
    await play.stop(7)
    expect(play.liveTracks()).toHaveLength(3)
    await play.share.share({ isReady: true })
    await play.stop(8)
    await play.time.advance(60_000)
    expect(play.state()).toMatchObject({ capture: 'on', isReady: true, watchers: [] })
    expect(play.liveTracks()).toHaveLength(3)
  })

  test('by the agent, or by the browser’s own button, is reported to the watchers', async () => {
    const play = await watched()
    play.share.stop()
    expect([play.openPeers(), play.liveTracks(), stopsIn(play)]).toEqual([[], [], [7]])
    const other = await watched()
    other.tracks[0]?.end()
    expect([other.openPeers(), other.liveTracks(), stopsIn(other)]).toEqual([[], [], [7]])
  })

  test('of the session, or of the page, ends even what was ready', async () => {
    const play = await watched()
    await play.share.share({ isReady: true })
    play.room().onStatus({ kind: 'left', reason: 'sessionEnded' })
    expect([play.openPeers(), play.liveTracks()]).toEqual([[], []])
    expect(play.state()).toMatchObject({ room: 'left', capture: 'off', isReady: false })
    const other = await watched()
    other.share.close()
    expect([other.openPeers(), other.liveTracks(), other.play.left]).toEqual([[], [], 1])
  })

  test('a new session of the seat keeps the calls of those who are still in the room', async () => {
    const play = await watched()
    await play.come(OTHER)
    await play.start(8)
    await play.enter(WATCHER)
    expect(play.state().watchers.map(({ userId }) => userId)).toEqual([7])
    expect(play.openPeers()).toHaveLength(2)
  })
})

describe('the agent', () => {
  test('may decline: that watcher gets STOP, and may request it again', async () => {
    const play = createSharePlay()
    await play.enter(WATCHER)
    await play.start(7)
    play.share.decline()
    expect([play.state().watchers, stopsIn(play), play.tracks]).toEqual([[], [7], []])
    await play.start(7)
    expect(play.state().watchers).toMatchObject([{ userId: 7, status: 'waiting' }])
  })

  test.each([
    ['NotAllowedError', 'refused'],
    ['NotReadableError', 'failed'],
  ] as const)('whose browser answers %s sees it, and may try again', async (name, problem) => {
    const play = createSharePlay()
    await play.enter(WATCHER)
    await play.start(7)
    play.play.screen = createRefusal(name)
    await play.share.share()
    expect(play.state()).toMatchObject({ screenProblem: problem, capture: 'off' })
    expect(play.state().watchers).toMatchObject([{ status: 'waiting' }])
    play.play.screen = null
    await play.share.share()
    await play.settle()
    expect(play.state()).toMatchObject({ screenProblem: null, capture: 'on' })
    expect(offersIn(play)).toHaveLength(2)
  })

  test.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
  ] as const)('without a microphone (%s) shares the screen, and a silent line', async (name, status) => {
    const play = createSharePlay()
    play.play.microphone = createRefusal(name)
    play.play.withSound = false
    await watched(play)
    expect(play.state()).toMatchObject({ capture: 'on', microphone: status })
    expect(play.peers().map(({ transceivers }) => transceivers.map(({ what }) => what))).toEqual([
      ['silent audio'],
      ['video'],
    ])
  })

  test('who shares after everybody left captures nothing', async () => {
    const play = createSharePlay()
    await play.enter(WATCHER)
    await play.start(7)
    const sharing = play.share.share()
    await play.stop(7)
    await sharing
    expect([play.liveTracks(), play.state().capture]).toEqual([[], 'off'])
  })
})

describe('a connection that breaks', () => {
  test('is restarted under the same call id and stream, at once when it failed, after 2 s otherwise [RT-021]', async () => {
    const play = await watched()
    const [sound, picture] = play.peers()
    sound?.become('failed')
    picture?.become('disconnected')
    await play.time.advance(1999)
    expect(play.state().watchers).toMatchObject([{ status: 'interrupted', isSeen: false }])
    expect([sound?.offers.length, picture?.offers.length]).toEqual([2, 1])
    await play.time.advance(1)
    expect(sound?.offers[1]).toEqual({ iceRestart: true })
    expect(picture?.offers[1]).toEqual({ iceRestart: true })
    expect(offersIn(play).slice(2)).toEqual([
      { to: 7, callId: 'call-1', stream: camera, sdp: 'offer 2' },
      { to: 7, callId: 'call-1', stream: screen, sdp: 'offer 2' },
    ])
    for (const stream of [camera, screen]) await play.answer(7, { callId: 'call-1', stream })
    for (const peer of [sound, picture]) peer?.become('connected')
    await play.time.advance(60_000)
    expect(play.state().watchers).toMatchObject([{ status: 'connected', isSeen: true }])
    expect([sound?.offers.length, picture?.offers.length]).toEqual([2, 2])
  })

  test('is interrupted from its first loss to its return, and the screen is seen without the sound, not the other way', async () => {
    const play = await watched()
    const [sound, picture] = play.peers()
    const link = () => play.state().watchers.map(({ status, isSeen }) => [status, isSeen])
    expect(link()).toEqual([['connected', true]])
    picture?.become('disconnected')
    expect(link()).toEqual([['interrupted', false]])
    await play.time.advance(2000)
    expect(link()).toEqual([['interrupted', false]])
    picture?.become('connected')
    expect(link()).toEqual([['connected', true]])
    sound?.become('failed')
    expect(link()).toEqual([['interrupted', true]])
  })

  test('that recovers by itself is left alone', async () => {
    const play = await watched()
    const [sound] = play.peers()
    sound?.become('disconnected')
    await play.time.advance(1000)
    sound?.become('connected')
    await play.time.advance(60_000)
    expect(sound?.offers).toHaveLength(1)
  })

  test('is lost after five restarts, while the screen stays captured for a new START', async () => {
    const play = await watched()
    const [sound] = play.peers()
    sound?.become('failed')
    await play.time.advance(24_999)
    expect(play.state().watchers).toMatchObject([{ status: 'interrupted' }])
    await play.time.advance(1)
    expect(sound?.offers).toHaveLength(6)
    expect(play.state()).toMatchObject({ capture: 'on', watchers: [{ status: 'lost' }] })
    await play.time.advance(600_000)
    expect(sound?.offers).toHaveLength(6)
    await play.start(7)
    expect(play.openPeers()).toHaveLength(2)
    expect(play.state().watchers).toMatchObject([{ status: 'connecting', isSeen: false }])
    // A first connection that fails was never there to be interrupted.
    play.openPeers()[1]?.become('failed')
    expect(play.state().watchers).toMatchObject([{ status: 'connecting', isSeen: false }])
    play.openPeers()[1]?.become('connected')
    expect(play.state().watchers).toMatchObject([{ status: 'connecting', isSeen: true }])
  })

  test('a lost microphone is said', async () => {
    const play = await watched()
    play.tracks[2]?.end()
    expect(play.state()).toMatchObject({ capture: 'on', microphone: 'missing' })
  })
})

describe('the room', () => {
  test('that cannot be entered at present is tried again, unlike one that is refused', async () => {
    const play = createSharePlay()
    play.room().onStatus({ kind: 'refused', refusal: 'unavailable' })
    await play.time.advance(4999)
    expect(play.rooms).toHaveLength(1)
    await play.time.advance(1)
    expect(play.rooms).toHaveLength(2)
    play.room().onStatus({ kind: 'refused', refusal: 'forbidden' })
    await play.time.advance(60_000)
    expect(play.rooms).toHaveLength(2)
    expect(play.state().room).toBe('refused')
  })
})

describe('screenshots', () => {
  test('begin with the START, go on by the smallest period, and end with STOP [RT-022]', async () => {
    const play = await watched()
    const begin = play.uploads[0] ?? 0
    const seconds = () => play.uploads.map((at) => (at - begin) / 1000)
    await play.time.advance(20_000)
    expect(seconds()).toEqual([0, 10, 20])
    await play.come(OTHER)
    await play.start(8, 5)
    await play.time.advance(10_000)
    expect(seconds()).toEqual([0, 10, 20, 20, 25, 30])
    await play.stop(8)
    await play.time.advance(10_000)
    expect(seconds()).toEqual([0, 10, 20, 20, 25, 30, 40])
    await play.stop(7)
    await play.time.advance(60_000)
    expect(play.uploads).toHaveLength(7)
  })

  test('are sent by a ready seat while somebody looks at them without a watch, and by no other', async () => {
    const play = createSharePlay()
    await play.enter()
    play.share.requestPictures(true)
    await play.time.advance(20_000)
    expect(play.uploads).toEqual([])
    await play.share.share({ isReady: true })
    await play.settle()
    expect(play.state().isPictured).toBe(true)
    await play.time.advance(10_000)
    expect(play.uploads).toHaveLength(2)
    play.share.requestPictures(false)
    expect(play.state().isPictured).toBe(false)
    await play.time.advance(60_000)
    expect(play.uploads).toHaveLength(2)
    play.share.requestPictures(true)
    play.share.stop()
    await play.time.advance(60_000)
    expect([play.state().isPictured, play.liveTracks().length]).toEqual([false, 0])
  })

  test('that fail come later each time, a minute apart at most, and the agent sees it', async () => {
    const play = createSharePlay()
    play.play.upload = new Error('HTTP 500')
    await watched(play)
    const begin = play.uploads[0] ?? 0
    await play.time.advance(200_000)
    expect(play.uploads.map((at) => (at - begin) / 1000)).toEqual([0, 20, 60, 120, 180])
    expect(play.state().isPictureFailing).toBe(true)
    play.play.upload = null
    await play.time.advance(50_000)
    expect(play.state().isPictureFailing).toBe(false)
    expect(play.uploads.map((at) => (at - begin) / 1000).slice(5)).toEqual([240, 250])
  })

  test.each([
    [0, 10],
    [1, 2],
    [2, 2],
    [60, 60],
    [61, 60],
  ])('a period of %d s is taken as %d s', async (given, used) => {
    const play = createSharePlay()
    await play.enter(WATCHER)
    await play.start(7, given)
    await play.share.share()
    await play.time.advance(used * 1000 - 1)
    expect(play.uploads).toHaveLength(1)
    await play.time.advance(1)
    expect(play.uploads).toHaveLength(2)
  })
})

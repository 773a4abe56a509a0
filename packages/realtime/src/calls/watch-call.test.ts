import { describe, expect, test } from 'vitest'
import { buildCandidate } from './fakes/fake-media-peer.ts'
import { createWatchPlay, OTHER, SEAT, SELF, STREAMS } from './fakes/watch-play.ts'

const { camera, screen } = STREAMS
// Node has no media streams.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only its identity matters
const aStream = { id: 'stream' } as MediaStream

async function live() {
  const play = createWatchPlay()
  await play.entered()
  const peers = await play.connect('a')
  play.sent()
  return { ...play, peers }
}

describe('a watch', () => {
  test('enters the room as a watcher, and only then has the seat share camera and screen [LIVE-020] [LIVE-021] [RT-022]', async () => {
    const { room, entered, sent } = createWatchPlay()
    expect([room.id, room.isWatcher, sent()]).toEqual(['seat-7', true, []])
    await entered()
    expect(sent()).toEqual(['7 START 10 []'])
  })

  test('answers both offers of the call, each on a connection of its own, and is live once both are connected [RT-021]', async () => {
    const { entered, offer, sent, opened, words, media } = createWatchPlay()
    await entered()
    sent()
    await offer('a', camera)
    await offer('a', screen)
    expect(sent()).toEqual(['7 answer a.1: answer to a.1', '7 answer a.2: answer to a.2'])
    expect(opened.map(({ offers }) => offers)).toEqual([['a.1'], ['a.2']])
    opened[1]?.events.onMedia(aStream)
    expect(media).toEqual([['screen', aStream]])
    opened[0]?.move('connected')
    expect(words()).toEqual([])
    opened[1]?.move('connected')
    expect(words()).toEqual(['live'])
  })

  test('exchanges candidates until the empty one, with call and stream [RT-021]', async () => {
    const { entered, offer, candidate, sent, opened } = createWatchPlay()
    await entered()
    await offer('a', screen)
    sent()
    for (const text of ['one', 'two', '']) {
      await candidate('a', screen, text)
      opened[0]?.events.onCandidate(buildCandidate(text))
    }
    expect(opened[0]?.candidates).toEqual(['one', 'two', ''])
    expect(sent()).toEqual(['7 candidate a.2: one', '7 candidate a.2: two', '7 candidate a.2: '])
  })

  test('uses candidates that arrive before their offer, 100 at most', async () => {
    const { entered, offer, candidate, opened, time } = createWatchPlay()
    await entered()
    for (let index = 0; index <= 100; index += 1) await candidate('a', camera, String(index))
    await offer('a', screen)
    await candidate('a', screen, 'screen')
    await offer('a', camera)
    for (let turn = 0; turn < 10; turn += 1) await time.advance(0)
    expect(opened[0]?.candidates).toEqual(['screen'])
    expect(opened[1]?.candidates).toHaveLength(100)
    expect(opened[1]?.candidates[0]).toBe('1')
  })

  test('answers a further offer of the call on the same connection', async () => {
    const { offer, sent, opened, peers } = await live()
    await offer('a', screen, 'restart')
    expect([opened.length, peers[1]?.offers, sent()]).toEqual([
      2,
      ['a.2', 'restart'],
      ['7 answer a.2: answer to restart'],
    ])
  })

  test('ignores anyone but the seat, unknown streams and other messages', async () => {
    const { entered, say, offer, candidate, opened, states, logged } = createWatchPlay()
    await entered([SELF, SEAT, OTHER])
    await say({ kind: 'offer', value: { callId: 'x', stream: screen, sdp: 'x' } }, OTHER.userId)
    await say({ kind: 'text', value: { text: 'hello' } })
    await say({ kind: 'answer', value: { callId: 'x', stream: screen, sdp: 'x' } })
    expect([opened, states]).toEqual([[], []])
    await offer('a', screen)
    await candidate('b', screen, 'of another call')
    await offer('a', 9)
    expect(opened.map(({ candidates }) => candidates)).toEqual([[]])
    expect(logged).toEqual(['Watching seat-7: stream 9 is unknown'])
  })

  test('requests ICE servers for each call, and does without them after 5 s', async () => {
    const { serveIce, entered, connect, opened, offer, time, logged } = createWatchPlay()
    const turn = { urls: ['turn:relay'], username: 'u', credential: 'c' }
    serveIce(async () => [turn])
    await entered()
    const [first] = await connect('a')
    expect(first?.iceServers).toEqual([turn])
    serveIce(() => new Promise(() => {}))
    first?.move('failed')
    await time.advance(0)
    await offer('b', screen)
    await time.advance(4999)
    expect(opened).toHaveLength(2)
    await time.advance(1)
    expect(opened.at(-1)?.iceServers).toEqual([])
    expect(logged).toEqual(['Watching seat-7: the ICE servers are not known'])
  })

  test('says who is in the room', async () => {
    const { entered, status, members } = createWatchPlay()
    await entered()
    await status({ kind: 'someoneEntered', member: OTHER, members: [SELF, SEAT, OTHER] })
    await status({ kind: 'someoneLeft', member: OTHER, members: [SELF, SEAT] })
    expect(members).toEqual([
      ['Watcher', 'Seat'],
      ['Watcher', 'Seat', 'Other'],
      ['Watcher', 'Seat'],
    ])
  })
})

describe('a watch ends', () => {
  test('by the watcher: STOP, connections closed, room left [LIVE-023] [RT-022]', async () => {
    const { watch, peers, sent, room, words, media, listeners, offer, time } = await live()
    watch.stop()
    expect([sent(), room.isLeft, words()]).toEqual([['7 STOP 0 []'], true, ['live', 'stopped: stopped']])
    expect(peers.map(({ isClosed }) => isClosed)).toEqual([true, true])
    expect(media).toEqual([
      ['camera', null],
      ['screen', null],
    ])
    watch.stop()
    await offer('a', screen)
    await time.advance(60_000)
    expect([sent(), listeners(), words().length]).toEqual([[], 0, 2])
  })

  test('before the room was entered, without a STOP', () => {
    const { watch, sent, room } = createWatchPlay()
    watch.stop()
    expect([sent(), room.isLeft]).toEqual([[], true])
  })

  test.each(['alone', 'kickedOff', 'ended', 'businessSwitched', 'sessionEnded'] as const)(
    'when the room is left: %s [LIVE-025] [RT-018] [RT-019]',
    async (reason) => {
      const { status, peers, words } = await live()
      await status({ kind: 'left', reason })
      expect(words()).toEqual(['live', `stopped: ${reason}`])
      expect(peers.map(({ isClosed }) => isClosed)).toEqual([true, true])
    },
  )

  test('by the seat, which declines or ends sharing', async () => {
    const { say, sent, room, words } = await live()
    await say({ kind: 'monitor', value: { command: 2, period: 0, streams: [] } })
    expect([words(), room.isLeft]).toEqual([['live', 'stopped: seatStopped'], true])
    expect(sent()).toEqual(['7 STOP 0 []'])
  })

  test('by another page of the same person that watches the seat, without a STOP that would end the other’s', async () => {
    const { offer, sent, room, words, time } = await live()
    await time.advance(20_000)
    await offer('of the other page', screen)
    expect([words(), room.isLeft, sent()]).toEqual([['live', 'stopped: otherPage'], true, []])
  })

  test('where the room is refused, which is logged', async () => {
    const { status, words, logged, room } = createWatchPlay()
    await status({ kind: 'refused', refusal: 'forbidden' })
    expect([words(), room.isLeft]).toEqual([['failed: forbidden'], true])
    expect(logged).toEqual(['Watching seat-7: it failed: forbidden'])
  })

  test('15 s after START without an offer: logged, STOP, room left [LIVE-026]', async () => {
    const { entered, time, sent, words, room, logged } = createWatchPlay()
    await entered()
    await time.advance(14_999)
    expect([sent(), words()]).toEqual([['7 START 10 []'], []])
    await time.advance(1)
    expect([sent(), words(), room.isLeft]).toEqual([['7 STOP 0 []'], ['failed: noOffer'], true])
    expect(logged).toEqual(['Watching seat-7: it failed: noOffer'])
  })

  test('15 s after the entry into a room without the seat, unless one comes earlier and gets a START', async () => {
    const { entered, status, time, sent, words } = createWatchPlay()
    await entered([SELF])
    await time.advance(14_000)
    await status({ kind: 'someoneEntered', member: SEAT, members: [SELF, SEAT] })
    expect([sent(), words()]).toEqual([['7 START 10 []'], []])
    const alone = createWatchPlay()
    await alone.entered([SELF])
    await alone.time.advance(15_000)
    expect([alone.words(), alone.sent()]).toEqual([['failed: seatAbsent'], []])
  })
})

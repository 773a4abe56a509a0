import { describe, expect, test } from 'vitest'
import { createWatchPlay, OTHER, SEAT, SELF, STREAMS } from './fakes/watch-play.ts'

const { camera, screen } = STREAMS
const START = ['7 START 10 []']

async function live() {
  const play = createWatchPlay()
  await play.entered()
  const peers = await play.connect('a')
  play.sent()
  return { ...play, peers }
}

describe('a connection that breaks', () => {
  test('may recover within 5 s: the seat restarts ICE', async () => {
    const { peers, time, words, sent } = await live()
    peers[1]?.move('disconnected')
    await time.advance(4999)
    peers[1]?.move('connected')
    await time.advance(60_000)
    expect([words(), sent()]).toEqual([['live', 'retrying', 'live'], []])
  })

  test('is replaced by a new call after 5 s, and at once when it failed', async () => {
    const { peers, time, words, sent, connect } = await live()
    peers[0]?.move('disconnected')
    await time.advance(5000)
    expect([sent(), peers.map(({ isClosed }) => isClosed)]).toEqual([['7 START 10 []'], [true, true]])
    const [next] = await connect('b')
    sent()
    next?.move('failed')
    await time.advance(1000)
    expect(sent()).toEqual(['7 START 10 []'])
    expect(words()).toEqual(['live', 'retrying', 'live', 'retrying'])
  })

  test('that is not there 15 s after the offer is replaced, and so is one whose offer is no SDP', async () => {
    const { entered, offer, time, sent, words, logged, connect } = createWatchPlay()
    await entered()
    await offer('a', screen)
    await time.advance(14_999)
    sent()
    await time.advance(1)
    expect(sent()).toEqual(['7 START 10 []'])
    await offer('b', screen, 'broken')
    expect(logged).toEqual(['Watching seat-7: an offer could not be answered'])
    await time.advance(1000)
    expect(sent()).toEqual(['7 START 10 []'])
    await connect('c')
    expect(words()).toEqual(['retrying', 'live'])
  })

  test('is replaced five times, after 0, 1, 2, 4 and 8 s, then the watch fails, logged, with STOP and the room left [LIVE-026]', async () => {
    const { entered, offer, time, opened, sent, words, room, logged } = createWatchPlay()
    await entered()
    sent()
    for (const [call, seconds] of [0, 1, 2, 4, 8].entries()) {
      await offer(`call ${call}`, screen)
      opened.at(-1)?.move('failed')
      sent()
      await time.advance(Math.max(0, seconds * 1000 - 1))
      const early = sent()
      await time.advance(1)
      expect([early, sent()]).toEqual(seconds === 0 ? [START, []] : [[], START])
    }
    await offer('last', screen)
    sent()
    opened.at(-1)?.move('failed')
    await time.advance(0)
    expect([words(), sent(), room.isLeft]).toEqual([
      ['retrying', 'failed: connectionFailed'],
      ['7 STOP 0 []'],
      true,
    ])
    expect(logged).toEqual(['Watching seat-7: it failed: connectionFailed'])
  })

  test('after 30 s of steady connection has its five calls again', async () => {
    const { peers, time, connect, sent } = await live()
    peers[0]?.move('failed')
    await time.advance(0)
    const [second] = await connect('b')
    await time.advance(30_000)
    sent()
    second?.move('failed')
    await time.advance(0)
    expect(sent()).toEqual(['7 START 10 []'])
  })

  test('ignores what the replaced call still sends', async () => {
    const { peers, time, connect, offer, candidate, sent, words, opened } = await live()
    peers[0]?.move('failed')
    await time.advance(0)
    await offer('a', screen, 'late')
    await candidate('a', camera, 'late')
    await connect('b')
    await offer('a', screen, 'later')
    expect(opened).toHaveLength(4)
    expect(sent()).toEqual(['7 START 10 []', '7 answer b.1: answer to b.1', '7 answer b.2: answer to b.2'])
    expect(words()).toEqual(['live', 'retrying', 'live'])
  })
})

describe('the seat', () => {
  test('that comes again gets another START, also where another watcher stayed', async () => {
    const { status, time, sent, connect, words } = await live()
    await status({ kind: 'someoneLeft', member: SEAT, members: [SELF, OTHER] })
    expect(words()).toEqual(['live', 'retrying'])
    await time.advance(10_000)
    await status({ kind: 'someoneEntered', member: SEAT, members: [SELF, OTHER, SEAT] })
    expect(sent()).toEqual(['7 START 10 []'])
    await connect('b')
    expect(words()).toEqual(['live', 'retrying', 'live'])
  })

  test('gets another START after a session that was not resumed', async () => {
    const { entered, sent, words, peers, connect } = await live()
    await entered()
    expect([sent(), peers[0]?.isClosed]).toEqual([['7 START 10 []'], true])
    await connect('b')
    expect(words()).toEqual(['live', 'retrying', 'live'])
  })
})

describe('without a connection to the server', () => {
  test('nothing is given up, and START is sent again once there is one', async () => {
    const { peers, time, setOpen, sent, words, connect } = await live()
    await setOpen(false)
    peers[0]?.move('failed')
    await time.advance(120_000)
    expect([sent(), words()]).toEqual([[], ['live', 'retrying']])
    await setOpen(true)
    expect(sent()).toEqual(['7 START 10 []'])
    await setOpen(false)
    await time.advance(120_000)
    await setOpen(true)
    expect(sent()).toEqual(['7 START 10 []'])
    await connect('b')
    expect(words().at(-1)).toBe('live')
  })

  test('a call that runs goes on', async () => {
    const { setOpen, time, sent, words } = await live()
    await setOpen(false)
    await time.advance(60_000)
    await setOpen(true)
    expect([sent(), words()]).toEqual([[], ['live']])
  })
})

describe('a picture', () => {
  test('without a new frame for 5 s is frozen, until the next one', async () => {
    const { peers, time, words } = await live()
    const [, video] = peers
    if (video === undefined) throw new Error('no screen')
    for (video.frames = 0; video.frames < 10; video.frames += 1) await time.advance(1000)
    expect(words()).toEqual(['live'])
    await time.advance(5000)
    expect(words()).toEqual(['live'])
    await time.advance(1000)
    expect(words()).toEqual(['live', 'frozen'])
    video.frames += 1
    await time.advance(1000)
    expect(words()).toEqual(['live', 'frozen', 'live'])
  })

  test('is never frozen where there is sound alone', async () => {
    const { time, words } = await live()
    await time.advance(60_000)
    expect(words()).toEqual(['live'])
  })
})

test('messages that are not delivered are logged once', async () => {
  const { undelivered, logged } = await live()
  undelivered()
  undelivered()
  expect(logged).toEqual(['Watching seat-7: messages are not delivered: notFound'])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSharePlay, OTHER, WATCHER } from './fakes/share-play.ts'

type Play = ReturnType<typeof createSharePlay>
type Action = { name: string; run: (play: Play) => void | Promise<void> }

const people = [WATCHER, OTHER]
const actions: Action[] = [
  ...people.flatMap((person): Action[] => [
    { name: `come ${person.userId}`, run: (play) => play.come(person) },
    { name: `leave ${person.userId}`, run: (play) => play.leave(person) },
    { name: `start ${person.userId}`, run: (play) => play.start(person.userId) },
    { name: `start without waiting ${person.userId}`, run: (play) => void play.start(person.userId) },
    { name: `stop ${person.userId}`, run: (play) => play.stop(person.userId) },
  ]),
  { name: 'share', run: (play) => play.share.share() },
  { name: 'share without waiting', run: (play) => void play.share.share() },
  { name: 'ready', run: (play) => play.share.share({ isReady: true }) },
  { name: 'decline', run: (play) => play.share.decline() },
  { name: 'agent stops', run: (play) => play.share.stop() },
  {
    name: 'browser stops',
    run: (play) =>
      play
        .liveTracks()
        .find(({ kind }) => kind === 'video')
        ?.end(),
  },
  { name: 'fail', run: (play) => play.openPeers()[0]?.become('failed') },
  { name: 'new session', run: (play) => play.enter(WATCHER) },
  { name: 'session ends', run: (play) => play.room().onStatus({ kind: 'left', reason: 'sessionEnded' }) },
  { name: 'time', run: (play) => play.time.advance(16_000) },
]

/** Nobody sees a screen unless the page says so, and what nobody uses is released. */
function assertHonest(play: Play): void {
  const { capture, watchers, isReady } = play.state()
  const seeing = watchers.filter(({ status }) => status !== 'waiting')
  expect(play.openPeers().length).toBe(seeing.length * 2)
  expect(play.liveTracks().length).toBe(capture === 'on' ? 3 : 0)
  // Nobody waits for a screen that is shared, and none is ready without a capture.
  expect(capture === 'on' ? watchers.length - seeing.length : Number(isReady)).toBe(0)
}

test('whatever comes in which order: open calls are those of shown watchers, and unused captures end', async () => {
  const order = fc.array(fc.constantFrom(...actions), { maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(order, async (list) => {
      const play = createSharePlay()
      await play.enter()
      for (const { run } of list) {
        await run(play)
        await play.settle()
        assertHonest(play)
      }
      for (const { userId } of people) await play.stop(userId)
      await play.time.advance(16_000)
      expect(play.openPeers()).toEqual([])
      expect(play.liveTracks().length).toBe(play.state().isReady ? 3 : 0)
    }),
    { numRuns: 200 },
  )
})

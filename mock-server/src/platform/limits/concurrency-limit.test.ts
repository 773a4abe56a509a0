import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

/** Two at once and two that wait; the works end, and the waiting ends, when the test says so. */
function limitOfTwo() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const limits: (() => void)[] = []
  const limit = concurrencyLimit({
    max: 2,
    maxWaiting: 2,
    waitLimit: (signal) =>
      new Promise((resolve) => {
        limits.push(resolve)
        signal.addEventListener('abort', () => resolve())
        if (signal.aborted) resolve()
      }),
    refusal: () => new Error('too many'),
  })
  const results = new Map<string, Promise<string>>()
  const run = (key: string, name: string, signal = new AbortController().signal) => {
    const work = () => {
      started.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    }
    const result = limit.run(key, work, signal)
    results.set(name, result)
    return result
  }
  return {
    limit,
    limits,
    run,
    startedSoFar: async () => {
      await settled()
      return started
    },
    end: async (name: string) => {
      await settled()
      ends.get(name)?.()
      expect(await results.get(name)).toBe(name)
    },
  }
}

test('so many of a key run at once, the next wait for their turn in order, and one too many is refused', async () => {
  const { run, end, startedSoFar } = limitOfTwo()
  for (const name of ['a', 'b', 'c', 'd']) void run('one', name)
  expect(await startedSoFar()).toEqual(['a', 'b'])
  await expect(run('one', 'e')).rejects.toThrow('too many')
  await end('b')
  expect(await startedSoFar()).toEqual(['a', 'b', 'c'])
  void run('one', 'f')
  await expect(run('one', 'g')).rejects.toThrow('too many')
  for (const name of ['a', 'c', 'd', 'f']) await end(name)
  expect(await startedSoFar()).toEqual(['a', 'b', 'c', 'd', 'f'])
})

test('one key does not wait for another', async () => {
  const { run, end, startedSoFar } = limitOfTwo()
  for (const name of ['a', 'b', 'c']) void run('one', name)
  void run('other', 'x')
  expect(await startedSoFar()).toEqual(['a', 'b', 'x'])
  for (const name of ['x', 'a', 'b', 'c']) await end(name)
})

test('what waits too long, and what nobody waits for any more, leaves the queue and never runs', async () => {
  const { run, end, startedSoFar, limits } = limitOfTwo()
  const exit = new AbortController()
  void run('one', 'a')
  void run('one', 'b')
  const late = run('one', 'late')
  const abandoned = run('one', 'abandoned', exit.signal)
  limits[0]?.()
  await expect(late).rejects.toThrow('too many')
  exit.abort()
  await expect(abandoned).rejects.toThrow('too many')
  await expect(run('one', 'aborted', exit.signal)).rejects.toThrow('too many')
  void run('one', 'c')
  for (const name of ['a', 'b', 'c']) await end(name)
  expect(await startedSoFar()).toEqual(['a', 'b', 'c'])
})

test('work that fails gives its turn away too', async () => {
  const { limit, run, end } = limitOfTwo()
  const { signal } = new AbortController()
  const fail = () => limit.run('one', () => Promise.reject(new Error('broken')), signal)
  for (let index = 0; index < 5; index += 1) await expect(fail()).rejects.toThrow('broken')
  void run('one', 'a')
  await end('a')
})

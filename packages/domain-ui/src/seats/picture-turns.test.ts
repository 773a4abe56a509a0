import { afterEach, expect, test, vi } from 'vitest'
import { waitForPictureTurn } from './picture-turns.ts'

afterEach(() => vi.unstubAllGlobals())

test('turns come in their order, each in a task of its own', async () => {
  const tasks: (() => void)[] = []
  vi.stubGlobal('setTimeout', (run: () => void) => tasks.push(run))
  const come: string[] = []
  for (const name of ['a', 'b', 'c']) void waitForPictureTurn().then(() => come.push(name))
  const afterEachTask: string[][] = []
  for (let count = 0; count < 3; count += 1) {
    await allReactions()
    expect(tasks).toHaveLength(1)
    tasks.pop()?.()
    await allReactions()
    afterEachTask.push([...come])
  }
  expect(afterEachTask).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']])
})

/** Runs all reactions of promises within one task. */
async function allReactions(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await Promise.resolve()
}

import { expect, test } from 'vitest'
import { pictureTurn } from './picture-turns.ts'

test('turns come in their order, each in a task of its own', async () => {
  const come: string[] = []
  const turns = ['a', 'b', 'c'].map(async (name) => {
    await pictureTurn()
    come.push(name)
  })
  const tasks: string[][] = []
  while (come.length < 3) {
    await new Promise((resolve) => setImmediate(resolve))
    if (tasks.at(-1)?.length !== come.length) tasks.push([...come])
  }
  await Promise.all(turns)
  expect(tasks.filter((names) => names.length > 0)).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']])
})

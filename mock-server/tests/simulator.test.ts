import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlayedWorld, type PlayedWorld } from './_played-world.ts'

/** A Friday: in Shanghai the day has begun, in London the night shift works. */
const MORNING = '2026-11-27T01:20:00Z'
const NOON = '2026-11-27T05:40:00Z'
const MONDAY = '2026-11-30T09:30:00Z'
const MINUTES = (Date.parse(NOON) - Date.parse(MORNING)) / 60_000

let played: PlayedWorld
let direct: PlayedWorld
beforeAll(async () => {
  played = await startPlayedWorld(MORNING)
  direct = await startPlayedWorld(NOON)
})
afterAll(async () => {
  await played.stop()
  await direct.stop()
})

test('a morning that was played minute by minute is what a world seeded at its end has, statistics too', async () => {
  const before = await played.facts()
  for (let minute = 0; minute < MINUTES; minute += 1) {
    played.clock.forward(60)
    await played.simulator.tick()
    // The server comes up anew in the middle.
    if (minute === Math.floor(MINUTES / 2)) await played.restart()
  }
  const facts = await played.facts()
  expect(facts).toEqual(await direct.facts())
  expect(facts['call']?.length).toBeGreaterThan((before['call']?.length ?? 0) + 50)
  expect(await played.statistics()).toEqual(await direct.statistics())
})

test('after a weekend in which the server stood still it catches up, all at once and nothing twice', async () => {
  const seconds = (Date.parse(MONDAY) - Date.parse(NOON)) / 1000
  played.clock.forward(seconds)
  await played.restart()
  await played.simulator.tick()
  await direct.loadAsOf(MONDAY)
  direct.clock.forward(seconds)
  expect(await played.facts()).toEqual(await direct.facts())
  expect(await played.statistics()).toEqual(await direct.statistics())
})

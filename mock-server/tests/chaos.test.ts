import { expect, test, vi } from 'vitest'
import { runChaos } from '../chaos/run-chaos.ts'

// Starts the real server eight times, on a machine that does other things too.
vi.setConfig({ testTimeout: 300_000 })

/** `pnpm chaos` does fifty; what a run finds depends on the machine's own timing too, so any seed will do. */
const KILLS = 3

test('a server that is killed three times under events and rollups, once with PostgreSQL, loses and falsifies nothing', async () => {
  const report = await runChaos({ kills: KILLS, seed: 20_261_121 })
  expect(report.faults).toEqual([])
  expect(report).toMatchObject({ kills: KILLS, struck: { databases: 1 } })
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report.statisticsRows).toBeGreaterThan(0)
})

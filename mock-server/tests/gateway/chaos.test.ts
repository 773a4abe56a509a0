import { expect, test, vi } from 'vitest'
import { runRealtimeChaos, SHORT } from '../../chaos/realtime/run-realtime-chaos.ts'

// Starts the real server twice, on a machine that does other things too.
vi.setConfig({ testTimeout: 300_000 })

test('cuts, sleep, hostile clients, a revoked token and a kill: nothing is lost or doubled inside the resume window, and outside it everybody is notified to load again [RT-009]', async () => {
  const lines: string[] = []
  const report = await runRealtimeChaos({
    seed: 20_261_124,
    extent: SHORT,
    report: (line) => lines.push(line),
  })
  expect(report.faults).toEqual([])
  expect(report.alone.notices).toBeGreaterThan(50)
  expect(report.alone.peerMessages).toBeGreaterThan(50)
  expect(report.alone.resumed).toBeGreaterThanOrEqual(12)
  expect(report.alone.fresh).toBe(6)
  expect(report.alone.unsigned.opened).toBeGreaterThan(0)
  expect(lines).toHaveLength(6)
})

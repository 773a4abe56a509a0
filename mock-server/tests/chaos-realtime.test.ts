import { expect, test, vi } from 'vitest'
import { runRealtimeChaos, SHORT } from '../chaos/realtime/run-realtime-chaos.ts'

vi.setConfig({ testTimeout: 120_000 })

/** `pnpm chaos --part realtime` does more of everything, with two servers; order and moments are those of the seed. */
test('cuts, sleep, hostile clients, a revoked token and a kill of the server lose, repeat and reorder nothing', async () => {
  const report = await runRealtimeChaos({ seed: 20_261_124, extent: SHORT })
  expect(report.faults).toEqual([])
  const { clients, notices, peerMessages, resumed, fresh, unsigned } = report.alone
  expect({ clients, resumed, fresh }).toEqual({ clients: 16, resumed: 8, fresh: 4 })
  expect(unsigned.closed + unsigned.refused).toBe(SHORT.sockets)
  expect(notices).toBeGreaterThan(20)
  expect(peerMessages).toBeGreaterThan(20)
})

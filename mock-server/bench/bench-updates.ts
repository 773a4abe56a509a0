/* oxlint-disable no-console -- prints its result */
import { Agent, request } from 'node:http'
import { appVersion } from '@console/contracts'

/** Measures the public update endpoint of a server that runs: `PORT=8101 TRUST_PROXY=1 …`, then this with its address. */
const SECONDS = 10
const CONNECTIONS = 64
/** The limit counts per address: as many clients come from many networks. */
const ADDRESSES = 4_000
const CLIENTS = 50_000
const PERCENTILES = [0.5, 0.99] as const

const origin = new URL(process.argv[2] ?? 'http://127.0.0.1:8080')
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const statuses = new Map<number, number>()
const times: number[] = []
let sent = 0

function send(): Promise<void> {
  const client = sent % CLIENTS
  const address = sent % ADDRESSES
  sent += 1
  const query = new URLSearchParams({ platform: '0', version: '1.0.0', clientId: `bench-${client}` })
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: origin.hostname,
        port: origin.port,
        path: `${appVersion.update.path}?${query.toString()}`,
        headers: { 'x-forwarded-for': `10.1.${address >> 8}.${address & 255}` },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => {
          const status = answer.statusCode ?? 0
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          times.push(performance.now() - began)
          resolve()
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

const end = performance.now() + SECONDS * 1000
async function work(): Promise<void> {
  while (performance.now() < end) await send()
}
await Promise.all(Array.from({ length: CONNECTIONS }, work))
const sorted = times.toSorted((a, b) => a - b)
const [median, slowest] = PERCENTILES.map((part) => sorted[Math.floor(sorted.length * part)] ?? 0)
console.log(`${Math.round(times.length / SECONDS)} requests a second on ${CONNECTIONS} connections`)
console.log(`median ${median?.toFixed(1)} ms, 99 % within ${slowest?.toFixed(1)} ms`)
console.log(`statuses: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`)
agent.destroy()

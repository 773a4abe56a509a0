import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeDataFolder } from '../chaos/data-folder.ts'
import { signIn } from '../chaos/reporter.ts'
import { REPOSITORY_ROOT } from '../src/platform/config.ts'
import { startProgram } from '../src/testing/program.ts'
import { DEMO_PASSWORD } from '../src/testing/start-test-server.ts'
import { openRealtime } from '../tests/support/realtime-client.ts'
import { formatFigure, median } from './figures.ts'
import { readMemory } from './server-memory.ts'

const USAGE = `pnpm bench:load [--minutes 15]
Every call of the contract, again and again, by people of three companies, beside open realtime connections and the calls of the demo's
simulator, against a server of its own: how much memory it has after a third of the time, and at the end.`

/** Administrators of a company, of a provider of it, and of the platform. */
const ACCOUNTS = ['manager', 'provider-admin', 'platform-admin']
const CLIENTS = 20
const BEAT_MS = 10_000
/** Heartbeats of one connection; the next one has one more. */
const BEATS = 3
const SAMPLE_MS = 5_000
const GOAL_GROWTH = 5
const MIB = 1024 * 1024
const CHECK = join(REPOSITORY_ROOT, 'packages/platform-check/src/main.ts')

const print = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(minutes: number): Promise<void> {
  const folder = makeDataFolder()
  const server = startProgram(folder.dataDir, { SEED_PROFILE: 'demo', SEED_DAYS: '2' })
  try {
    const url = await server.ready
    const end = performance.now() + minutes * 60_000
    const isOver = () => performance.now() > end
    const [samples, ...rounds] = await Promise.all([
      sample(() => readMemory(server.child.pid ?? 0), isOver),
      ...ACCOUNTS.map((account) => playCalls(url, { account, isOver })),
      beat(url, isOver),
    ])
    report(
      samples,
      rounds.map((count) => count ?? 0),
    )
  } finally {
    await server.end('SIGTERM')
    folder.remove()
  }
}

async function sample(memory: () => number, isOver: () => boolean): Promise<number[]> {
  const samples: number[] = []
  while (!isOver()) {
    samples.push(memory())
    await pause(SAMPLE_MS)
  }
  return samples
}

/** Sends every reading call with ids from earlier answers, for one account, until it is over; returns how often. */
async function playCalls(
  url: string,
  { account, isOver }: { account: string; isOver: () => boolean },
): Promise<number> {
  let rounds = 0
  while (!isOver()) {
    const env = { ...process.env, PLATFORM_PASSWORD: DEMO_PASSWORD }
    const child = spawn(process.execPath, [CHECK, url, '--account', account], { env, stdio: 'ignore' })
    await once(child, 'exit')
    rounds += 1
  }
  return rounds
}

/** Open connections, each of which ends and opens again after a while. */
async function beat(url: string, isOver: () => boolean): Promise<undefined> {
  const token = await signIn(url)
  const client = async (index: number): Promise<void> => {
    while (!isOver()) {
      const open = await openRealtime(url)
      await open.signIn({ token })
      for (let beats = 0; beats < BEATS + index && !isOver(); beats += 1) {
        await pause(BEAT_MS)
        open.beat({ token })
      }
      open.socket.terminate()
      await open.closed
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)))
}

function report(samples: readonly number[], rounds: readonly number[]): void {
  print(`${samples.length} samples, rounds of all calls: ${rounds.slice(0, ACCOUNTS.length).join(', ')}`)
  const third = Math.floor(samples.length / 3)
  const window = Math.max(1, Math.floor(samples.length / 8))
  const first = median(samples.slice(third, third + window))
  const last = median(samples.slice(-window))
  const figures = [
    { name: 'memory at the start', value: (samples[0] ?? 0) / MIB, unit: 'MB' },
    { name: 'memory after a third of the time', value: first / MIB, unit: 'MB' },
    { name: 'memory at the end', value: last / MIB, unit: 'MB' },
    {
      name: 'growth since that third',
      value: (last / first - 1) * 100,
      unit: '%',
      goal: { atMost: GOAL_GROWTH },
    },
  ]
  for (const figure of figures) print(formatFigure(figure))
}

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '15' }, help: { type: 'boolean', default: false } },
})
if (values.help) print(USAGE)
else await main(Number(values.minutes))

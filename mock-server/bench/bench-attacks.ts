import { fork } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { makeDataFolder } from '../chaos/data-folder.ts'
import { signIn } from '../chaos/reporter.ts'
import { BLOCKED } from '../src/platform/http/loop-watch.ts'
import { startProgram } from '../src/testing/program.ts'
import { timeHealth } from './attacks/other-person.ts'
import { formatFigure, quantile } from './figures.ts'
import { readMemory } from './server-memory.ts'

const USAGE = `pnpm bench:attacks [--seconds 60] [--only <attack>]
Plays all attacks of mock-server/bench/attacks/attacks.ts at once against a server of its own, and says how fast somebody else gets an
answer meanwhile, and how much memory the server keeps.`

const GOAL_MS = 50
const GOAL_GROWTH = 20
/** Each attack once: the code that answers it is loaded, and threads have been started and ended. */
const WARM_UP_SECONDS = 20
/** Threads end when nothing came for half a minute, and memory goes back after that. */
const SETTLE_MS = 60_000
const PAGE_BYTES = 100_000
/** Options with which `npm start` starts the server. */
const START_OPTIONS = '--max-semi-space-size=2'
const MIB = 1024 * 1024
const ATTACKER = new URL('attacks/attack.ts', import.meta.url)
const roundsOf = z.record(z.string(), z.number())

const print = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(seconds: number, only: string): Promise<void> {
  const folder = makeDataFolder()
  const web = join(folder.dataDir, 'web/console')
  await mkdir(web, { recursive: true })
  await writeFile(join(web, 'index.html'), `<html><head></head><body>${'x'.repeat(PAGE_BYTES)}</body></html>`)
  const server = startProgram(folder.dataDir, {
    SEED_PROFILE: 'people',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: START_OPTIONS,
  })
  const memory = () => readMemory(server.child.pid ?? 0)
  try {
    const url = await server.ready
    const token = await signIn(url)
    await attack([url, token, String(WARM_UP_SECONDS), only])
    await pause(SETTLE_MS)
    const before = memory()
    let isOver = false
    const timing = timeHealth(url, () => isOver)
    const rounds = await attack([url, token, String(seconds), only])
    isOver = true
    const took = await timing
    const during = memory()
    await pause(SETTLE_MS)
    const after = memory()
    print(
      Object.entries(rounds)
        .map(([name, count]) => `${name} ${count}`)
        .join(', '),
    )
    const figures = [
      {
        name: `/healthz during them, of ${took.length}: half within`,
        value: quantile(took, 0.5),
        unit: 'ms',
      },
      { name: '99 % within', value: quantile(took, 0.99), unit: 'ms', goal: { atMost: GOAL_MS } },
      { name: 'the slowest', value: Math.max(...took), unit: 'ms' },
      { name: 'memory before', value: before / MIB, unit: 'MB' },
      { name: 'memory at their end', value: during / MIB, unit: 'MB' },
      { name: 'memory a minute later', value: after / MIB, unit: 'MB' },
      { name: 'growth', value: (after / before - 1) * 100, unit: '%', goal: { atMost: GOAL_GROWTH } },
    ]
    for (const figure of figures) print(formatFigure(figure))
    for (const line of server
      .logged()
      .split('\n')
      .filter((line) => line.includes(BLOCKED)))
      print(line)
  } finally {
    await server.end('SIGTERM')
    folder.remove()
  }
}

/** Rounds of each attack by its name. */
async function attack(args: string[]): Promise<Record<string, number>> {
  return new Promise((resolve, reject) => {
    const child = fork(ATTACKER, args, { execArgv: [] })
    child.once('message', (message) => resolve(roundsOf.parse(message)))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the attacks ended with ${code}`)))
  })
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) print(USAGE)
else await main(Number(values.seconds), values.only)

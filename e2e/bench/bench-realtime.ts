import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '@console/build/project'
import { formatFigure, type Figure } from '@console/mock-server/bench/figures'
import { measureFirstPage } from './realtime/measure-first-page.ts'
import { measureWall } from './realtime/measure-wall.ts'
import { measureWatch } from './realtime/measure-watch.ts'

const SERVER_PARTS = ['decoding', 'server'] as const
const PARTS = [...SERVER_PARTS, 'wall', 'watch', 'first-page'] as const
type Part = (typeof PARTS)[number]

const USAGE = `pnpm bench:realtime [--part ${PARTS.join('|')}] [--seconds 30] [--rounds 2]
The figures of the realtime connection. decoding and server need no browser (mock-server/bench/bench-realtime.ts --help). wall: 2,000 seats
with 500 statuses a second, used in each density for so many seconds, so many times: what differs between two rounds of the same is
the machine's. watch: click to first frame, and a cut of 5 s. first-page: what the connection adds to the shell. wall and watch need the
built console: pnpm build.`

const report = (figures: readonly Figure[]): void => {
  for (const figure of figures) process.stdout.write(`${formatFigure(figure)}\n`)
}

type Amount = { seconds: number; rounds: number }

const run: Readonly<Record<Part, (amount: Amount) => Promise<void> | void>> = {
  decoding: () => runServerPart('decoding'),
  server: () => runServerPart('server'),
  wall: (amount) => measureWall({ ...amount, onFigures: report }),
  watch: () => measureWatch(report),
  'first-page': () => report(measureFirstPage()),
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      part: { type: 'string' },
      seconds: { type: 'string', default: '30' },
      rounds: { type: 'string', default: '2' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(`${USAGE}\n`)
    return
  }
  const { part } = values
  const parts = PARTS.filter((one) => part === undefined || one === part)
  if (parts.length === 0) throw new Error(`There is no part ${part}: ${PARTS.join(', ')}.`)
  for (const one of parts) await run[one]({ seconds: Number(values.seconds), rounds: Number(values.rounds) })
}

/** Runs in a process of its own, because the part needs memory and processor to itself. */
function runServerPart(part: (typeof SERVER_PARTS)[number]): void {
  const script = join(repositoryRoot, 'mock-server/bench/bench-realtime.ts')
  const { status } = spawnSync(process.execPath, [script, '--part', part], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

await main()

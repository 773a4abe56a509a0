import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runChaos, type ChaosReport } from './run-chaos.ts'

const USAGE = `pnpm chaos [--kills 50] [--seed <number>]
Kills the server, and in part PostgreSQL, while it takes in events and rolls up; then looks for what was lost.`

const KILLS = 50
const LARGEST_SEED = 2 ** 31
/** Of many faults the first ones say enough. */
const FAULTS_SHOWN = 20

const print = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: String(KILLS) },
      seed: { type: 'string', default: String(randomInt(LARGEST_SEED)) },
      help: { type: 'boolean', default: false },
    },
  })
  const [kills, seed] = [Number(values.kills), Number(values.seed)]
  if (values.help || !(kills > 0) || !Number.isSafeInteger(seed)) {
    print(USAGE)
    return values.help ? 0 : 1
  }
  print(`${kills} kills, seed ${seed} (the same moments and events again: --seed ${seed})`)
  const report = await runChaos({ kills, seed, report: print })
  for (const line of linesOf(report)) print(line)
  return report.faults.length === 0 ? 0 : 1
}

function linesOf(report: ChaosReport): string[] {
  const { kills, struck, faults } = report
  return [
    `kills of the server                  ${kills}`,
    `  while it started                   ${struck.starts}`,
    `  in a rollup                        ${struck.rollups}`,
    `  with batches on their way          ${struck.batches}`,
    `kills of PostgreSQL too              ${struck.databases}`,
    `events acknowledged                  ${report.acknowledged}`,
    `batches without an answer            ${report.lostAnswers}`,
    `  of these stored, then duplicates   ${report.duplicates} events`,
    `comparisons of events                ${report.comparisons}`,
    `rows of statistics, all recomputed   ${report.statisticsRows}`,
    `faults                               ${faults.length}`,
    ...faults.slice(0, FAULTS_SHOWN).map((fault) => `  ${fault}`),
  ]
}

process.exitCode = await main()

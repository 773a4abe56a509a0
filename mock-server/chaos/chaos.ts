import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { FULL, runRealtimeChaos, SHORT, type RealtimeChaosReport } from './realtime/run-realtime-chaos.ts'
import { runChaos, type ChaosReport } from './run-chaos.ts'

const USAGE = `pnpm chaos [--part events|realtime] [--seed <number>] [--kills 50] [--speed 5] [--short]
events (without --part this one): kills the server, and in part PostgreSQL, while it takes in events and rolls up;
  then looks for what was lost. --kills is how often.
realtime: cuts clients off, lets them sleep, attacks and kills the server while it sends numbered notices; then counts
  them. --speed is how many times as fast as the machine's the time of gateway and clients goes, 1 to 20; with --short
  there is less of everything.`

const KILLS = 50
const LARGEST_SEED = 2 ** 31
const MAX_SPEED = 20
/** Number of faults that are printed; the first of many say enough. */
const FAULTS_SHOWN = 20

const print = (line: string): void => void process.stdout.write(`${line}\n`)

type Request = { part: string; seed: number; kills: number; speed: number | null; isShort: boolean }

/** Parses the arguments; throws, with the reason, for arguments that it does not understand. */
function parseRequest(args: string[]): Request | null {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    args,
    options: { part: text, seed: text, kills: text, speed: text, short: flag, help: flag },
  })
  if (values.help) return null
  const { part = 'events', seed, kills, speed } = values
  if (part !== 'events' && part !== 'realtime')
    throw new Error(`--part is events or realtime, not "${part}".`)
  if (part === 'realtime' && kills !== undefined) throw new Error('--kills is of --part events.')
  if (part === 'events' && (speed !== undefined || values.short))
    throw new Error('--speed and --short are of --part realtime.')
  return {
    part,
    seed:
      seed === undefined ? randomInt(LARGEST_SEED) : wholeNumber('seed', seed, { from: 0, to: LARGEST_SEED }),
    kills: kills === undefined ? KILLS : wholeNumber('kills', kills, { from: 1, to: 10_000 }),
    speed: speed === undefined ? null : wholeNumber('speed', speed, { from: 1, to: MAX_SPEED }),
    isShort: values.short,
  }
}

function wholeNumber(name: string, text: string, { from, to }: { from: number; to: number }): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= from && value <= to) return value
  throw new Error(`--${name} is a whole number from ${from} to ${to}, not "${text}".`)
}

async function main(): Promise<number> {
  const request = parsed()
  if (typeof request === 'number') return request
  const { part, seed, kills } = request
  const what = part === 'events' ? `${kills} kills` : 'realtime'
  print(`${what}, seed ${seed} (the same moments and order again: --seed ${seed})`)
  const lines =
    part === 'events'
      ? formatReport(await runChaos({ kills, seed, report: print }))
      : await playRealtime(request)
  for (const line of lines.figures) print(line)
  print(`faults                               ${lines.faults.length}`)
  for (const fault of lines.faults.slice(0, FAULTS_SHOWN)) print(`  ${fault}`)
  return lines.faults.length === 0 ? 0 : 1
}

/** Returns the exit code instead of a request where there is nothing to run. */
function parsed(): Request | number {
  try {
    const request = parseRequest(process.argv.slice(2))
    if (request !== null) return request
    print(USAGE)
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`)
    return 1
  }
}

type Lines = { figures: string[]; faults: string[] }

async function playRealtime({ seed, speed, isShort }: Request): Promise<Lines> {
  const extent = isShort ? SHORT : FULL
  const sped = { ...extent, speed: speed ?? extent.speed }
  return formatRealtimeReport(await runRealtimeChaos({ seed, extent: sped, report: print }), sped.speed)
}

function formatRealtimeReport({ alone, together, faults }: RealtimeChaosReport, speed: number): Lines {
  const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MiB`
  const { unsigned, memory } = alone
  const figures = [
    `one server, time times               ${speed}`,
    `  clients                            ${alone.clients}`,
    `  notices written, to each of them   ${alone.notices}`,
    `  peer messages that arrived         ${alone.peerMessages}`,
    `  cut off, resumed, counted exactly  ${alone.resumed}`,
    `  of these late, the machine was busy ${alone.late}`,
    `  notified to load again                 ${alone.fresh}, after the kill ${alone.clients}`,
    `  sockets that never signed in       ${unsigned.opened}, closed ${unsigned.closed}; refused ${unsigned.refused}`,
    ...(memory === null
      ? []
      : [
          `  memory before, deaf client, after  ${mib(memory.before)}, ${mib(memory.deaf)}, ${mib(memory.after)}`,
        ]),
    `  close codes                        ${alone.closeCodes.join(', ')}`,
    `  close codes of hostile sockets     ${formatCodeCounts(alone.hostileCodes)}`,
  ]
  if (together === null) return { figures, faults }
  figures.push(
    `two servers with Redis, time times   1`,
    `  clients                            ${together.clients}`,
    `  moved from the killed server       ${together.moved}`,
    `  notices, counted exactly           ${together.notices}`,
    `  close codes                        ${together.closeCodes.join(', ')}`,
  )
  return { figures, faults }
}

function formatCodeCounts(codes: ReadonlyMap<number, number>): string {
  return [...codes]
    .toSorted(([one], [other]) => one - other)
    .map(([code, times]) => `${times} × ${code}`)
    .join(', ')
}

function formatReport(report: ChaosReport): Lines {
  const { kills, struck, faults } = report
  const figures = [
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
  ]
  return { figures, faults }
}

process.exitCode = await main()

import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeDataFolder } from '../chaos/data-folder.ts'
import { withDatabase } from '../src/commands/run-command.ts'
import { readConfig } from '../src/platform/config.ts'
import { startProgram } from '../src/testing/program.ts'
import { findCompany, untilRolledUp, type Bench } from './company.ts'
import { formatFigure, type Figure } from './figures.ts'
import { measureIngest } from './measure-ingest.ts'
import { measurePages, measureTrack } from './measure-pages.ts'
import { measureReading } from './measure-reading.ts'
import { measureRollup } from './measure-rollup.ts'
import { measureSessions } from './measure-sessions.ts'

const USAGE = `pnpm bench:stats [--part reading|pages|track|sessions|rollup|ingest] [--seconds 60] [--requests 200]
Measures statistics and lists over the large demo data: reading, rolling up, taking in events. With DATA_DIR it uses that folder (its
server must not run; a day's worth of made-up events stays in it, so give it a copy). Without, it fills one of its own
first, which takes about 6 minutes and 5 GB, and removes it.`

const print = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      part: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      requests: { type: 'string', default: '200' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    print(USAGE)
    return
  }
  const given = process.env['DATA_DIR']
  if (given !== undefined && !existsSync(given)) throw new Error(`There is no folder ${given}.`)
  const own = given === undefined ? makeDataFolder() : null
  try {
    const dataDir = own?.dataDir ?? given ?? ''
    if (own)
      print(
        'Filling the large demo data: about 6 minutes and 5 GB. DATA_DIR names one that is there already.',
      )
    const { part, seconds, requests } = values
    await measure(dataDir, { part, seconds: Number(seconds), requests: Number(requests) })
  } finally {
    own?.remove()
  }
}

type Amount = { part: string | undefined; seconds: number; requests: number }

async function measure(dataDir: string, { part, seconds, requests }: Amount): Promise<void> {
  const startedAt = new Date()
  const server = startProgram(dataDir, { SEED_PROFILE: 'large' })
  try {
    const url = await server.ready
    const config = readConfig({ DATA_DIR: dataDir })
    await withDatabase(config, async ({ adminUrl, appUrl }) => {
      await untilRolledUp(adminUrl, startedAt)
      const bench: Bench = { url, config, adminUrl, appUrl, company: await findCompany(adminUrl) }
      const { name, calls, firstDay, lastDay } = bench.company
      print(`${name}: ${calls.toLocaleString('en')} calls of ${firstDay} to ${lastDay}`)
      const isSelected = (name: string) => part === undefined || part === name
      if (isSelected('reading')) report(await measureReading(bench, requests))
      if (isSelected('pages')) report(await measurePages(bench, requests))
      // Measured alone only on request, since they are among the pages.
      if (part === 'track') report(await measureTrack(bench, requests))
      if (isSelected('sessions')) report(await measureSessions(bench, requests))
      if (isSelected('rollup')) report(await measureRollup(bench))
      if (isSelected('ingest')) report(await measureIngest(bench, seconds))
    })
  } finally {
    await server.end('SIGTERM')
  }
}

function report(figures: readonly Figure[]): void {
  for (const figure of figures) print(formatFigure(figure))
}

await main()

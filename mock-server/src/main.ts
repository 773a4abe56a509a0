import { startApplication, type Application } from './application.ts'
import { demoAccounts } from './demo/seed/index.ts'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { StartProblem } from './platform/start-problem.ts'
import { accountLines } from './welcome.ts'

/** Writes a line for people: stdout is the log, JSON lines alone, and passwords must not be in it. */
const say = (line: string): void => void process.stderr.write(`${line}\n`)

function fail(error: unknown): never {
  if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`)
  else createLog({ logLevel: 'error' }).fatal({ err: error }, 'the server stops')
  process.exit(1)
}

/**
 * Everything that has not ended by then is cut off, including a start on a database that does not answer; running requests
 * get 10 s of it.
 */
const STOP_LIMIT_MS = 25_000

let starting: Promise<Application> | undefined
const stopping = new AbortController()

/** Stops in order, also in the middle of a start. Ctrl-C reaches us twice under a package manager: once is enough. */
async function stop(): Promise<void> {
  if (stopping.signal.aborted) return
  stopping.abort()
  setTimeout(() => fail(new Error('the stop took too long')), STOP_LIMIT_MS).unref()
  const application = await starting?.catch(() => undefined)
  await application?.stop()
  process.exit(0)
}

process.on('unhandledRejection', fail)
process.on('uncaughtException', fail)
process.on('SIGTERM', () => void stop().catch(fail))
process.on('SIGINT', () => void stop().catch(fail))
process.on('SIGHUP', () => void stop().catch(fail))

try {
  const config = readConfig(process.env)
  starting = startApplication({
    config,
    say,
    signal: stopping.signal,
    onLost: (reason) => fail(new Error(reason)),
  })
  const application = await starting
  say(`The console runs at ${config.publicUrl ?? application.address}/console/`)
  for (const line of accountLines(config, application.prepared, demoAccounts)) say(line)
} catch (error) {
  // A start that was broken off has closed what it opened.
  if (!stopping.signal.aborted) fail(error)
}

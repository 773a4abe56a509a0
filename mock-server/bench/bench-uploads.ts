import { fork } from 'node:child_process'
import { once } from 'node:events'
import { projectFile } from '@console/contracts'
import { startTestServer } from '../src/testing/start-test-server.ts'
import { formatFigure } from './figures.ts'

/** Growth of the server while files of 50 MB are handed in, one and ten at once (R30). */
const ONE_GOAL_MB = 16
const TEN_GOAL_MB = 64
const AT_ONCE = 10
const ROUNDS = 3
const SAMPLE_MS = 10
const SMALL_BYTES = 1024
const MIB = 1024 * 1024
const CLIENT = new URL('send-uploads.ts', import.meta.url)

const server = await startTestServer()
try {
  const token = await server.signIn('provider-admin')
  // All code is loaded; what large files need in memory is not there yet.
  await sendUploads(token, { files: 1, bytes: SMALL_BYTES })
  for (const [files, goal] of [
    [1, ONE_GOAL_MB],
    [AT_ONCE, TEN_GOAL_MB],
  ] as const) {
    const rounds: Measured[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await measure(() => sendUploads(token, { files, bytes: projectFile.MAX_FILE_BYTES })))
    const name = `${files} × 50 MB at once`
    const grown = Math.max(...rounds.map((one) => one.grown)) / MIB
    const ms = Math.max(...rounds.map((one) => one.ms))
    process.stdout.write(
      `${formatFigure({ name: `${name}: grew by at most`, value: grown, unit: 'MB', goal: { atMost: goal } })}\n`,
    )
    process.stdout.write(`${formatFigure({ name: `${name}: taken in within`, value: ms, unit: 'ms' })}\n`)
  }
} finally {
  await server.stop()
}

type Measured = { grown: number; ms: number }

async function measure(work: () => Promise<void>): Promise<Measured> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), SAMPLE_MS)
  const startedAt = performance.now()
  await work()
  clearInterval(sampling)
  return { grown: most - before, ms: performance.now() - startedAt }
}

/** From a process of its own, whose memory is not the server's. */
async function sendUploads(token: string, { files, bytes }: { files: number; bytes: number }): Promise<void> {
  const client = fork(CLIENT, [server.url, token, String(files), String(bytes)], { execArgv: [] })
  const [code] = await once(client, 'exit')
  if (code !== 0) throw new Error('an upload was refused')
}

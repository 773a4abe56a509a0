import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { projectFile } from '@console/contracts'
import { startTestServer, type TestServer } from '../src/testing.ts'
import { lineOf } from './figures.ts'

/**
 * How much the server grows while files of 50 MB are handed in, one and ten at once (decision 30). Client and server are
 * one process; the client sends the same piece again and again, so that its part of the figure is small.
 */
const ONE_GOAL_MB = 16
const TEN_GOAL_MB = 64
const AT_ONCE = 10
const ROUNDS = 3
const SAMPLE_MS = 10
const PIECE = Buffer.alloc(64 * 1024, 'x')
const MIB = 1024 * 1024

let sent = 0
const server = await startTestServer()
try {
  const token = await server.signIn('provider-admin')
  // All code is loaded; what large files need in memory is not there yet.
  await upload(server.url, token, 1024)
  for (const [files, goal] of [
    [1, ONE_GOAL_MB],
    [AT_ONCE, TEN_GOAL_MB],
  ] as const) {
    const grown: number[] = []
    let longestMs = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const measured = await measure(() => uploads(server, token, files))
      grown.push(measured.grown)
      longestMs = Math.max(longestMs, measured.ms)
    }
    const most = { value: Math.max(...grown) / MIB, unit: 'MB', goal: { atMost: goal } }
    process.stdout.write(`${lineOf({ name: `${files} × 50 MB at once: grew by at most`, ...most })}\n`)
    process.stdout.write(
      `${lineOf({ name: `${files} × 50 MB at once: taken in within`, value: longestMs, unit: 'ms' })}\n`,
    )
  }
} finally {
  await server.stop()
}

async function measure(work: () => Promise<void>): Promise<{ grown: number; ms: number }> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), SAMPLE_MS)
  const begun = performance.now()
  await work()
  clearInterval(sampling)
  return { grown: most - before, ms: performance.now() - begun }
}

async function uploads({ url }: TestServer, token: string, files: number): Promise<void> {
  const statuses = await Promise.all(Array.from({ length: files }, () => upload(url, token)))
  if (statuses.some((status) => status !== 200))
    throw new Error(`an upload was refused: ${statuses.join(' ')}`)
}

async function upload(url: string, token: string, bytes = projectFile.MAX_FILE_BYTES): Promise<number> {
  sent += 1
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="big.txt"\r\n\r\n'
  const end = '\r\n--x--\r\n'
  // Each file has bytes of its own: the same ones would be stored once.
  const mark = String(sent).padStart(16, '0')
  const sending = request(new URL(projectFile.uploadAttachment.path, url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': head.length + bytes + end.length,
    },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sending.on('response', resolve)
    sending.on('error', reject)
  })
  sending.write(head + mark)
  for (let left = bytes - mark.length; left > 0; left -= PIECE.length) {
    if (!sending.write(PIECE.subarray(0, Math.min(left, PIECE.length)))) await once(sending, 'drain')
  }
  sending.end(end)
  const answer = await answered
  answer.resume()
  return answer.statusCode ?? 0
}

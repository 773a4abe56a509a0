import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { network } from '@console/testing/network'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { runCommand } from './run-command.ts'

// Thousands of requests go to servers of this file, each of which msw would look at.
beforeAll(() => network.close())
afterAll(() => network.listen({ onUnhandledFrame: 'error' }))

async function run(...args: string[]): Promise<{ code: number; said: string; complained: string }> {
  const said: string[] = []
  const complained: string[] = []
  const output = {
    say: (text: string) => void said.push(text),
    complain: (text: string) => void complained.push(text),
  }
  const code = await runCommand({ args, environment: { PLATFORM_PASSWORD: 'Larkfield-26' } }, output)
  return { code, said: said.join(''), complained: complained.join('') }
}

/** A platform that signs anybody in, and has nothing else. */
async function startEmptyPlatform(login: object): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    const isLogin = request.url === '/api/login'
    response.writeHead(isLogin ? 200 : 404, { 'content-type': 'application/json' })
    response.end(isLogin ? JSON.stringify(login) : '{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

test('help is no failure, a wrong option is one that says so', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, said: expect.stringContaining('--other-account') })
  const wrong = await run('--colour')
  expect(wrong).toMatchObject({ code: 2, said: '' })
  expect(wrong.complained).toContain('--colour')
})

test('a platform that has nothing is a platform with faults, on the screen and as a page', async () => {
  const address = await startEmptyPlatform({ code: 0, msg: '', data: { token: 'one' } })
  const folder = await mkdtemp(join(tmpdir(), 'platform-check-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const report = join(folder, 'report.html')
  const { code, said } = await run(address, '--account', 'olga', '--report', report)
  expect(code).toBe(1)
  expect(said).toContain('user.info there: GET /api/user/info: HTTP 404')
  expect(said.trimEnd().split('\n').at(-1)).toMatch(/^\d+ faults$/)
  expect(await readFile(report, 'utf8')).toContain('<h2>Faults</h2>')
  expect(await run(address, '--account', 'olga', '--report', join(folder, 'no/where.html'))).toMatchObject({
    code: 2,
    complained: expect.stringContaining('The report cannot be written'),
  })
})

test('a platform that ends while it is checked is no platform with a fault in every call', async () => {
  let isSignedIn = false
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 0, msg: '', data: { token: 'one' } }))
    if (isSignedIn) server.close()
    isSignedIn ||= request.url === '/api/login'
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  // A request over a persistent connection would be answered.
  server.maxRequestsPerSocket = 1
  expect(await run(`http://127.0.0.1:${port}`, '--account', 'olga')).toMatchObject({
    code: 2,
    said: '',
    complained: expect.stringContaining('gives no answer any more'),
  })
})

test('a refused sign-in and an address that does not answer are said with what to do', async () => {
  const refusing = await startEmptyPlatform({ code: 1, msg: 'Wrong password', data: null })
  expect(await run(refusing, '--account', 'olga')).toMatchObject({
    code: 2,
    complained: expect.stringMatching(/^The sign-in of olga failed .*"Wrong password".* check the account/),
  })
  expect(await run('http://127.0.0.1:1', '--account', 'olga')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('check the address'),
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'

const STATIC_HOST = 'https://files.example'

let off: TestServer
let on: TestServer
beforeAll(async () => {
  off = await startTestServer({ config: { staticHost: STATIC_HOST } })
  on = await startTestServer({ config: { demo: 'on', staticHost: STATIC_HOST } })
})
afterAll(() => Promise.all([off.stop(), on.stop()]))

test.for(['/demo/insights.pdf', '/demo/sentiments.pdf'])(
  '%s is a PDF that says that its figures are invented, in demo mode alone',
  async (path) => {
    expect((await off.fetch(path)).status).toBe(404)
    const file = await on.fetch(path)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const text = await file.text()
    expect(text).toMatch(/^%PDF-1\.4\n/)
    expect(text).toMatch(/%%EOF\n$/)
    expect(text).toContain('(These figures are invented.)')
    expect(text).toContain('Magnolia team')
  },
)

test('the console learns of demo mode, and may connect to the host of its files then alone', async () => {
  const read = async (server: TestServer) => {
    const answer = await server.fetch('/console/config.json')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const config: unknown = await answer.json()
    return { config, connected: /connect-src ([^;]*)/.exec(policy)?.[1] }
  }
  expect(await read(off)).toMatchObject({ config: { demo: false }, connected: `'self'` })
  expect(await read(on)).toMatchObject({
    config: { demo: true, staticHost: STATIC_HOST },
    connected: `'self' ${STATIC_HOST}`,
  })
})

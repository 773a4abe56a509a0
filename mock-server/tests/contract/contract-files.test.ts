import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

test.each(['openapi.json', 'asyncapi.json'])(
  '/contract/%s is the file of the repository, for anybody',
  async (name) => {
    const answer = await demo.fetch(`/contract/${name}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const file = fileURLToPath(import.meta.resolve(`@console/openapi/${name}`))
    expect(await answer.text()).toBe(readFileSync(file, 'utf8'))
  },
)

test('a program that knows nothing but openapi.json reads ten calls of this server', async () => {
  const program = import.meta
    .resolve('@console/openapi/openapi.json')
    .replace('openapi.json', 'fixtures/read-ten-calls.ts')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is compiled where its types are made
  const { readTenCalls } = (await import(program)) as {
    readTenCalls: (platform: { baseUrl: string; username: string; password: string }) => Promise<string[]>
  }
  const lines = await readTenCalls({ baseUrl: demo.url, username: 'manager', password: 'Orchid#2026' })
  expect(lines).toEqual([
    expect.stringMatching(/^signed in until \d{10}$/),
    'person: manager',
    'menu items: 1',
    'industries: 20',
    expect.stringContaining('businesses: Winter renewals, '),
    'organisations: Harbour Mutual',
    'points: 4',
    expect.stringMatching(/^audit records: [1-5]$/),
    'messages: 10',
    'versions: 7',
  ])
})

import { ACCOUNTS, startDocumentPlatform, type DocumentPlatform } from '@console/document-platform'
import { network } from '@console/testing/network'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startFaultyPlatform, type PlantedFault } from '../fixtures/faulty-platform.ts'
import { PLANTED_FAULTS } from '../fixtures/planted-faults.ts'
import { changesSomething } from './base/changing-calls.ts'
import { Client } from './base/client.ts'
import { CALLS, findCall } from './base/contract.ts'
import { Facts } from './base/facts.ts'
import { Findings } from './base/findings.ts'
import { checkPlatform, type CheckOptions, type CheckResult } from './check-platform.ts'
import { untriedCalls } from './result.ts'
import { signIn } from './session-calls.ts'
import { LABELS } from './write/labels.ts'
import { runScenario } from './write/scenario.ts'

const OLGA = { username: 'olga', password: ACCOUNTS.olga }
const PIET = { username: 'piet', password: ACCOUNTS.piet }

// Thousands of requests go to servers of this file, each of which msw would look at.
beforeAll(() => network.close())
afterAll(() => network.listen({ onUnhandledFrame: 'error' }))

async function startPlatform(): Promise<DocumentPlatform> {
  const platform = await startDocumentPlatform()
  onTestFinished(() => platform.stop())
  return platform
}

async function startFaulty(faults: readonly PlantedFault[]): Promise<string> {
  const platform = await startFaultyPlatform(faults)
  onTestFinished(() => platform.stop())
  return platform.address
}

const check = (address: string, more: Partial<CheckOptions> = {}): Promise<CheckResult> =>
  checkPlatform({ address, account: OLGA, otherAccount: PIET, ...more })

const BUSINESS = 50_212
const PAGE = { pageIndex: 1, pageSize: 100 }
/** All that the check changes, but logs. */
const LISTS = {
  'label.query': { query: PAGE },
  'credential.list': { query: { current: 1, size: 100 } },
  'appVersion.list': { query: PAGE },
  'voiceprint.categories': { query: PAGE },
  'voiceprint.corpora': { query: { ...PAGE, status: -1 } },
  'voiceprint.checks': { query: { ...PAGE, status: -1 } },
  'voiceprint.config': {},
  'projectReport.reports': {
    query: { projectId: 330_417, type: 'monthly', ownerTenantId: 0, ownerTenantType: 'platform' },
  },
  'stat.config': { query: { tenantId: 880_021 } },
  'stat.warnIndicators': {},
  'userData.config': { query: { bizTypeId: BUSINESS } },
  'dailyReport.workplaces': {},
  'tenant.detail': { query: { tenantId: 880_021 } },
}

async function readLists({ address }: DocumentPlatform): Promise<unknown[]> {
  const client = new Client({ address })
  const { token } = await signIn(client, OLGA, null)
  const lists: unknown[] = []
  for (const [id, sent] of Object.entries(LISTS)) {
    const { json } = await client.send(findCall(id), sent, token)
    expect(json).toMatchObject({ data: expect.anything() })
    // The order of two voices in one category is not documented, and addresses have another part each time.
    lists.push(json)
  }
  const { json } = await client.send(findCall('project.list'), { query: { current: 1, size: 50 } }, token)
  // A project that was changed and restored has a new time of modification.
  lists.push(JSON.stringify(json).replaceAll(/"modifyTimestamp":\d+/g, ''))
  return lists
}

test('a platform with the documented calls passes as documented, and nothing on it is changed', async () => {
  const platform = await startPlatform()
  const before = await readLists(platform)
  const { verdict, faults, calls } = await check(platform.address)
  expect(faults).toEqual([])
  expect(verdict).toBe('documented')
  expect(untriedCalls(calls).map(({ reason }) => reason)).toEqual([
    'it changes something: --write plays it',
    'the platform has no realtime server',
  ])
  const changing = new Set(CALLS.filter(changesSomething).map(({ method, path }) => `${method} ${path}`))
  const changes = platform.requests.filter(
    ({ method, path, status }) => status !== 401 && changing.has(`${method} ${path}`),
  )
  expect(changes.map(({ path }) => path)).toEqual(['/api/logout', '/api/logout'])
  expect(await readLists(platform)).toEqual(before)
})

test('what --write makes is shown by the lists, and gone afterwards', async () => {
  const platform = await startPlatform()
  const before = await readLists(platform)
  const { verdict, faults, leftBehind, calls } = await check(platform.address, { write: true })
  expect({ faults, leftBehind, verdict }).toEqual({ faults: [], leftBehind: [], verdict: 'documented' })
  expect(calls.filter(({ findings }) => findings.there.state !== 'ok')).toEqual([])
  const played = calls.filter(({ findings }) => findings.code.state === 'ok')
  expect(played.length).toBe(140)
  expect(await readLists(platform)).toEqual(before)
})

test('forty planted faults are found, each in its call and aspect, and no other', async () => {
  const address = await startFaulty(PLANTED_FAULTS)
  const { faults } = await check(address, { write: true, timeLimitMs: 6000 })
  const planted = PLANTED_FAULTS.map(({ call, aspect }) => `${call} ${aspect}`)
  expect(new Set(planted).size).toBe(40)
  expect(faults.map(({ call, aspect }) => `${call.id} ${aspect}`).toSorted()).toEqual(planted.toSorted())
  expect(faults).toHaveLength(40)
})

test('a scenario that fails midway removes what it made', async () => {
  const fails: PlantedFault = {
    name: 'a label cannot be changed',
    call: 'label.modify',
    aspect: 'code',
    answer: (answer) => ({ ...answer, status: 500 }),
  }
  const client = new Client({ address: await startFaulty([fails]) })
  const findings = new Findings()
  const facts = new Facts(Date.now())
  facts.learn('bizTypeId', BUSINESS)
  facts.learn('productId', 41_077)
  const own = await signIn(client, OLGA, null)
  expect(await runScenario({ client, findings, facts, own, other: null }, LABELS)).toEqual([])
  expect(findings.of(findCall('label.create'), 'code')).toEqual({ state: 'ok' })
  expect(findings.of(findCall('label.modify'), 'code').state).toBe('fault')
  expect(findings.of(findCall('label.remove'), 'code')).toMatchObject({
    reason: expect.stringContaining('its scenario stopped'),
  })
  const { json } = await client.send(
    findCall('label.query'),
    { query: { name: 'platform-check' } },
    own.token,
  )
  expect(json).toMatchObject({ data: { totalCnt: 0 } })
})

import { network } from '@console/testing/network'
import { http, passthrough } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Client } from '../tests/client.ts'
import { LABEL, PROJECT, TODAY, VERSION } from '../tests/example-requests.ts'
import { ACCOUNTS, startDocumentPlatform, type DocumentPlatform } from './start.ts'

type Row = Record<string, unknown>
type Lists = Record<string, Row[]>

let platform: DocumentPlatform
let olga: Client
let piet: Client

beforeEach(async () => {
  network.use(http.all('http://127.0.0.1:*/*', () => passthrough()))
  platform = await startDocumentPlatform()
  olga = new Client(platform)
  piet = new Client(platform)
  await olga.signIn('olga', ACCOUNTS.olga)
  await piet.signIn('piet', ACCOUNTS.piet)
})

afterEach(() => platform.stop())

/** Returns the rows of a list; `findRow` finds one of them by its fields. */
async function listRows(
  client: Client,
  [call, name]: readonly [call: string, name: string],
  query: Record<string, string | number> = {},
) {
  const example = call.startsWith('GET') ? { query } : { body: query }
  const data = (await client.data(call, example)) as Lists
  return data[name] ?? []
}
const findRow = (rows: Row[], fields: Row): Row | undefined =>
  rows.find((row) => Object.entries(fields).every(([name, value]) => row[name] === value))

test('a label that was created is in the list, changes, and is gone once deleted', async () => {
  const list = () => listRows(olga, ['GET /api/dolphin-ai/label/query', 'smartLabels'], { pageSize: 50 })
  await olga.send('POST /api/dolphin-ai/label/create', { body: LABEL })
  const created = findRow(await list(), { name: LABEL.name })
  expect(created).toMatchObject({ enable: 1, rule: { labelType: 0, conditions: [{ lambda: 'A' }] } })

  await olga.send('POST /api/dolphin-ai/label/modify', { body: { ...created, remark: 'Also by mail' } })
  await olga.send('POST /api/dolphin-ai/label/enable', { body: { id: created?.['id'], enable: 0 } })
  expect(findRow(await list(), { name: LABEL.name })).toMatchObject({ remark: 'Also by mail', enable: 0 })

  await olga.send('POST /api/dolphin-ai/label/delete', { body: { id: created?.['id'] } })
  expect(findRow(await list(), { name: LABEL.name })).toBeUndefined()
  expect(
    findRow(await listRows(piet, ['GET /api/dolphin-ai/label/query', 'smartLabels']), { name: LABEL.name }),
  ).toBe(undefined)
})

test('a new prompt of a label is a record of its history', async () => {
  const labels = await listRows(olga, ['GET /api/dolphin-ai/label/query', 'smartLabels'], { name: 'water' })
  const label = labels[0] as Row & { rule: Row & { id: number } }
  const history = () =>
    listRows(olga, ['GET /api/dolphin-ai/label/history', 'data'], { ruleId: label.rule.id })
  const before = (await history()).length
  const rule = { ...label.rule, promptContent: 'The customer speaks of a burst pipe.' }
  await olga.send('POST /api/dolphin-ai/label/modify', { body: { ...label, rule } })
  expect(await history()).toHaveLength(before + 1)
  expect((await history())[0]).toMatchObject({ updateUser: 'Olga Brandt', content: rule.promptContent })
})

test('a project is created, changed, applied for by the provider, and assigned', async () => {
  await olga.send('POST /api/tenant/project', { body: PROJECT })
  const find = async () =>
    findRow(await listRows(olga, ['GET /api/tenant/project', 'records']), { name: PROJECT.name })
  const id = (await find())?.['id']
  const lowered = { ...PROJECT, id, status: 'normal', manpowerDemand: 1 }
  expect((await olga.send('PUT /api/tenant/project', { body: lowered })).envelope).toMatchObject({ code: 1 })
  await olga.send('PUT /api/tenant/project', { body: { ...lowered, manpowerDemand: 7 } })
  expect(await find()).toMatchObject({ manpowerDemand: 7, manpowerGap: 7, confirmedManpower: 0 })

  const application = {
    projectId: id,
    contactPerson: 'Piet Vos',
    contact: '028',
    manpowerAssigned: 2,
    applicationDesc: 'We can',
    attachments: '',
  }
  await piet.send('POST /api/tenant/project/application', { body: application })
  const [assignment] = await listRows(olga, ['GET /api/tenant/project/detail', 'assignments'], {
    id: Number(id),
  })
  expect(assignment).toMatchObject({ applicationStatus: 'pending', tenantName: 'Brightcall Services' })

  const { bizTypeID } = assignment as Row
  const decision = { projectId: id, bizTypeID, manpowerAssigned: 2, applicationStatus: 'passed' }
  await olga.send('POST /api/tenant/project/assignment', { body: decision })
  const accepted = await listRows(piet, ['GET /api/tenant/project/sp', 'records'], { type: 0 })
  expect(findRow(accepted, { projectName: PROJECT.name })).toMatchObject({ applicationStatus: 'passed' })
  const log = await listRows(olga, ['GET /api/tenant/project/log/query', 'records'], {
    projectId: Number(id),
  })
  expect(log.map((entry) => entry['typeName'])).toEqual([
    'Application passed',
    'Application',
    'Changed',
    'Created',
  ])
})

test('a report has the file that was uploaded, and is gone once deleted', async () => {
  const { fid } = (await olga.data('POST /api/tenant/project/report/upload_file', { form: {} })) as {
    fid: string
  }
  const owner = { ownerTenantId: 0, projectId: 330_417 }
  await olga.send('POST /api/tenant/project/report/create', {
    body: { fileFids: [fid], ...owner, remark: 'Calm', reportTime: '2026-02', type: 'monthly' },
  })
  const query = { ...owner, type: 'monthly', ownerTenantType: 'platform' }
  const list = () => listRows(olga, ['GET /api/tenant/project/report/query', 'reports'], query)
  const report = findRow(await list(), { reportTime: '2026-02' })
  const [file] = (report?.['files'] ?? []) as { url: string }[]
  expect(await (await fetch(file?.url ?? '')).text()).toBe('picture')
  await olga.send('GET /api/tenant/project/report/delete', { query: { id: Number(report?.['id']) } })
  expect(findRow(await list(), { reportTime: '2026-02' })).toBeUndefined()
})

test('a category of voices refuses a second of its name, and counts the voices that were added', async () => {
  const path = '/api/dolphin-ai/voiceprint/catalog'
  const find = async () => findRow(await listRows(olga, [`GET ${path}`, 'list']), { catalogName: 'Headsets' })
  await olga.send(`POST ${path}`, { body: { catalogName: 'Headsets' } })
  const again = await olga.send(`POST ${path}`, { body: { catalogName: 'Headsets' } })
  expect(again.envelope).toMatchObject({ code: 1 })
  const catalogId = (await find())?.['id']
  await olga.send(`POST ${path}/addVoice`, {
    body: { checkTaskId: 6_700_310, catalogId, voiceId: 6_800_700 },
  })
  expect(await find()).toMatchObject({ relateCount: 1 })
  expect((await olga.send(`DELETE ${path}`, { query: { id: Number(catalogId) } })).envelope).toMatchObject({
    code: 1,
  })
})

test('a version goes from draft to released to removed, and is deleted', async () => {
  const path = '/api/dolphin-ai/app/version'
  const find = async () =>
    findRow(await listRows(olga, [`GET ${path}/list`, 'records']), { version: VERSION.version })
  await olga.send(`POST ${path}/create`, { body: VERSION })
  const id = Number((await find())?.['id'])
  expect(await find()).toMatchObject({ status: 0, scopeValue: 20, releasedAt: null })
  await olga.send(`POST ${path}/release`, { body: { id } })
  expect(await find()).toMatchObject({ status: 1 })
  expect((await olga.send(`DELETE ${path}/delete`, { query: { id } })).envelope).toMatchObject({ code: 1 })
  await olga.send(`DELETE ${path}/delist`, { query: { id } })
  await olga.send(`DELETE ${path}/delete`, { query: { id } })
  expect(await find()).toBeUndefined()
})

test('an API client has its secret in the list, is disabled and deleted', async () => {
  const path = '/api/tenant/oauth_client'
  const list = () => listRows(olga, [`GET ${path}`, 'records'])
  await olga.send(`POST ${path}`)
  const [client] = await list()
  expect(client).toMatchObject({ status: 1, clientSecret: expect.stringMatching(/^[\w-]{32}$/) })
  const id = Number(client?.['id'])
  await olga.send(`PUT ${path}`, { body: { id, status: 0 } })
  await olga.send(`DELETE ${path}`, { query: { id } })
  expect(findRow(await list(), { id })).toBeUndefined()
})

test('a correction of a day is in the edit history, and a figure of a daily report in its table', async () => {
  const end = Math.floor(Date.now() / 1000) - 60
  const correction = { start: end - 600, end, evtType: 'coaching', reason: 'Role play', bizTypeId: 50_212 }
  await olga.send('POST /api/dolphin-ai/stat/status/evt/edit', { body: { ...correction, userId: 700_421 } })
  const history = await listRows(olga, ['GET /api/dolphin-ai/stat/status/evt/history', 'items'], {
    beginDay: TODAY,
    endDay: TODAY,
  })
  expect(history[0]).toMatchObject({ userAccount: 'anna.keller', newEvt: { evt: 4, subEvt: 'coaching' } })

  const scope = { bizTypeId: 50_212, workplace: 'Hangzhou' }
  const columns = [{ columnId: 'remark', value: 'Storm' }]
  await olga.send('POST /api/dolphin-ai/stat/biz/daily/update', { body: { ...scope, day: TODAY, columns } })
  const [report] = await listRows(olga, ['GET /api/dolphin-ai/stat/biz/daily/reports', 'reports'], {
    ...scope,
    beginDay: TODAY,
    endDay: TODAY,
  })
  expect(report?.['data']).toMatchObject([{ day: TODAY, items: [{}, {}, { id: 'remark', value: 'Storm' }] }])
})

test('what was changed is in the audit log, and an export of it is a file', async () => {
  await olga.send('POST /api/tenant/project', { body: PROJECT })
  const [line] = await listRows(olga, ['GET /api/dolphin-ai/audit/query', 'records'], { module: 'project' })
  expect(line).toMatchObject({ opType: 'create', opUserName: 'Olga Brandt', opContentBefore: '' })
  expect(line?.['opContentAfter']).toContain(PROJECT.name)
  const { fileURL } = (await olga.data('GET /api/dolphin-ai/audit/export')) as { fileURL: string }
  expect(await (await fetch(fileURL)).text()).toContain('Olga Brandt')
})

test('a changed password ends the sessions, and the new one signs in', async () => {
  const body = {
    id: 700_411,
    password: ACCOUNTS.olga,
    newPassword: 'Meadow-27',
    confirmNewPassword: 'Meadow-27',
  }
  await olga.send('POST /api/user/modifyLoginUserPwd', { body })
  expect((await olga.send('GET /api/user/info')).status).toBe(401)
  await olga.signIn('olga', 'Meadow-27')
  expect(await olga.data('GET /api/user/info')).toMatchObject({ username: 'olga', tenantId: 880_021 })
})

test('lists are cut into pages, and a company sees nothing of another', async () => {
  const query = { pageIndex: 2, pageSize: 2 }
  const checks = (client: Client) =>
    listRows(client, ['GET /api/dolphin-ai/voiceprint/checkResult', 'list'], query)
  expect((await checks(olga)).map((row) => row['name'])).toEqual(['Chen Wei', 'Dana Novak'])
  expect((await checks(piet)).map((row) => row['name'])).toEqual(['Ines Costa', 'Jonas Weber'])
})

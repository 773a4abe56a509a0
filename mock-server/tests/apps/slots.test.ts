import { createHash } from 'node:crypto'
import { subApp } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { startAppHost, webpackFiles, type AppHost } from '../support/app-host.ts'
import { registeredApps } from '../support/registered-apps.ts'
import { SLOT_SCRIPT, slotFiles, SLOTS } from '../support/slots.ts'

let server: TestServer
let host: AppHost
let platform = ''
let manager = ''
beforeAll(async () => {
  host = await startAppHost({ ...webpackFiles('slots'), ...slotFiles('/crm/') })
  server = await startTestServer({ config: { privateAppHosts: true } })
  ;[platform, manager] = await Promise.all([server.signIn('platform-admin'), server.signIn('manager')])
})
afterAll(async () => {
  await server.stop()
  await host.close()
})

const { registration, registered, readVersion, settled, release, runs } = registeredApps({
  server: () => server,
  host: () => host,
  platform: () => platform,
})

const FIELDS = { person: ['name', 'organization'] as const, project: [] }

async function running(module: string, more: object = {}): Promise<number> {
  const versionId = await registered(module, { slots: SLOTS, ...more })
  await release([{ module, versionId }])
  await server.send(subApp.consent, { token: manager, body: { module, versionId } })
  return versionId
}

async function shownIn(module: string, language: 'en' | 'zh' = 'en'): Promise<subApp.ShownSlots | null> {
  const { data } = await server.send(subApp.registry, { token: manager, language })
  const app = data.apps.find((one) => one.module === module)
  if (app === undefined) throw new Error(`${module} does not run`)
  return app.slots
}

test('whoever runs an app gets its contributions in their language, with what the company consented to', async () => {
  const versionId = await running('crm', {
    permissions: { fields: FIELDS, topics: ['seatStatus'] },
  })
  const address = `${subApp.FILES_PATH}crm/${versionId}/crm/`
  const shown = await shownIn('crm')
  expect(shown).toMatchObject({
    script: `${address}slots.js`,
    integrity: `sha256-${createHash('sha256').update(SLOT_SCRIPT).digest('base64')}`,
    fields: { person: ['name', 'organization'] },
    topics: ['seatStatus'],
  })
  expect(shown?.contributions).toHaveLength(SLOTS.contributions.length)
  expect(shown?.contributions.slice(0, 4)).toEqual([
    { id: 'age', kind: 'column', target: 'person', widthPx: 120, name: 'Age' },
    { id: 'visits', kind: 'panel', target: 'person', name: 'Visits' },
    {
      id: 'map',
      kind: 'panel',
      target: 'project',
      name: 'Map',
      frame: { address: `${address}map/index.html`, heightPx: 320 },
    },
    {
      id: 'grade',
      kind: 'formField',
      target: 'person',
      input: 'select',
      name: 'Grade',
      options: [
        { value: 'a', name: 'First' },
        { value: 'b', name: 'Second' },
      ],
    },
  ])
  const chinese = await shownIn('crm', 'zh')
  expect(chinese?.contributions.map(({ name }) => name).slice(0, 3)).toEqual(['年龄', '来访记录', '地图'])
  const script = await server.fetch(`${address}slots.js`)
  expect([script.status, await script.text()]).toEqual([200, SLOT_SCRIPT])
  const page = await server.fetch(`${address}map/index.html`)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toContain('sandbox allow-scripts allow-forms;')
})

test('the places of contributions are part of what is consented to, and the console itself writes them', async () => {
  await registered('places', { slots: SLOTS, permissions: { fields: FIELDS, topics: ['seatStatus'] } })
  const { data } = await server.send(subApp.detail, { token: platform, query: { module: 'places' } })
  expect(data.versions[0]).toMatchObject({
    slots: SLOTS,
    permissions: {
      calls: [],
      fields: { person: ['name', 'organization'] },
      topics: ['seatStatus'],
      slots: [
        'column.person',
        'formField.label',
        'formField.person',
        'formField.project',
        'panel.person',
        'panel.project',
      ],
    },
  })
  const sent = await server.send(subApp.register, {
    token: platform,
    body: registration('sends', { permissions: { slots: ['column.person'] } }),
  })
  expect(sent.status).toBe(400)
})

test('a version with a further place, field or event waits for consent, while the one before goes on', async () => {
  const [column] = SLOTS.contributions
  const one = { script: 'slots.js', contributions: [column] }
  const permissions = { fields: { person: ['name' as const] }, topics: ['seatStatus' as const] }
  const first = await running('grows', { slots: one, permissions })
  const next = async (more: object) => {
    const { data } = await server.send(subApp.addVersion, {
      token: platform,
      body: {
        module: 'grows',
        source: registration('grows').source,
        places: registration('grows').places,
        slots: one as subApp.Slots,
        permissions,
        ...more,
      },
    })
    expect(await settled('grows', data.versionId)).toMatchObject({ state: 'ready' })
    await release([{ module: 'grows', versionId: data.versionId }])
    const { data: decided } = await server.send(subApp.list, { token: manager })
    const asks = decided.apps.find(({ module }) => module === 'grows')?.needsConsent
    return { asks, runsIt: (await runs(manager)).includes(`grows ${data.versionId}`) }
  }
  const waits = { asks: true, runsIt: false }
  const panel = { ...SLOTS.contributions[1], id: 'more' }
  expect(await next({ slots: { ...one, contributions: [column, panel] } })).toEqual(waits)
  expect(await next({ permissions: { ...permissions, fields: { person: ['name', 'username'] } } })).toEqual(
    waits,
  )
  expect(
    await next({ permissions: { ...permissions, fields: { ...permissions.fields, label: ['name'] } } }),
  ).toEqual(waits)
  expect(await next({ permissions: { ...permissions, topics: ['seatStatus', 'unreadCount'] } })).toEqual(
    waits,
  )
  expect(await runs(manager)).toContain(`grows ${first}`)
  // A second column stands where the first one does, and an empty list of fields asks for nothing.
  const second = { ...column, id: 'second' }
  const same = { ...permissions, fields: { ...permissions.fields, label: [] } }
  expect(await next({ slots: { ...one, contributions: [column, second] }, permissions: same })).toEqual({
    asks: false,
    runsIt: true,
  })
  expect(await next({ slots: null, permissions: { topics: [] } })).toEqual({ asks: false, runsIt: true })
  expect(await shownIn('grows')).toBeNull()
})

test('a script that is missing fails the version, and a preview shows contributions to who tries it', async () => {
  const away = await server.send(subApp.register, {
    token: platform,
    body: registration('away', { slots: { ...SLOTS, script: 'none.js' } }),
  })
  expect(await settled('away', away.data.versionId)).toMatchObject({
    state: 'failed',
    problem: { reason: 'status', file: `${host.url}/crm/none.js`, detail: '404' },
  })
  const versionId = await registered('draft', { slots: SLOTS })
  const { data } = await server.send(subApp.registry, { token: platform, query: { preview: versionId } })
  const shown = data.apps.find(({ module }) => module === 'draft')?.slots
  expect(shown?.contributions).toHaveLength(SLOTS.contributions.length)
  expect((await readVersion('draft', versionId))?.slots).toEqual(SLOTS)
})

test('a contribution that is switched off is in no registry until it is on again', async () => {
  const versionId = await running('switched')
  const change = async (body: object, token = platform) => {
    const switched = { module: 'switched', versionId, slot: 'age', isOff: true, ...body }
    const { status, code } = await server.send(subApp.switchSlot, { token, body: switched })
    return [status, code]
  }
  expect(await change({}, manager)).toEqual([403, 403])
  expect(await change({ slot: 'none' })).toEqual([404, 404])
  expect(await change({ versionId: 999_999 })).toEqual([404, 404])
  expect(await change({})).toEqual([200, 0])
  expect(await change({})).toEqual([200, 0])
  const ids = async () => (await shownIn('switched'))?.contributions.map(({ id }) => id)
  expect(await ids()).toEqual(SLOTS.contributions.map(({ id }) => id).filter((id) => id !== 'age'))
  const recorded = await server.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .select(['opType', 'opContentAfter'])
      .where('targetName', '=', 'switched')
      .where('opType', 'like', 'subApp.switchSlot%')
      .execute(),
  )
  expect(recorded.map(({ opType, opContentAfter }) => [opType, JSON.parse(opContentAfter ?? '')])).toEqual([
    ['subApp.switchSlotOff', { isOff: true, versionId, slot: 'age' }],
  ])
  expect(await change({ isOff: false })).toEqual([200, 0])
  expect(await ids()).toHaveLength(SLOTS.contributions.length)
  for (const { id } of SLOTS.contributions) await change({ slot: id })
  // Nothing is left of the app but its pages.
  expect(await shownIn('switched')).toBeNull()
})

test('the page that runs scripts of contributions is a sandbox without network, and runs one script', async () => {
  const answer = await server.fetch(subApp.SLOT_RUNNER_PATH)
  const page = await answer.text()
  const [, script = ''] = /<script>([^]*)<\/script>$/.exec(page) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers.get('content-security-policy')).toBe(
    `sandbox allow-scripts; default-src 'none'; script-src 'sha256-${hash}'; worker-src blob:; frame-ancestors 'self'`,
  )
  expect(answer.headers.get('connection-allowlist')).toBe('(response-origin)')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('x-frame-options')).toBeNull()
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).not.toMatch(/\son\w+=|https?:/)
})

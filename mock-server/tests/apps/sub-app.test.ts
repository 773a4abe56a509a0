import { documents, menu, message, session, subApp, user, type BodyOf } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callNames } from '../../src/modules/apps/sub-app/call-names.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { startAppHost, webpackFiles, type AppHost } from '../support/app-host.ts'
import { openRealtime } from '../support/realtime-client.ts'
import { PLACES, registeredApps } from '../support/registered-apps.ts'

let server: TestServer
let host: AppHost
let platform = ''
let manager = ''
let seat = ''
beforeAll(async () => {
  host = await startAppHost(webpackFiles('first'))
  server = await startTestServer({ config: { privateAppHosts: true } })
  ;[platform, manager, seat] = await Promise.all([
    server.signIn('platform-admin'),
    server.signIn('manager'),
    server.signIn('seat-001'),
  ])
})
afterAll(async () => {
  await server.stop()
  await host.close()
})

const { registration, settled, registered, added, release, runs } = registeredApps({
  server: () => server,
  host: () => host,
  platform: () => platform,
})

test('an app that webpack built is fetched whole, and browsers load it by its manifest', async () => {
  const versionId = await registered('crm')
  const address = `${subApp.FILES_PATH}crm/${versionId}/`
  const answer = await server.fetch(`${address}manifest.json`)
  const manifest = documents.subAppManifest.parse(await answer.json())
  expect(manifest).toMatchObject({
    module: 'crm',
    kitMajor: null,
    publicPath: `${address}crm/`,
    sourceFolder: '/crm/',
    html: '<div id="root"></div>',
    scripts: [{ url: `${address}crm/static/js/main.3c4d.js` }],
    styles: [{ url: `${address}crm/static/css/main.1a2b.css` }],
  })
  expect(Object.keys(manifest.chunks).toSorted()).toEqual([
    `${address}crm/static/js/7.5e6f.chunk.js`,
    `${address}crm/static/media/logo.svg`,
  ])
  const style = await server.fetch(manifest.styles[0]?.url ?? '')
  expect(await style.text()).toBe(`.logo{background:url("${address}crm/static/media/logo.svg")}`)
  expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const logo = await server.fetch(`${address}crm/static/media/logo.svg`)
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  // Opened as a document it has no origin of ours.
  expect(logo.headers.get('content-security-policy')).toContain('sandbox allow-scripts allow-forms;')
  expect((await server.fetch(`${address}nothing.js`)).status).toBe(404)
  expect((await server.fetch(`${address}..%2f..%2fetc%2fpasswd`)).status).toBe(404)
})

test('nobody but the platform registers, and nobody runs what is not released and consented to', async () => {
  const refused = await server.send(subApp.register, { token: manager, body: registration('other') })
  expect(refused.status).toBe(403)
  expect(await runs(manager)).toEqual([])
})

test('a company runs a released version once it has consented, and sees it in its menu', async () => {
  const versionId = await registered('orders')
  const early = await server.send(subApp.consent, { token: manager, body: { module: 'orders', versionId } })
  expect(early.code).toBe(subApp.SUB_APP_REFUSALS.notReleased)
  await release([{ module: 'orders', versionId }])
  expect(await runs(manager)).toEqual([])
  const { data } = await server.send(subApp.list, { token: manager })
  expect(data.apps.find(({ module }) => module === 'orders')).toMatchObject({ needsConsent: true })
  await server.send(subApp.consent, { token: manager, body: { module: 'orders', versionId } })
  expect(await runs(manager)).toEqual([`orders ${versionId}`])
  const decided = await server.send(subApp.list, { token: manager })
  expect(decided.data.apps.find(({ module }) => module === 'orders')).toMatchObject({
    needsConsent: false,
    decision: { consentedVersionId: versionId, consentedTo: { calls: [], pages: [], backEnds: [] } },
  })
  const tree = await server.send(menu.tree, { token: manager, query: { clientId: session.CLIENT_ID } })
  const [group] = (tree.data.menus as menu.MenuItem[]).filter(({ id }) => id === 'apps')
  expect(group?.children).toEqual([
    {
      id: 'app.orders',
      name: 'Customers',
      icon: 'appstore',
      path: '/console/apps/orders',
      component: 'orders/App',
    },
  ])
  const rights = await server.send(session.authz, { token: manager })
  expect(rights.data.menuIds).toEqual(expect.arrayContaining(['apps', 'app.orders']))
  // Another company has not consented.
  expect(await runs(await server.signIn('provider-admin'))).toEqual([])
})

test('who has the apps of their set is answered 304, until something of it changes', async () => {
  const versionId = await registered('tagged')
  await release([{ module: 'tagged', versionId }])
  await server.send(subApp.consent, { token: manager, body: { module: 'tagged', versionId } })
  const read = (etag: string, language = 'en') =>
    server.fetch(subApp.registry.path, {
      headers: { authorization: `Bearer ${manager}`, 'if-none-match': etag, 'accept-language': language },
    })
  const first = await read('""')
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  expect(await first.text()).toContain('"module":"tagged"')
  const again = await read(etag)
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await read(etag, 'zh')).status).toBe(200)
  await server.send(subApp.setOff, { token: manager, body: { module: 'tagged', isOff: true } })
  const changed = await read(etag)
  expect([changed.status, await changed.text()]).toEqual([200, expect.not.stringContaining('"tagged"')])
})

test('everybody of a company who is connected learns that its apps have changed', async () => {
  const versionId = await registered('pushed')
  await release([{ module: 'pushed', versionId }])
  const client = await openRealtime(server.url)
  await client.signIn({ token: seat })
  const before = client.received.length
  await server.send(subApp.consent, { token: manager, body: { module: 'pushed', versionId } })
  const { body } = await client.next(({ body: sent }) => sent?.kind === 'pushEvents')
  expect(body).toMatchObject({ value: { events: [{ url: subApp.registry.path }] } })
  expect(client.received.length).toBeGreaterThan(before)
  client.socket.terminate()
})

test('roles that the consent names see the app, and others do not', async () => {
  const versionId = await registered('desk')
  await release([{ module: 'desk', versionId }])
  const [role] = await server.asOwner((db) =>
    db
      .selectFrom('role as r')
      .innerJoin('userRole as u', 'u.roleId', 'r.id')
      .innerJoin('appUser as p', 'p.id', 'u.userId')
      .where('p.username', '=', 'manager')
      .select('r.id')
      .execute(),
  )
  if (role === undefined) throw new Error('the manager has a role')
  await server.send(subApp.consent, {
    token: manager,
    body: { module: 'desk', versionId, roleIds: [role.id] },
  })
  expect(await runs(manager)).toContain(`desk ${versionId}`)
  expect(await runs(seat)).not.toContain(`desk ${versionId}`)
  const foreign = await server.send(subApp.consent, {
    token: manager,
    body: { module: 'desk', versionId, roleIds: [999_999] },
  })
  expect(foreign.status).toBe(404)
})

test('a version that asks for more waits for consent, while the one before goes on', async () => {
  const first = await registered('bridge', { permissions: { calls: ['user.info'] } })
  await release([{ module: 'bridge', versionId: first }])
  await server.send(subApp.consent, { token: manager, body: { module: 'bridge', versionId: first } })
  const add = async (calls: string[]) => {
    const { data } = await server.send(subApp.addVersion, {
      token: platform,
      body: {
        module: 'bridge',
        source: registration('bridge').source,
        permissions: { calls },
        places: PLACES,
      },
    })
    await settled('bridge', data.versionId)
    await release([{ module: 'bridge', versionId: data.versionId }])
    return data.versionId
  }
  const more = await add(['user.info', 'message.inbox'])
  expect(await runs(manager)).toContain(`bridge ${first}`)
  const less = await add([])
  expect(await runs(manager)).toContain(`bridge ${less}`)
  await release([{ module: 'bridge', versionId: more }])
  await server.send(subApp.consent, { token: manager, body: { module: 'bridge', versionId: more } })
  expect(await runs(manager)).toContain(`bridge ${more}`)
})

test('a token of an app opens the calls of the consent alone, and nothing once the app is off', async () => {
  const versionId = await registered('inbox', { permissions: { calls: ['message.unreadCount'] } })
  await release([{ module: 'inbox', versionId }])
  await server.send(subApp.consent, { token: manager, body: { module: 'inbox', versionId } })
  const { data } = await server.send(subApp.token, { token: manager, body: { module: 'inbox', versionId } })
  expect(data.calls).toEqual(['message.unreadCount'])
  const send = async (call: typeof message.unreadCount | typeof session.authz) =>
    (await server.send(call, { token: data.token })).status
  expect(await send(message.unreadCount)).toBe(200)
  // What anybody may send is not its business either.
  const guess = { username: 'manager', password: 'a guess', clientId: session.CLIENT_ID }
  expect((await server.send(session.login, { token: data.token, body: guess })).status).toBe(403)
  expect(await send(session.authz)).toBe(403)
  const recorded = await server.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .where('opType', '=', 'access.refused')
      .where('targetName', '=', 'session.authz')
      .select('opUserName')
      .execute(),
  )
  expect(recorded.map(({ opUserName }) => opUserName).at(-1)).toMatch(/ \(inbox\)$/)
  await server.send(subApp.setOff, { token: manager, body: { module: 'inbox', isOff: true } })
  expect(await send(message.unreadCount)).toBe(403)
  expect(await runs(manager)).not.toContain(`inbox ${versionId}`)
  await server.send(subApp.setOff, { token: manager, body: { module: 'inbox', isOff: false } })
  expect(await runs(manager)).toContain(`inbox ${versionId}`)
  await server.send(subApp.setOff, {
    token: platform,
    body: { module: 'inbox', isOff: true, everywhere: true },
  })
  expect(await runs(manager)).not.toContain(`inbox ${versionId}`)
  const forbidden = await server.send(subApp.setOff, {
    token: manager,
    body: { module: 'inbox', isOff: false, everywhere: true },
  })
  expect(forbidden.status).toBe(403)
})

test('a token of an app opens calls that framed pages send, too, once the company has consented to them', async () => {
  const versionId = await registered('people', { permissions: { calls: ['user.info'] } })
  await release([{ module: 'people', versionId }])
  await server.send(subApp.consent, { token: manager, body: { module: 'people', versionId } })
  const { data } = await server.send(subApp.token, { token: manager, body: { module: 'people', versionId } })
  expect((await server.send(user.info, { token: data.token })).status).toBe(200)
  expect((await server.send(message.unreadCount, { token: data.token })).status).toBe(403)
})

test('a set goes to named companies, to a percentage of people, and back', async () => {
  const old = await registered('wave')
  const base = await release([{ module: 'wave', versionId: old }])
  for (const token of [manager, await server.signIn('provider-admin')])
    await server.send(subApp.consent, { token, body: { module: 'wave', versionId: old } })
  const { data } = await server.send(subApp.addVersion, {
    token: platform,
    body: { module: 'wave', source: registration('wave').source, places: PLACES },
  })
  await settled('wave', data.versionId)
  const companyCodes = await server.asOwner(async (db) => {
    const { code } = await db
      .selectFrom('appUser as u')
      .innerJoin('tenant as t', 't.id', 'u.tenantId')
      .where('u.username', '=', 'manager')
      .select('t.code')
      .executeTakeFirstOrThrow()
    return [code]
  })
  const { data: listed } = await server.send(subApp.sets, { token: platform })
  expect(listed.releasable.find(({ module }) => module === 'wave')).toEqual({
    module: 'wave',
    name: { en: 'Partner CRM', zh: '合作方客户管理' },
    versions: [
      { id: data.versionId, number: 2 },
      { id: old, number: 1 },
    ],
  })
  const canary = await release([{ module: 'wave', versionId: data.versionId }], {
    companyCodes,
    percent: 50,
  })
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, index) => server.signIn(`seat-${String(index + 1).padStart(3, '0')}`)),
  )
  const withNew = async () => {
    const found = await Promise.all(
      people.map(async (token) => (await runs(token)).includes(`wave ${data.versionId}`)),
    )
    return found.flatMap((has, index) => (has ? [index] : []))
  }
  const few = await withNew()
  expect(few.length).toBeGreaterThan(1)
  expect(few.length).toBeLessThan(11)
  // Always the same people.
  expect(await withNew()).toEqual(few)
  const provider = await server.signIn('provider-admin')
  expect(await runs(provider)).toContain(`wave ${old}`)
  const again = (body: object) =>
    server.send(subApp.releaseAgain, {
      token: platform,
      body: { setNumber: canary, companyCodes, percent: 50, ...body },
    })
  const lowered = await again({ percent: 49 })
  expect([lowered.code, lowered.message]).toEqual([
    subApp.SUB_APP_REFUSALS.percentLowered,
    'The percentage can only be raised; it is 50% now. To take the set back, release the former one.',
  ])
  expect((await again({})).code).toBe(subApp.SUB_APP_REFUSALS.alreadyCurrent)
  expect((await again({ percent: 51 })).code).toBe(0)
  // Those who had it still have it.
  expect(await withNew()).toEqual(expect.arrayContaining(few))
  expect((await again({ setNumber: base, companyCodes: null, percent: 100 })).code).toBe(0)
  expect(await withNew()).toEqual([])
  expect(await again({ companyCodes: ['nobody'] })).toMatchObject({
    status: 404,
    message: 'No company has the code "nobody".',
  })
})

test('a company that has another set gets the versions of the base set as that set', async () => {
  const versionId = await registered('both')
  const base = await release([{ module: 'both', versionId }])
  const { companies } = (await server.send(subApp.sets, { token: platform })).data
  const companyCodes = companies.slice(0, 1).map(({ code }) => code)
  await release([{ module: 'both', versionId: null }], { companyCodes })
  expect(await release([{ module: 'both', versionId }], { companyCodes })).toBe(base)
  const again = await server.send(subApp.release, {
    token: platform,
    body: { items: [{ module: 'both', versionId }], companyCodes },
  })
  expect(again.code).toBe(subApp.SUB_APP_REFUSALS.alreadyCurrent)
})

test('what a console does not have cannot be asked for', async () => {
  const asked = async (more: object) => {
    const answer = await server.send(subApp.register, { token: platform, body: registration('asks', more) })
    return [answer.code, answer.message]
  }
  const { unknownPermission } = subApp.SUB_APP_REFUSALS
  expect(await asked({ permissions: { calls: ['no.call'] } })).toEqual([
    unknownPermission,
    'This console has no "no.call".',
  ])
  // Nobody hands on who may do what.
  expect((await asked({ permissions: { calls: ['role.modify'] } }))[0]).toBe(unknownPermission)
  expect((await asked({ permissions: { pages: ['no.page'] } }))[0]).toBe(unknownPermission)
  expect((await asked({ places: [{ ...PLACES[0], group: 'no.group' }] }))[0]).toBe(unknownPermission)
})

test('two people who register the same module at once get one app', async () => {
  const answers = await Promise.all(
    [1, 2].map(() => server.send(subApp.register, { token: platform, body: registration('twice') })),
  )
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    0,
    subApp.SUB_APP_REFUSALS.moduleTaken,
  ])
  const reserved = await server.send(subApp.register, { token: platform, body: registration('shell') })
  expect(reserved.code).toBe(subApp.SUB_APP_REFUSALS.moduleTaken)
})

test('a preview is seen by the person who tries it alone', async () => {
  const versionId = await registered('draft')
  const shown = await server.send(subApp.registry, { token: platform, query: { preview: versionId } })
  expect(shown.data.apps.filter(({ isPreview }) => isPreview)).toMatchObject([
    { module: 'draft', versionId, pages: [{ path: '/console/apps/draft', component: 'App' }] },
  ])
  expect((await server.send(subApp.registry, { token: manager, query: { preview: versionId } })).status).toBe(
    403,
  )
  expect((await server.send(subApp.registry, { token: platform, query: { preview: 999_999 } })).status).toBe(
    404,
  )
  const token = await server.send(subApp.token, { token: platform, body: { module: 'draft', versionId } })
  expect(token.code).toBe(0)
  expect(
    (await server.send(subApp.token, { token: manager, body: { module: 'draft', versionId } })).status,
  ).toBe(403)
})

test('the app with the page of apps cannot be switched off, and other built apps can', async () => {
  await server.asOwner((db) =>
    db
      .insertInto('subApp')
      .values(
        ['system', 'labels'].map((module) => ({
          module,
          nameEn: module,
          nameZh: module,
          trust: 'own' as const,
          ownerContact: '',
          createdAt: new Date(),
        })),
      )
      .onConflict((conflict) => conflict.column('module').doNothing())
      .execute(),
  )
  const switchOff = async (module: string, more: { everywhere?: boolean } = {}) =>
    (await server.send(subApp.setOff, { token: platform, body: { module, isOff: true, ...more } })).code
  const { neededHere } = subApp.SUB_APP_REFUSALS
  expect([await switchOff('system'), await switchOff('system', { everywhere: true })]).toEqual([
    neededHere,
    neededHere,
  ])
  expect(await switchOff('labels')).toBe(0)
  const { data } = await server.send(subApp.registry, { token: platform })
  expect(data.off).toEqual(['labels'])
  await server.send(subApp.setOff, { token: platform, body: { module: 'labels', isOff: false } })
})

test('the catalogue has a name in both languages for every call that an app may ask for', async () => {
  const { data } = await server.send(subApp.catalogue, { token: manager })
  expect(data.calls.filter(({ id, name }) => name.en === id || name.zh === id)).toEqual([])
  expect(data.calls.map(({ id }) => id).toSorted()).toEqual([...callNames.keys()].toSorted())
  expect(data.pages).toContainEqual({ id: 'session.list', name: { en: 'Sessions', zh: '会话记录' } })
  expect(data.groups).toContainEqual({ id: 'crm', name: expect.objectContaining({ en: expect.any(String) }) })
  expect(data.roles.length).toBeGreaterThan(0)
  expect((await server.send(subApp.catalogue, { token: seat })).status).toBe(403)
})

async function report(token: string, reports: BodyOf<typeof subApp.reportHealth>['reports']): Promise<void> {
  const answer = await server.send(subApp.reportHealth, { token, body: { reports } })
  expect([answer.status, answer.code]).toEqual([200, 0])
}

test('a version that nobody can open is taken back after three attempts, and its app works as before', async () => {
  const good = await registered('shop')
  await release([{ module: 'shop', versionId: good }])
  await server.send(subApp.consent, { token: manager, body: { module: 'shop', versionId: good } })
  await report(manager, [
    { module: 'shop', versionId: good, report: { kind: 'mounted', loadMs: 120, mountMs: 30 } },
  ])
  const bad = await added('shop')
  await release([{ module: 'shop', versionId: bad }])
  const failed = {
    module: 'shop',
    versionId: bad,
    report: { kind: 'failed' as const, text: 'bootstrap: x is null' },
  }
  await report(manager, [failed])
  await report(manager, [failed])
  expect(await runs(manager)).toContain(`shop ${bad}`)
  await report(manager, [failed])
  expect(await runs(manager)).toContain(`shop ${good}`)
  // A report of a version that nobody runs any more changes nothing.
  await report(manager, [failed])
  const sets = await server.send(subApp.sets, { token: platform })
  expect(sets.data.rollouts[0]).toMatchObject({ failedVersionId: bad, releasedBy: null, companyCodes: null })
  expect(sets.data.sets[0]).toMatchObject({ note: '', createdBy: null })
  const health = await server.send(subApp.health, { token: platform, query: { module: 'shop' } })
  expect(health.data.versions).toMatchObject([
    { versionId: bad, people: 1, failingPeople: 1, failures: 3, mounts: 0, loadMs: null },
    { versionId: good, people: 1, failingPeople: 0, failures: 0, mounts: 1, loadMs: 120, mountMs: 30 },
  ])
  expect(health.data.lastFailures[0]).toMatchObject({
    versionId: bad,
    kind: 'failed',
    text: 'bootstrap: x is null',
  })
})

test('a version that fails for one of several people stays', async () => {
  const versionId = await registered('most')
  await release([{ module: 'most', versionId }])
  await server.send(subApp.consent, { token: manager, body: { module: 'most', versionId } })
  await report(seat, [{ module: 'most', versionId, report: { kind: 'mounted', loadMs: 1, mountMs: 1 } }])
  const failed = { module: 'most', versionId, report: { kind: 'failed' as const, text: 'no' } }
  await report(manager, [failed, failed, failed])
  expect(await runs(manager)).toContain(`most ${versionId}`)
})

test('one failure of the only person who has opened a version for long takes nothing back', async () => {
  const versionId = await registered('solo')
  await release([{ module: 'solo', versionId }])
  await server.send(subApp.consent, { token: manager, body: { module: 'solo', versionId } })
  const mounted = { module: 'solo', versionId, report: { kind: 'mounted' as const, loadMs: 1, mountMs: 1 } }
  const failed = { module: 'solo', versionId, report: { kind: 'failed' as const, text: 'no' } }
  await report(manager, [mounted, mounted, mounted, failed, failed])
  expect(await runs(manager)).toContain(`solo ${versionId}`)
  // Failures in a row count, not those of all times.
  await report(manager, [mounted, failed, failed])
  expect(await runs(manager)).toContain(`solo ${versionId}`)
  await report(manager, [failed])
  expect(await runs(manager)).not.toContain(`solo ${versionId}`)
})

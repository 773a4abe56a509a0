import { account, company, exports, message, session, signUp, user } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parseCsvRows } from '../support/csv-rows.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import {
  accountRecords,
  personWithRole,
  newPerson,
  roleNamed,
  SIGN_IN_PAUSE_SECONDS,
  signInFirst,
} from '../support/people.ts'

const { ACCOUNT_REFUSALS } = account

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

test('anyone who signed up waits, is enabled here, signs in and finds a message', async () => {
  const { code } = (await manager.send(company.renewInvitation)).data
  const password = 'Orchid#2028'
  const body = { invite: code, username: 'signed.up', name: 'Signed Up', password, confirmPassword: password }
  await demo.nobody.send(signUp.create, { body })
  const login = { username: 'signed.up', password, clientId: session.CLIENT_ID }
  demo.clock.forward(SIGN_IN_PAUSE_SECONDS)
  expect(await demo.nobody.send(session.login, { body: login })).toMatchObject({
    code: session.SIGN_IN_REFUSALS.accountDisabled,
  })
  const waiting = (await manager.send(account.list, { body: { status: 'waiting' } })).data.records
  expect(waiting).toMatchObject([{ username: 'signed.up', isWaiting: true }])
  const ids = waiting.map(({ id }) => id)
  await manager.send(account.change, { body: { ids, change: { kind: 'enable' } } })
  expect((await manager.send(account.list, { body: { status: 'waiting' } })).data.total).toBe(0)
  const { token } = (await demo.nobody.send(session.login, { body: login })).data
  const bearer = demo.bearer({ token, userId: ids[0] ?? 0, tenantId: manager.tenantId })
  const inbox = await bearer.send(message.inbox, { body: {} })
  expect(JSON.stringify(inbox.data)).toContain('Your account is enabled')
})

describe('personal data', () => {
  test('of a person come as one document, with the number in full, and taking them is recorded', async () => {
    const made = await newPerson(manager, { phone: '13811112222' })
    await signInFirst(demo, made)
    const { data } = await manager.send(account.personalData, { body: { id: made.id } })
    expect(data).toMatchObject({
      account: { username: made.username, phone: '13811112222' },
      accountPeriods: [{ disabledAt: null }],
      happened: { calls: { count: 0, from: null, to: null } },
    })
    expect(JSON.stringify(data)).toContain('session.signIn')
    expect(JSON.stringify(data)).not.toContain('argon2')
    expect((await accountRecords(demo, manager.tenantId, 'account.personalData'))[0]?.targetName).toBe(
      made.username,
    )
  })

  test('are erased only by a person who types the username, which is then free again, while the id stays', async () => {
    const made = await newPerson(manager, {
      phone: '13899998888',
      roleIds: [await roleNamed(manager, 'Seat')],
    })
    const token = await signInFirst(demo, made)
    const wrong = { id: made.id, username: 'somebody' }
    expect(await manager.send(account.erase, { body: wrong })).toMatchObject({
      code: ACCOUNT_REFUSALS.notConfirmed,
    })
    const right = { id: made.id, username: made.username.toUpperCase() }
    expect(await manager.send(account.erase, { body: right })).toMatchObject({ status: 200, code: 0 })
    const left = await demo.asOwner((db) =>
      db.selectFrom('appUser').where('id', '=', made.id).selectAll().executeTakeFirstOrThrow(),
    )
    expect(left).toMatchObject({
      phone: null,
      nickName: null,
      name: `#${made.id}`,
      status: 'disabled',
      passwordHash: null,
    })
    const bearer = demo.bearer({ token, userId: made.id, tenantId: manager.tenantId })
    expect(await bearer.send(user.info)).toMatchObject({ status: 401 })
    const enable = { ids: [made.id], change: { kind: 'enable' as const } }
    expect((await manager.send(account.change, { body: enable })).data.refused).toMatchObject([
      { code: ACCOUNT_REFUSALS.erased },
    ])
    expect(await newPerson(manager, { username: made.username })).toMatchObject({ username: made.username })
    const [record] = await accountRecords(demo, manager.tenantId, 'account.erase')
    expect(JSON.stringify(record)).not.toContain('13899998888')
    expect(JSON.stringify(record)).not.toContain(made.username)
  })
})

describe('an export of people', () => {
  async function rowsFor(person: Person): Promise<string[][]> {
    const request = { kind: 'people' as const, filter: { text: 'exported' }, format: 'csv' as const }
    const { id } = (await person.send(exports.start, { body: request })).data
    const url = await vi.waitUntil(async () => {
      const { jobs } = (await person.send(exports.list)).data
      return jobs.find((job) => job.id === id)?.fileURL
    })
    return parseCsvRows((await demo.get(url)).text)
  }

  test('has what the filters leave, masks phone numbers alike, and defuses what begins like a formula', async () => {
    const made = await newPerson(manager, { username: 'exported', phone: '13877776666' })
    await demo.asOwner((db) =>
      db.updateTable('appUser').set({ name: '=1+1' }).where('id', '=', made.id).execute(),
    )
    const [heads, row, ...more] = await rowsFor(manager)
    expect(heads?.slice(0, 6)).toEqual([
      'Username',
      'Name',
      'Organisation',
      'Roles',
      'Business types',
      'Phone',
    ])
    expect(row?.slice(0, 2)).toEqual(['exported', `'=1+1`])
    expect(row?.[5]).toBe('13877776666')
    expect(more).toEqual([])
    const clerk = await personWithRole(demo, manager, ['account', 'account.users'])
    expect((await rowsFor(clerk))[1]?.[5]).toBe('138••••••66')
  })

  test('is refused to who does not manage people', async () => {
    const request = { kind: 'people' as const, filter: {} }
    for (const username of ['seat-001', 'individual']) {
      expect(await (await demo.as(username)).send(exports.start, { body: request })).toMatchObject({
        status: 403,
      })
    }
  })
})

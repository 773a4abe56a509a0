import { account, message, session, user } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import {
  accountRecords,
  toPersonEdit,
  personWithRole,
  newPerson,
  organizationNamed,
  personNamed,
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

describe('a new account', () => {
  test('signs in with the password that was answered once, which it must change', async () => {
    const made = await newPerson(manager, { roleIds: [await roleNamed(manager, 'Quality')] })
    const login = { username: made.username, password: made.password, clientId: session.CLIENT_ID }
    const { token } = (await demo.nobody.send(session.login, { body: login })).data
    const bearer = demo.bearer({ token, userId: made.id, tenantId: manager.tenantId })
    expect((await bearer.send(user.info)).data.mustChangePassword).toBe(true)
    expect(await bearer.send(message.inbox, { body: {} })).toMatchObject({ status: 403 })
    const working = await signInFirst(demo, made)
    const rights = await demo
      .bearer({ token: working, userId: made.id, tenantId: manager.tenantId })
      .send(session.authz)
    expect(rights.data.menuIds).toContain('msgcenter.audit')
    const [record] = await accountRecords(demo, manager.tenantId, 'account.create')
    expect(record?.targetName).toBe(made.username)
    expect(JSON.stringify(record)).not.toContain(made.password)
  })

  test('has a username that nobody has in any tenant, whatever its letters', async () => {
    const { id: orgId } = await organizationNamed(manager, '')
    const body = {
      name: 'A',
      nickName: '',
      phone: '',
      position: null,
      orgId,
      roleIds: [],
      businessTypeIds: [],
    }
    for (const username of ['SEAT-001', 'Provider-Admin']) {
      const answer = await manager.send(account.create, { body: { ...body, username } })
      expect(answer).toMatchObject({ status: 200, code: ACCOUNT_REFUSALS.usernameTaken })
    }
    const [one, other] = await Promise.all(
      ['twice', 'TWICE'].map((username) => manager.send(account.create, { body: { ...body, username } })),
    )
    expect([one?.code, other?.code].toSorted((a = 0, b = 0) => a - b)).toEqual([
      0,
      ACCOUNT_REFUSALS.usernameTaken,
    ])
  })

  test.each([
    ['username', 'a'],
    ['username', '=cmd'],
    ['name', ' '],
    ['name', 'A\nB'],
    ['phone', 'call me'],
    ['orgId', 'x'],
    ['roleIds', [1, 1]],
  ])('is refused at its field for a wrong %s', async (field, value) => {
    const { id: orgId } = await organizationNamed(manager, '')
    const body = {
      username: 'right.name',
      name: 'A',
      nickName: '',
      phone: '',
      position: null,
      orgId,
      roleIds: [],
      businessTypeIds: [],
      [field]: value,
    }
    const answer = await manager.sendRaw(account.create, { body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.fields ?? {}).join()).toContain(field)
  })

  test('is not made by anyone who may only edit', async () => {
    const editor = await personWithRole(demo, manager, ['account', 'account.user'])
    const { id: orgId } = await organizationNamed(manager, '')
    const body = {
      username: 'by-editor',
      name: 'A',
      nickName: '',
      phone: '',
      position: null,
      orgId,
      roleIds: [],
      businessTypeIds: [],
    }
    expect(await editor.send(account.create, { body })).toMatchObject({ status: 403 })
  })
})

describe('rights', () => {
  test('are not given by who does not hold them, neither at creation nor later', async () => {
    const clerk = await personWithRole(demo, manager, ['account', 'account.users'])
    const roleId = await roleNamed(manager, 'Enterprise administrator')
    const options = (await clerk.send(account.options)).data
    expect(options.roles.find(({ id }) => id === roleId)?.mayGrant).toBe(false)
    const { id: orgId } = await organizationNamed(manager, '')
    const body = {
      username: 'more-rights',
      name: 'A',
      nickName: '',
      phone: '',
      position: null,
      orgId,
      roleIds: [roleId],
      businessTypeIds: [],
    }
    const grantsMore = { status: 200, code: ACCOUNT_REFUSALS.grantsMore }
    expect(await clerk.send(account.create, { body })).toMatchObject(grantsMore)
    const made = await newPerson(manager)
    const change = { ids: [made.id], change: { kind: 'addRoles' as const, roleIds: [roleId] } }
    expect(await clerk.send(account.change, { body: change })).toMatchObject(grantsMore)
    const edit = { ...toPersonEdit(await personNamed(clerk, made.username)), roleIds: [roleId] }
    expect(await clerk.send(account.modify, { body: edit })).toMatchObject(grantsMore)
    expect((await personNamed(manager, made.username)).roles).toEqual([])
  })

  test('above one’s own protect the account that has them: no password, no edit, no end of sessions, no erasure, no data', async () => {
    const clerk = await personWithRole(demo, manager, ['account', 'account.users'])
    const above = await personNamed(manager, 'quality')
    const code = ACCOUNT_REFUSALS.holdsMore
    const reset = (await clerk.send(account.resetPasswords, { body: { ids: [above.id] } })).data
    expect(reset).toMatchObject({ passwords: [], refused: [{ id: above.id, code }] })
    expect(await clerk.send(account.modify, { body: toPersonEdit(above) })).toMatchObject({ code })
    expect(await clerk.send(account.endSessions, { query: { id: above.id } })).toMatchObject({ code })
    const erase = { id: above.id, username: above.username }
    expect(await clerk.send(account.erase, { body: erase })).toMatchObject({ code })
    expect(await clerk.send(account.personalData, { body: { id: above.id } })).toMatchObject({ code })
    for (const kind of ['disable', 'enable'] as const) {
      const body = { ids: [above.id], change: { kind } }
      expect((await clerk.send(account.change, { body })).data).toMatchObject({
        changed: 0,
        refused: [{ code }],
      })
    }
    expect((await personNamed(clerk, 'quality')).hindrance).toBe('holdsMore')
  })

  test('of oneself stay as they are: nobody disables, promotes or erases themself', async () => {
    const self = await personNamed(manager, 'manager')
    const code = ACCOUNT_REFUSALS.self
    const disable = { ids: [self.id], change: { kind: 'disable' as const } }
    expect((await manager.send(account.change, { body: disable })).data.refused).toMatchObject([{ code }])
    expect(
      (await manager.send(account.resetPasswords, { body: { ids: [self.id] } })).data.refused,
    ).toMatchObject([{ code }])
    const erase = { id: self.id, username: self.username }
    expect(await manager.send(account.erase, { body: erase })).toMatchObject({ code })
    expect(
      await manager.send(account.modify, { body: { ...toPersonEdit(self), roleIds: [] } }),
    ).toMatchObject({
      code,
    })
    const named = { ...toPersonEdit(self), nickName: 'Shen' }
    expect(await manager.send(account.modify, { body: named })).toMatchObject({ code: 0 })
    expect((await personNamed(manager, 'manager')).nickName).toBe('Shen')
  })

  type Way = (
    actor: Person,
    target: { id: number; username: string },
  ) => Promise<{ status: number; code?: number; isDone: boolean }>
  const changedBy =
    (change: account.PersonChange): Way =>
    async (actor, { id }) => {
      const { status, data } = await actor.send(account.change, { body: { ids: [id], change } })
      return { status, isDone: status === 200 && data.refused.length === 0 }
    }

  test.each<[string, (roleId: number) => Way]>([
    ['disable', () => changedBy({ kind: 'disable' })],
    ['take the role from', (roleId) => changedBy({ kind: 'removeRoles', roleIds: [roleId] })],
    [
      'erase',
      () =>
        async (actor, { id, username }) => {
          const { status, code } = await actor.send(account.erase, { body: { id, username } })
          return { status, code, isDone: status === 200 && code === 0 }
        },
    ],
    [
      'edit the role away from',
      () =>
        async (actor, { id }) => {
          const { data: person, status: seen } = await actor.send(account.detail, { query: { id } })
          if (seen !== 200) return { status: seen, isDone: false }
          const { status, code } = await actor.send(account.modify, {
            body: { ...toPersonEdit(person), roleIds: [] },
          })
          return { status, code, isDone: status === 200 && code === 0 }
        },
    ],
  ])(
    'to administer never end: of two administrators who %s each other at once, one remains',
    async (_what, wayOf) => {
      const roleId = (await personNamed(manager, 'manager')).roles[0]?.id ?? 0
      const way = wayOf(roleId)
      const [one, two] = [await administrator(roleId), await administrator(roleId)]
      // Nobody else is left who could give the rights back.
      const { tenantId, userId } = manager
      await demo.asOwner((db) => db.deleteFrom('userRole').where('userId', '=', userId).execute())
      const answers = await Promise.all([way(one.person, two), way(two.person, one)])
      const left = await demo.asOwner((db) =>
        db
          .selectFrom('appUser')
          .innerJoin('userRole', 'userRole.userId', 'appUser.id')
          .where('appUser.id', 'in', [one.id, two.id])
          .where('userRole.roleId', '=', roleId)
          .where('appUser.status', '=', 'enabled')
          .select('appUser.id')
          .execute(),
      )
      await demo.asOwner((db) => db.insertInto('userRole').values({ tenantId, userId, roleId }).execute())
      manager = await signedIn({ id: userId, username: 'manager' }, 'Orchid#2026')
      await demo.asOwner((db) => db.deleteFrom('userRole').where('userId', 'in', [one.id, two.id]).execute())
      expect({ done: answers.filter(({ isDone }) => isDone).length, left: left.length, answers }).toEqual({
        done: 1,
        left: 1,
        answers: expect.anything(),
      })
    },
  )
})

/** A new session: those before end with any change of roles. */
async function signedIn(of: { id: number; username: string }, password: string): Promise<Person> {
  demo.clock.forward(SIGN_IN_PAUSE_SECONDS)
  const body = { username: of.username, password, clientId: session.CLIENT_ID }
  const { token } = (await demo.nobody.send(session.login, { body })).data
  return demo.bearer({ token, userId: of.id, tenantId: manager.tenantId })
}

async function administrator(roleId: number): Promise<{ id: number; username: string; person: Person }> {
  const made = await newPerson(manager, { roleIds: [roleId] })
  await demo.asOwner((db) =>
    db.updateTable('appUser').set({ tenantAdmin: true }).where('id', '=', made.id).execute(),
  )
  await signInFirst(demo, made)
  const { id, username } = made
  return { id, username, person: await signedIn(made, 'Orchid#2027') }
}

import { company, message, session, signUp, tenant, type BodyOf } from '@console/contracts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FREE_FAILURES } from '../../src/modules/identity/session/sign-in-limiter.ts'
import { findRecords } from '../../src/modules/operations/audit/audit.store.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const { SIGN_UP_REFUSALS } = signUp

let demo: Demo
beforeEach(async () => {
  demo = await startDemo()
})
afterEach(() => demo.stop())

const inviteFrom = async (person: Person) => (await person.send(company.renewInvitation)).data.code

const applied = (invite: string, changes: Partial<BodyOf<typeof signUp.create>> = {}) =>
  demo.nobody.send(signUp.create, {
    body: {
      invite,
      username: 'newcomer',
      name: 'Nora Newcomer',
      password: 'Fresh#2027',
      confirmPassword: 'Fresh#2027',
      ...changes,
    },
  })

const signIn = () =>
  demo.nobody.send(session.login, {
    body: { username: 'newcomer', password: 'Fresh#2027', clientId: session.CLIENT_ID },
  })

const accounts = () =>
  demo.asOwner((db) =>
    db.selectFrom('appUser').select(['tenantId', 'status']).where('username', '=', 'newcomer').execute(),
  )

describe('a code that serves', () => {
  test('says who invites, in any case of its letters', async () => {
    const invite = await inviteFrom(await demo.as('manager'))
    const answer = await demo.nobody.send(signUp.invitation, { query: { invite: invite.toLowerCase() } })
    expect(answer.data.company).toEqual({ en: 'Harbour Mutual', zh: '海港互助' })
  })

  test('makes a disabled account in the inviting tenant, which signs in once it is enabled', async () => {
    const manager = await demo.as('manager')
    expect((await applied(await inviteFrom(manager))).data.company.en).toBe('Harbour Mutual')
    expect(await accounts()).toEqual([{ tenantId: manager.tenantId, status: 'disabled' }])
    expect((await signIn()).code).toBe(session.SIGN_IN_REFUSALS.accountDisabled)
    await demo.inTenant(manager.tenantId, ({ db }) =>
      db.updateTable('appUser').set({ status: 'enabled' }).where('username', '=', 'newcomer').execute(),
    )
    expect((await signIn()).code).toBe(0)
  })

  test('notifies the administrators of that tenant, and nobody else', async () => {
    await applied(await inviteFrom(await demo.as('manager')))
    const titles = async (username: string) => {
      const { records } = (await (await demo.as(username)).send(message.inbox, { body: {} })).data
      return records
        .filter(({ payload }) => payload.msgRuleCode === 'sign-up')
        .map(({ payload }) => payload.title)
    }
    expect(await titles('manager')).toEqual([expect.stringContaining('Nora Newcomer (newcomer)')])
    expect(await titles('quality')).toEqual([])
    expect(await titles('provider-admin')).toEqual([])
  })

  test('is recorded without the password and the code', async () => {
    const manager = await demo.as('manager')
    const invite = await inviteFrom(manager)
    await applied(invite)
    const [record] = await demo.inTenant(manager.tenantId, (tx) =>
      findRecords(tx, { module: 'company' }, { pageIndex: 1, pageSize: 1, fromEnd: false }),
    )
    expect(record).toMatchObject({ opType: 'company.signUp', targetName: 'newcomer', opUserName: 'newcomer' })
    expect(JSON.stringify(record)).not.toContain('Fresh#2027')
    expect(JSON.stringify(record)).not.toContain(invite)
  })

  test('is followed by a new one, as soon as the company requests one', async () => {
    const manager = await demo.as('manager')
    const first = await inviteFrom(manager)
    await applied(first)
    const detail = await manager.send(tenant.detail, { query: { tenantId: manager.tenantId } })
    expect(detail.data.insertInvCodeData).toBeNull()
    const second = await inviteFrom(manager)
    expect(second).not.toBe(first)
    expect((await demo.nobody.send(signUp.invitation, { query: { invite: second } })).code).toBe(0)
  })
})

describe('a code that does not serve is refused with its message', () => {
  const both = async (invite: string) => [
    await demo.nobody.send(signUp.invitation, { query: { invite } }),
    await applied(invite, { username: 'somebody-else' }),
  ]

  test('when nobody made it', async () => {
    for (const answer of await both('NOSUCHCODE22')) {
      expect(answer).toMatchObject({ status: 200, code: SIGN_UP_REFUSALS.codeUnknown })
      expect(answer.message).toMatch(/not known/)
    }
  })

  test('when its time is over', async () => {
    const invite = await inviteFrom(await demo.as('manager'))
    demo.clock.forward(company.INVITATION_SECONDS)
    for (const answer of await both(invite)) {
      expect(answer).toMatchObject({ code: SIGN_UP_REFUSALS.codeExpired })
      expect(answer.message).toMatch(/has expired/)
    }
  })

  test('when it was used before, in both languages', async () => {
    const invite = await inviteFrom(await demo.as('manager'))
    await applied(invite)
    for (const answer of await both(invite)) {
      expect(answer).toMatchObject({ code: SIGN_UP_REFUSALS.codeUsed })
      expect(answer.message).toMatch(/used already/)
    }
    const chinese = await demo.nobody.send(signUp.invitation, { query: { invite }, language: 'zh' })
    expect(chinese.message).toBe('邀请码已被使用，请索取新的邀请码。')
  })

  test('of many at the same moment one gets in', async () => {
    const invite = await inviteFrom(await demo.as('manager'))
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map((name) => applied(invite, { username: `newcomer-${name}` })),
    )
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      0,
      ...Array.from({ length: 3 }, () => SIGN_UP_REFUSALS.codeUsed),
    ])
    const made = await demo.asOwner((db) =>
      db.selectFrom('appUser').select('id').where('username', 'like', 'newcomer-%').execute(),
    )
    expect(made).toHaveLength(1)
  })
})

describe('what was typed', () => {
  test.each([
    [
      'a password that is the username in another case',
      { username: 'Newcomer1', password: 'nEWCOMER1' },
      'sameAsAccount',
    ],
    ['a password against the rule', { password: 'short' }, 'ruleBroken'],
    ['two passwords that differ', { confirmPassword: 'Fresh#2028' }, 'confirmationDiffers'],
    ['a username of another tenant, in another case', { username: 'PROVIDER-admin' }, 'usernameTaken'],
  ] as const)('%s is refused and leaves the code unused', async (_, changes, reason) => {
    const invite = await inviteFrom(await demo.as('manager'))
    const confirm = 'password' in changes ? { confirmPassword: changes.password } : {}
    const answer = await applied(invite, { ...confirm, ...changes })
    expect(answer).toMatchObject({ status: 200, code: SIGN_UP_REFUSALS[reason] })
    expect((await applied(invite)).code).toBe(0)
  })

  test.each([
    ['username', { username: 'a b' }],
    ['username', { username: 'x'.repeat(65) }],
    ['name', { name: '  ' }],
    ['invite', { invite: 'X'.repeat(33) }],
  ])('a bad %s is a 400 that names it', async (field, changes) => {
    const answer = await applied('WHATEVER2222', changes)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.fields ?? {})).toEqual([field])
  })
})

test('who guesses codes waits, and learns how long', async () => {
  const guess = () => demo.nobody.send(signUp.invitation, { query: { invite: 'NOSUCHCODE22' } })
  for (let guesses = 0; guesses < FREE_FAILURES; guesses += 1)
    expect((await guess()).code).toBe(SIGN_UP_REFUSALS.codeUnknown)
  const refused = await guess()
  expect(refused.status).toBe(429)
  expect(refused.message).toBe('Too many attempts with invitation codes. Try again in 1 second.')
  demo.clock.forward(1)
  expect((await guess()).code).toBe(SIGN_UP_REFUSALS.codeUnknown)
})

test('a code lets nobody into another tenant, and none sees another’s newcomers', async () => {
  const provider = await demo.as('provider-admin')
  await demo.as('manager')
  await applied(await inviteFrom(provider))
  expect(await accounts()).toEqual([{ tenantId: provider.tenantId, status: 'disabled' }])
  const manager = await demo.as('manager')
  const seen = await demo.inTenant(manager.tenantId, ({ db }) =>
    db.selectFrom('appUser').select('id').where('username', '=', 'newcomer').execute(),
  )
  expect(seen).toEqual([])
})

import { account, session } from '@console/contracts'
import { expect } from 'vitest'
import { findRecord, findRecords } from '../../src/modules/operations/audit/audit.store.ts'
import type { Demo, Person } from './demo.ts'

export async function roleNamed(person: Person, name: string): Promise<number> {
  const { roles } = (await person.send(account.options)).data
  return getIdByName(roles, name)
}

export async function organizationNamed(person: Person, text: string): Promise<{ id: number; path: string }> {
  const { organizations } = (await person.send(account.organizations, { query: { text } })).data
  const [first] = organizations
  if (!first) throw new Error(`no organisation ${text}`)
  return first
}

function getIdByName(named: readonly { id: number; name: string }[], name: string): number {
  const found = named.find((one) => one.name === name)
  if (!found) throw new Error(`nothing is named ${name}`)
  return found.id
}

export async function personNamed(actor: Person, username: string): Promise<account.Person> {
  const { records } = (await actor.send(account.list, { body: { text: username, pageSize: 100 } })).data
  const found = records.find((one) => one.username === username)
  if (!found) throw new Error(`nobody is called ${username}`)
  return found
}

let made = 0

/** Sign-ins of one address are limited by the minute. */
export const SIGN_IN_PAUSE_SECONDS = 30

type NewPersonOptions = { roleIds?: number[]; businessTypeIds?: number[]; username?: string; phone?: string }

/** A person of the requester's company with a password of their own, ready to sign in. */
export async function newPerson(
  actor: Person,
  { roleIds = [], businessTypeIds = [], username, phone = '' }: NewPersonOptions = {},
): Promise<{ id: number; username: string; password: string }> {
  made += 1
  const { id: orgId } = await organizationNamed(actor, '')
  const body = {
    username: username ?? `new.person-${made}`,
    name: `New person ${made}`,
    nickName: '',
    phone,
    position: null,
    orgId,
    roleIds,
    businessTypeIds,
  }
  const answer = await actor.send(account.create, { body })
  expect(answer).toMatchObject({ status: 200, code: 0 })
  return answer.data
}

/** Signs somebody in with their one-time password and changes it, so that they can work. */
export async function signInFirst(
  demo: Demo,
  { id, username, password }: { id: number; username: string; password: string },
): Promise<string> {
  demo.clock.forward(SIGN_IN_PAUSE_SECONDS)
  const { token } = (
    await demo.nobody.send(session.login, { body: { username, password, clientId: session.CLIENT_ID } })
  ).data
  const newPassword = 'Orchid#2027'
  const answer = await demo.fetch(session.modifyLoginUserPwd.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id, password, newPassword, confirmNewPassword: newPassword }),
  })
  expect(answer.status).toBe(200)
  return token
}

/** The body of an edit that changes nothing. */
export function toPersonEdit(person: account.Person) {
  return {
    id: person.id,
    version: person.version,
    name: person.name,
    nickName: person.nickName ?? '',
    position: person.position,
    orgId: person.orgId ?? 0,
    roleIds: person.roles.map(({ id }) => id),
    businessTypeIds: person.businessTypes.map(({ id }) => id),
  }
}

export async function fetchPersonDetail(actor: Person, id: number): Promise<account.PersonDetail> {
  return (await actor.send(account.detail, { query: { id } })).data
}

/** The newest records of one operation on accounts, with their contents. */
export function accountRecords(demo: Demo, tenantId: number, opType: string) {
  return demo.inTenant(tenantId, async (tx) => {
    const page = { pageIndex: 1, pageSize: 50, fromEnd: false }
    const heads = await findRecords(tx, { module: 'account', opType }, page)
    return Promise.all(heads.map(({ id }) => findRecord(tx, id)))
  })
}

/** Somebody of the manager's company with these menu ids and nothing else, signed in. */
export async function personWithRole(demo: Demo, manager: Person, menuIds: string[]): Promise<Person> {
  const { tenantId } = manager
  const person = await newPerson(manager)
  await demo.asOwner(async (db) => {
    const role = { tenantId, name: `Role of ${person.username}`, menuIds, permissions: [] }
    const { id } = await db.insertInto('role').values(role).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('userRole').values({ tenantId, userId: person.id, roleId: id }).execute()
  })
  await signInFirst(demo, person)
  demo.clock.forward(SIGN_IN_PAUSE_SECONDS)
  const body = { username: person.username, password: 'Orchid#2027', clientId: session.CLIENT_ID }
  const { token } = (await demo.nobody.send(session.login, { body })).data
  return demo.bearer({ token, userId: person.id, tenantId })
}

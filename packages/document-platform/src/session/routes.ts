import { businessName, findCompany, organisationName } from '../base/companies.ts'
import { ACCOUNTS, people, type Person } from '../base/people.ts'
import { code0, refusal, status0, success, success200, type Answer } from '../http/envelopes.ts'
import {
  get,
  post,
  publicPost,
  type PublicRequest,
  type Route,
  type SignedInRequest,
} from '../http/router.ts'
import type { Platform } from '../platform.ts'
import { menuIds, menuTree } from './menu.ts'
import type { Tokens } from './tokens.ts'

/** Company information, API clients, change of password, release notes, corrections of the day, schedules. */
const PERMISSIONS = ['90001', '90002', '90003', '90004', '9532001', '97305']

export function sessionRoutes(platform: Platform, tokens: Tokens): Route[] {
  const passwords = new Map<string, string>(Object.entries(ACCOUNTS))
  return [
    publicPost('/api/login', ({ body }) => {
      body.require('clientId')
      const account = body.requiredText('username')
      const person = people.find((candidate) => candidate.account === account)
      const password = passwords.get(account)
      if (person === undefined || password === undefined || password !== body.text('password'))
        return refusal('The account or the password is wrong')
      platform.audit(person, { module: 'account', opType: 'signIn', before: null, after: null })
      return success({ token: tokens.create(person) })
    }),
    publicPost('/api/auth/checkToken', (request) => checkToken(request, tokens)),
    post('/api/logout', ({ token }) => {
      tokens.delete(token)
      return status0()
    }),
    get('/api/authz', ({ person }) => code0({ permissions: PERMISSIONS, menuIds: menuIds(person.tenantId) })),
    get('/api/user/info', ({ person }) => success(toUserInfo(person))),
    get('/api/user/menu/tree', ({ person, query }) => {
      query.require('clientId')
      return success200({ menus: menuTree(person.tenantId) })
    }),
    post('/api/user/modifyLoginUserPwd', (request) => {
      const { person, body } = request
      const problem = findPasswordProblem(request, passwords.get(person.account) ?? '')
      if (problem !== null) return refusal(problem)
      passwords.set(person.account, body.text('newPassword'))
      tokens.deleteAll(person)
      return success()
    }),
  ]
}

function checkToken({ body }: PublicRequest, tokens: Tokens): Answer {
  body.require('clientId')
  const person = tokens.find(body.text('token'))
  if (person === null) return refusal('The session has ended')
  return success({
    userId: person.id,
    username: person.account,
    tenantId: person.tenantId,
    tenantName: findCompany(person.tenantId)?.name,
  })
}

function toUserInfo(person: Person): Record<string, unknown> {
  const company = findCompany(person.tenantId)
  const hasTeam = person.type === 'TeamAdmin'
  return {
    id: person.id,
    userId: person.id,
    username: person.account,
    name: person.name,
    nickName: person.name.split(' ')[0],
    avatar: '',
    type: person.type,
    individual: false,
    orgId: person.orgId,
    orgName: organisationName(person.orgId),
    teamOrgId: hasTeam ? person.orgId : null,
    tenantId: person.tenantId,
    tenantName: company?.name,
    tenantAdmin: person.type === 'SuperAdmin',
    tenantType: company?.tenantType,
    tenantAuthStatus: company?.tenantAuthStatus,
    timezone: company?.timezone,
    credentialStatus: 2,
    credentialFlag: 1,
    selectedBusinessTypeId: person.businessIds[0],
    businessTypes: person.businessIds.map((id) => ({
      businessTypeId: id,
      businessTypeName: businessName(id),
    })),
  }
}

const KINDS = [/\d/, /[A-Z]/, /[a-z]/, /[^\dA-Za-z]/]

function findPasswordProblem({ person, body }: SignedInRequest, current: string): string | null {
  const next = body.text('newPassword')
  if (body.number('id') !== person.id) return 'Only your own password can be changed here'
  if (body.text('password') !== current) return 'The old password is wrong'
  if (next === person.account) return 'Password cannot be the same as account'
  if (next === current) return 'Old and new passwords cannot be the same'
  if (next.length < 8 || next.length > 16 || KINDS.filter((kind) => kind.test(next)).length < 3)
    return 'The password needs 8 to 16 characters of at least three kinds'
  return body.text('confirmNewPassword') === next ? null : 'The two passwords differ'
}

import { describe, expect, test } from 'vitest'
import {
  audit,
  business,
  company,
  credential,
  exports,
  frame,
  ingest,
  menu,
  message,
  openApi,
  release,
  session,
  signUp,
  tenant,
  tracking,
  user,
  type Call,
} from './index.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value
const calls = [
  audit,
  business,
  company,
  credential,
  exports,
  frame,
  menu,
  message,
  openApi,
  ingest,
  release,
  session,
  signUp,
  tenant,
  tracking,
  user,
].flatMap((domain) => Object.values<unknown>(domain).filter(isCall))

describe('the calls of the contract', () => {
  test('have one id, and one method and path, each', () => {
    expect(calls.length).toBeGreaterThan(20)
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
  })

  test('of an API client are all described, and no other call is open to one', () => {
    const open = calls.filter(({ access }) => access === 'client')
    expect(openApi.openApiCalls.map(({ call }) => call)).toEqual(open)
    expect(open.filter(({ method }) => method !== 'GET')).toEqual([ingest.report])
  })

  test('only what comes before a session needs none', () => {
    expect(
      calls
        .filter(({ access }) => access === 'public')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([
      'frame.exchange',
      'release.clients',
      'release.list',
      'session.checkToken',
      'session.login',
      'signUp.create',
      'signUp.invitation',
    ])
  })
})

describe('filters of the audit log', () => {
  test.each([
    [{ opAtBegin: 20, opAtEnd: 10 }, 'opAtEnd'],
    [{ bizTypeId: '-3' }, 'bizTypeId'],
    [{ bizTypeId: '1e309' }, 'bizTypeId'],
    [{ module: 'a b' }, 'module'],
    [{ opAtBegin: 'yesterday' }, 'opAtBegin'],
    [{ module: 'x'.repeat(2_000_000) }, 'module'],
  ])('refuse %o at its own field', (filter, field) => {
    const parsed = audit.auditFilter.safeParse(filter)
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toContain(field)
  })

  test('refuse an unknown filter instead of losing it', () => {
    expect(audit.auditFilter.safeParse({ modul: 'label' }).success).toBe(false)
  })

  test('read numbers from text, as an address carries them', () => {
    expect(audit.query.query.parse({ pageIndex: '2', bizTypeId: '11', fromEnd: 'true' })).toMatchObject({
      pageIndex: 2,
      pageSize: 20,
      bizTypeId: 11,
      fromEnd: true,
    })
  })
})

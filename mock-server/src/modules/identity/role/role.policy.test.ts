import { describe, expect, test } from 'vitest'
import { menuIdsFrom } from '../../../access/menu/menu-id.ts'
import { canGrant } from './grant-rule.ts'
import { menuParts, withParents } from './grantable.ts'
import { copyablePart, canChangeRole, canManageRoles, settleGrants } from './role.policy.ts'

const holding = (menuIds: string[], permissions: string[] = []) => ({
  menuIds: new Set(withParents(menuIdsFrom(menuIds))),
  permissions: new Set(permissions),
})
const grants = (menuIds: string[], permissions: string[] = []) => ({
  menuIds: menuIdsFrom(menuIds),
  permissions,
})
const LOGS = ['msgcenter', 'msgcenter.logs', 'msgcenter.audit']

describe('who may grant what', () => {
  test.each([
    ['nothing', grants([]), true],
    ['a page that they hold', grants(['msgcenter', 'msgcenter.logs', 'msgcenter.audit'], ['90003']), true],
    ['a page that they do not hold', grants(['account.role']), false],
    ['one of two that they do not hold', grants(['msgcenter.audit', 'account.role']), false],
    ['a code that they do not hold', grants(['msgcenter.audit'], ['90003', '90001']), false],
    ['what nobody knows', grants(['nobody.knows']), false],
  ])('%s', (_what, content, expected) => {
    expect(canGrant(holding(['msgcenter.audit'], ['90003']), content)).toBe(expected)
  })
})

describe('what a role grants after somebody requested it', () => {
  const actor = holding(['msgcenter.audit', 'account.role'], ['90003', '90004'])
  type Row = [string, ReturnType<typeof grants>, ReturnType<typeof grants>, ReturnType<typeof settleGrants>]
  test.each<Row>([
    [
      'a page comes with its parents, whatever was sent of them',
      grants([]),
      grants(['msgcenter.audit'], ['90003']),
      { kind: 'settled', grants: grants(LOGS, ['90003']) },
    ],
    [
      'parents without a page are removed',
      grants(LOGS),
      grants(['msgcenter', 'msgcenter.logs', 'statistic']),
      { kind: 'settled', grants: grants([]) },
    ],
    [
      'what the person does not hold stays, sent or not',
      grants(['home', 'home.project', 'home.monitor'], ['90001']),
      grants(['home', 'home.project']),
      { kind: 'settled', grants: grants(['home', 'home.project', 'home.monitor'], ['90001']) },
    ],
    [
      'what they hold is taken away when it is not sent',
      grants([...LOGS, 'home', 'home.project'], ['90003', '90001']),
      grants([]),
      { kind: 'settled', grants: grants(['home', 'home.project'], ['90001']) },
    ],
    ['a page that they do not hold', grants([]), grants(['home.project']), { kind: 'notGranted' }],
    ['a code that they do not hold', grants([]), grants([], ['90001']), { kind: 'notGranted' }],
    [
      'ids and codes that nobody knows',
      grants([]),
      grants(['nobody.knows', 'msgcenter.audit'], ['1']),
      { kind: 'unknown', menuIds: menuIdsFrom(['nobody.knows']), permissions: ['1'] },
    ],
    [
      'an id that nobody knows, with a known code',
      grants([]),
      grants(['nobody.knows'], ['90003']),
      { kind: 'unknown', menuIds: menuIdsFrom(['nobody.knows']), permissions: [] },
    ],
    [
      'a code that nobody knows, with a known page',
      grants([]),
      grants(['msgcenter.audit'], ['1']),
      { kind: 'unknown', menuIds: [], permissions: ['1'] },
    ],
    [
      'what an older program put into the role stays',
      grants(['older.page'], ['777']),
      grants(['msgcenter.audit']),
      { kind: 'settled', grants: grants([...LOGS, 'older.page'], ['777']) },
    ],
    [
      'the same twice is once',
      grants([]),
      grants(['msgcenter.audit', 'msgcenter.audit'], ['90003', '90003']),
      { kind: 'settled', grants: grants(LOGS, ['90003']) },
    ],
  ])('%s', (...[, before, requested, expected]) => {
    expect(settleGrants({ before, requested, actor })).toEqual(expected)
  })
})

test('a copy has what its maker holds, and says how much it lacks', () => {
  const copied = copyablePart(
    grants([...LOGS, 'msgcenter.history'], ['90003', '90001']),
    holding(['msgcenter.audit'], ['90003']),
  )
  expect(copied).toEqual({ grants: grants(LOGS, ['90003']), leftOut: 2 })
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, true],
  [false, false, true],
])(
  "an administrator's role (%s) may be changed by an administrator of the company (%s): %s",
  (isAdministratorsRole, tenantAdmin, expected) => {
    expect(canChangeRole({ isAdministratorsRole }, { tenantAdmin })).toBe(expected)
  },
)

test('the page of roles decides who manages them', () => {
  const session = (menuIds: string[]) =>
    ({ menuIds: new Set(menuIds) }) as unknown as Parameters<typeof canManageRoles>[0] // nothing else is read
  expect(canManageRoles(session(['account', 'account.role']))).toBe(true)
  expect(canManageRoles(session(['account', 'account.users']))).toBe(false)
})

test('parents come before what is below them, and each id appears once', () => {
  const ids = menuParts.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const late = menuParts.filter(
    ({ parentId }, index) => parentId !== null && !ids.slice(0, index).includes(parentId),
  )
  expect(late).toEqual([])
})

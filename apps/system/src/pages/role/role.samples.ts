import type { role } from '@console/contracts'

const part = (id: string, parentId: string | null, [en, zh]: [en: string, zh: string]) => ({
  id,
  parentId,
  name: { en, zh },
  isHidden: false,
  isHeld: true,
})

/** Two groups; the user has everything but the page of users. */
export const sampleMenu: role.MenuGrant[] = [
  { ...part('account', null, ['Accounts', '账号']), kind: 'group' },
  { ...part('account.role', 'account', ['Roles', '角色']), kind: 'page' },
  { ...part('account.users', 'account', ['Users', '用户管理']), kind: 'page', isHeld: false },
  { ...part('logs', null, ['Logs', '日志']), kind: 'group' },
  { ...part('logs.all', 'logs', ['Messages and logs', '消息与日志']), kind: 'section' },
  { ...part('logs.audit', 'logs.all', ['Audit log', '审计日志']), kind: 'page' },
  { ...part('logs.history', 'logs.all', ['Message history', '消息记录']), kind: 'page', isHidden: true },
]

/** Twenty groups of fifty pages. */
export const largeMenu: role.MenuGrant[] = Array.from({ length: 20 }, (_, group): role.MenuGrant[] => [
  { ...part(`g${group}`, null, [`Group ${group}`, `第${group}组`]), kind: 'group' },
  ...Array.from({ length: 50 }, (_page, page): role.MenuGrant => ({
    ...part(`g${group}.${page}`, `g${group}`, [`Page ${page}`, `第${page}页`]),
    kind: 'page',
  })),
]).flat()

export const samplePermissions: role.PermissionGrant[] = [
  { code: '90003', name: { en: 'Change own password', zh: '修改本人密码' }, isHeld: true },
  { code: '90001', name: { en: 'Company information', zh: '企业信息' }, isHeld: false },
]

export const sampleRole: role.Role = {
  id: 7,
  name: 'Quality',
  people: 2,
  menuIds: ['account', 'account.users', 'logs', 'logs.all', 'logs.audit'],
  permissions: ['90001'],
  isOwn: false,
  canChange: true,
  version: 3,
  updatedAt: 1_763_700_000,
}

export function toRow({ id, name, people, permissions, isOwn, updatedAt }: role.Role): role.RoleRow {
  return { id, name, people, pages: 2, permissions: permissions.length, isOwn, updatedAt }
}

import { session } from '@console/contracts'
import { expect, test } from 'vitest'
import type { PageId } from '../../access/menu/menu-id.ts'
import { menu } from '../../access/menu/menu.ts'
import { menuIdsOfRole } from './role-pages.ts'
import { rolesOf } from './roles.ts'

test.each<[string, PageId]>([
  [session.PERMISSION_CODES.company, 'configuration.company'],
  [session.PERMISSION_CODES.credentials, 'configuration.auth'],
])(
  'a role has the entry of the user menu %s exactly when it may open its page [SHELL-067, SHELL-068]',
  (code, id) => {
    const roles = Object.values(rolesOf).flat()
    const withCode = roles.filter(({ permissions }) => permissions.includes(code)).map(({ key }) => key)
    const withPage = roles.filter(({ key }) => menuIdsOfRole(key).includes(id)).map(({ key }) => key)
    expect(withCode).toEqual(withPage)
  },
)

test('anyone who opens pages may open that of functions that are not set up, which no menu lists [FRAME3-001]', () => {
  const item = menu.flatMap(({ pages }) => pages).find(({ path }) => path === '/console/functional-config')
  expect(item).toMatchObject({ component: 'shell/FunctionalConfigPage', hidden: true })
  for (const { key } of Object.values(rolesOf).flat()) {
    const ids = menuIdsOfRole(key)
    expect(ids.some((id) => id === item?.id)).toBe(ids.length > 0)
    expect(ids.length > 0).toBe(key !== 'seat')
  }
})

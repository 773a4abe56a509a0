import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MenuNode } from '../../../core/menu/menu-node.ts'
import type { MenuRoute } from '../../../core/menu/routes-from-menu.ts'
import { auditEntry } from '../../../testing/open-console.tsx'
import { usePrefetchOnHover } from './use-prefetch-on-hover.ts'

const { prefetchPage, prefetchApp, routes } = vi.hoisted(() => ({
  prefetchPage: vi.fn(),
  prefetchApp: vi.fn(),
  routes: [] as MenuRoute[],
}))
vi.mock('../../../runtime/micro-apps/prefetch.ts', () => ({
  prefetchFirstFiles: async () => {},
  canPrefetch: () => true,
  prefetchPage,
  prefetchWhenIdle: () => () => {},
}))
vi.mock('../../../runtime/registered-apps/use-prefetch-app.ts', () => ({ usePrefetchApp: () => prefetchApp }))
vi.mock('../../../runtime/context/shell-context.tsx', () => ({ useShell: () => ({ routes }) }))

const item = (id: string): MenuNode => ({
  id,
  name: id,
  purpose: null,
  icon: null,
  path: `/console/${id}`,
  component: null,
  link: null,
  frame: null,
  isHidden: false,
  hidesChildren: false,
  redirect: null,
  isDisabled: false,
  children: [],
})

test('the page of a registered app is prefetched by its module', () => {
  routes.push({
    path: '/console/apps/crm',
    itemId: 'app.crm',
    screen: { kind: 'registeredApp', module: 'crm' },
  })
  renderHook(() => usePrefetchOnHover(item('app.crm'))).result.current.onMouseEnter()
  expect(prefetchApp.mock.calls).toEqual([['crm']])
})

test('the page of a link is prefetched by pointer and by keyboard, if it is a sub-app page', () => {
  routes.push(
    { path: '/console/home', itemId: 'home', screen: { kind: 'redirect', to: '/console/audit' } },
    {
      path: '/console/audit',
      itemId: 'audit',
      screen: { kind: 'subApp', entry: auditEntry, component: 'AuditLogPage' },
    },
  )
  for (const id of ['home', 'unknown'])
    renderHook(() => usePrefetchOnHover(item(id))).result.current.onFocus()
  expect(prefetchPage).not.toHaveBeenCalled()
  const { result } = renderHook(() => usePrefetchOnHover(item('audit')))
  result.current.onMouseEnter()
  result.current.onFocus()
  expect(prefetchPage.mock.calls).toEqual([
    [auditEntry, 'AuditLogPage'],
    [auditEntry, 'AuditLogPage'],
  ])
})

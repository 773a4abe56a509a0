import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MenuRoute } from '../../core/menu/routes-from-menu.ts'
import { auditEntry } from '../../testing/open-console.tsx'
import { usePrefetchFiles } from './use-prefetch-files.ts'

const { prefetchFirstFiles, prefetchApp, routes } = vi.hoisted(() => ({
  prefetchFirstFiles: vi.fn(),
  prefetchApp: vi.fn(),
  routes: [] as MenuRoute[],
}))
vi.mock('../../runtime/micro-apps/prefetch.ts', () => ({
  prefetchFirstFiles,
  prefetchPage: async () => {},
  prefetchWhenIdle: () => () => {},
}))
vi.mock('../../runtime/registered-apps/use-prefetch-app.ts', () => ({ usePrefetchApp: () => prefetchApp }))
vi.mock('../../runtime/context/shell-context.tsx', () => ({ useShell: () => ({ routes }) }))

test('a sub-app page is prefetched by its address, while other addresses prefetch nothing', () => {
  routes.push(
    { path: '/console/home', itemId: 'old', screen: { kind: 'redirect', to: '/console/project/7' } },
    {
      path: '/console/project/:id',
      itemId: 'detail',
      screen: { kind: 'subApp', entry: auditEntry, component: 'HistoryPage' },
    },
  )
  routes.push({
    path: '/console/apps/crm/*',
    itemId: 'app.crm',
    screen: { kind: 'registeredApp', module: 'crm' },
  })
  const { result } = renderHook(usePrefetchFiles)
  for (const path of [
    '/console/home',
    '/console/login',
    '/console/no/page',
    '/console/project/7',
    '/console/apps/crm/orders',
  ])
    result.current(path)
  expect(prefetchFirstFiles.mock.calls).toEqual([[auditEntry, 'HistoryPage']])
  expect(prefetchApp.mock.calls).toEqual([['crm']])
})

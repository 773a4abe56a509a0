import type { documents } from '@console/contracts'
import { describe, expect, test } from 'vitest'
import { routedScreens, screenAt } from '../../runtime/router/console-routes.ts'
import { readMenu } from './read-menu.ts'
import { routesFromMenu, type RouteScreen } from './routes-from-menu.ts'

/** Every native page of the console. */
const NATIVE_PAGES = `
  home monitorHome overview workspace settings/company settings/auth database/statistic label/config
  statistic/voice-analytics statistic/overview statistic/user statistic/sales statistic/violation statistic/label
  statistic/recommend statistic/twin statistic/dataset statistic/track statistic/bill statistic/project/user
  statistic/project/perf statistic/project/action statistic/summary statistic/monitor statistic/monitor/person
  statistic/plan statistic/offline-data statistic/team statistic/edit-history
  voiceprint/config voiceprint/corpusCategory voiceprint/corpus voiceprint/record
  quality/record data/session msgcenter/quality-rules msgcenter/audit version
  project/index project/sp project/sp-accepted project/session project/monitor project/sp-detail/:id project/:id
  project/:projectId/assign/:bizId
`
  .trim()
  .split(/\s+/)
  .map((page) => `/console/${page}`)

const projects: documents.RegistryEntry = {
  module: 'projects',
  entry: '/console/assets/projects/1/manifest.json',
  routerBase: ['/console/project', '/console/home'],
  data: [
    { path: '/console/project/index', component: 'ProjectListPage' },
    { path: '/console/project/:id', component: 'ProjectDetailPage' },
  ],
  defaultRegister: true,
  enabled: true,
}
const system: documents.RegistryEntry = {
  ...projects,
  module: 'system',
  routerBase: ['/app-tenant-system/system'],
  data: [{ path: '/app-tenant-system/system/users', component: 'UsersPage' }],
}

function screens(
  raw: object[],
  { menuIds, isIndividual = false }: { menuIds?: string[]; isIndividual?: boolean } = {},
) {
  const { items } = readMenu(raw)
  const all = raw.map((item) => ('id' in item ? String(item.id) : ''))
  const routes = routesFromMenu({
    items,
    rights: { permissions: new Set(), menuIds: new Set(menuIds ?? all) },
    registry: [projects, system],
    isIndividual,
  })
  return new Map<string, RouteScreen>(routes.map(({ path, screen }) => [path, screen]))
}

const list = {
  id: 'list',
  name: 'Projects',
  path: '/console/project/index',
  component: 'projects/ProjectListPage',
}
const detail = {
  id: 'detail',
  name: 'Project',
  path: '/console/project/{id}',
  component: 'projects/ProjectDetailPage',
  hideInMenu: true,
}

describe('routes from the menu tree', () => {
  test('an item with path and component becomes a route of its module [SHELL-032, SHELL-045]', () => {
    expect(screens([list]).get('/console/project/index')).toEqual({
      kind: 'subApp',
      entry: projects,
      component: 'ProjectListPage',
    })
  })

  test.each(NATIVE_PAGES)('%s becomes a route once its module is installed [SHELL-039..043]', (path) => {
    const item = { id: 'page', name: 'Page', path, component: 'everything/Page' }
    const everything: documents.RegistryEntry = {
      ...projects,
      module: 'everything',
      routerBase: ['/console'],
      data: [{ path, component: 'Page' }],
    }
    const routes = routesFromMenu({
      items: readMenu([item]).items,
      rights: { permissions: new Set(), menuIds: new Set(['page']) },
      registry: [everything],
      isIndividual: false,
    })
    expect(routes.find((route) => route.itemId === 'page')).toMatchObject({
      screen: { kind: 'subApp', component: 'Page' },
    })
    expect(screenAt(routedScreens(routes), path.replaceAll(/:\w+/g, '7')).itemId).toBe('page')
  })

  test('a page of the shell itself needs no sub-app, and an unknown one fails alone [SHELL-032, SHELL-051]', () => {
    const routes = screens([
      { ...list, path: '/console/settings/company', component: 'shell/CompanySettingsPage' },
      { ...detail, path: '/console/settings/none', component: 'shell/NoSuchPage' },
    ])
    expect(routes.get('/console/settings/company')).toEqual({
      kind: 'shellPage',
      page: 'CompanySettingsPage',
    })
    expect(routes.get('/console/settings/none')?.kind).toBe('moduleMissing')
  })

  test('a hidden item has a route, an item without component has none [SHELL-035]', () => {
    const routes = screens([detail, { id: 'g', name: 'g', path: '/console/group' }])
    expect(routes.get('/console/project/:id')?.kind).toBe('subApp')
    expect(routes.has('/console/group')).toBe(false)
  })

  test('an item without component is the page of its address, whatever its parameters are called', () => {
    const { component: _list, ...listOfDocuments } = list
    const { component: _detail, ...detailOfDocuments } = { ...detail, path: '/console/project/{projectId}' }
    const company = { id: 'company', name: 'Company', path: '/console/settings/company', component: '' }
    const items = [listOfDocuments, detailOfDocuments, company]
    const routes = screens(items)
    expect(routes.get('/console/project/index')).toMatchObject({ component: 'ProjectListPage' })
    expect(routes.get('/console/project/:projectId')).toMatchObject({ component: 'ProjectDetailPage' })
    expect(routes.get('/console/settings/company')).toMatchObject({ page: 'CompanySettingsPage' })
    expect(screens(items, { menuIds: [] }).get('/console/project/index')?.kind).toBe('noPermission')
  })

  test('a known address without its permission shows no permission, not the page [SHELL-028, SHELL-034]', () => {
    expect(screens([list], { menuIds: [] }).get('/console/project/index')).toEqual({ kind: 'noPermission' })
  })

  test('a redirect forwards, and a circular one is not found [SHELL-036]', () => {
    const routes = screens([
      { id: 'r', name: 'r', path: '/console/old', redirect: '/console/project/index' },
      { id: 'a', name: 'a', path: '/console/a', redirect: '/console/b' },
      { id: 'b', name: 'b', path: '/console/b', redirect: '/console/a?x=1' },
      { id: 's', name: 's', path: '/console/s', redirect: '/console/s' },
    ])
    expect(routes.get('/console/old')).toEqual({ kind: 'redirect', to: '/console/project/index' })
    expect(['/console/a', '/console/b', '/console/s'].map((path) => routes.get(path)?.kind)).toEqual([
      'notFound',
      'notFound',
      'notFound',
    ])
  })

  test('20 redirects one behind the other forward, 21 are not found', () => {
    const chain = Array.from({ length: 21 }, (_, index) => ({
      id: `${index}`,
      name: 'c',
      path: `/console/c${index}`,
      redirect: `/console/c${index + 1}`,
    }))
    const routes = screens(chain)
    expect(routes.get('/console/c1')?.kind).toBe('redirect')
    expect(routes.get('/console/c0')?.kind).toBe('notFound')
  })

  test('a disabled item stays reachable by address [SHELL-036]', () => {
    expect(screens([{ ...list, disabled: true }]).get('/console/project/index')?.kind).toBe('subApp')
  })

  test.each(['nowhere/Page', 'projects/NoSuchPage', 'projects', 'projects/'])(
    'the component %s fails on its own route only [SHELL-051]',
    (component) => {
      const routes = screens([{ ...detail, component }, list])
      expect(routes.get('/console/project/:id')).toEqual({ kind: 'moduleMissing', component })
      expect(routes.get('/console/project/index')?.kind).toBe('subApp')
    },
  )

  test('a module is not activated outside its router base [SHELL-045]', () => {
    expect(screens([{ ...list, path: '/console/projectile' }]).get('/console/projectile')?.kind).toBe(
      'moduleMissing',
    )
  })

  test('the fixed words are routes even when the tree lacks them [SHELL-038]', () => {
    const routes = screens([list, detail])
    expect(routes.get('/console/project/index')?.kind).toBe('subApp')
    expect(
      ['monitor', 'sp', 'sp-accepted', 'session'].map((word) => routes.get(`/console/project/${word}`)?.kind),
    ).toEqual(Array(4).fill('notFound'))
  })

  test('the individual flag adds the home of individual users [SHELL-037]', () => {
    expect(screens([list], { isIndividual: true }).get('/app-tenant-system/system/users')).toEqual({
      kind: 'subApp',
      entry: system,
      component: 'UsersPage',
    })
    expect(screens([list]).has('/app-tenant-system/system/users')).toBe(false)
  })
})

describe('apps that other teams registered', () => {
  const orders = {
    id: 'app.orders',
    name: 'Orders',
    path: '/console/apps/orders',
    component: 'orders/App',
  }
  const returns = { ...orders, id: 'app.orders.1', name: 'Returns', path: '/console/apps/orders/returns' }
  const app: RouteScreen = { kind: 'registeredApp', module: 'orders' }

  function shownAt(pathname: string, menuIds: string[]) {
    const { items } = readMenu([orders, returns])
    const rights = { permissions: new Set<string>(), menuIds: new Set(menuIds) }
    const routes = routesFromMenu({ items, rights, registry: [projects], isIndividual: false })
    return screenAt(routedScreens(routes), pathname)
  }

  test('are in no registry, and whatever is below a menu item of theirs leads to them', () => {
    const all = [orders.id, returns.id]
    expect(shownAt('/console/apps/orders', all)).toEqual({ itemId: orders.id, screen: app })
    expect(shownAt('/console/apps/orders/7/lines', all)).toEqual({ itemId: orders.id, screen: app })
    expect(shownAt('/console/apps/orders/returns/9', all)).toEqual({ itemId: returns.id, screen: app })
  })

  test('are opened where the person may not, too, since their page says why it has ended', () => {
    expect(shownAt('/console/apps/orders/returns/9', [orders.id])).toEqual({
      itemId: returns.id,
      screen: app,
    })
  })

  test('may have pages that no menu lists, such as a version that is tried out', () => {
    expect(shownAt('/console/apps/stock/1', [])).toEqual({
      itemId: null,
      screen: { kind: 'registeredApp', module: 'stock' },
    })
    expect(shownAt('/console/apps/', []).screen).toEqual({ kind: 'notFound' })
    expect(shownAt('/console/apps/Not-a-module', []).screen).toEqual({ kind: 'notFound' })
  })
})

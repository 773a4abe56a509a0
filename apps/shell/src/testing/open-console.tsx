import {
  exports,
  menu,
  message,
  savedView,
  session,
  tenant,
  tracking,
  user,
  type documents,
} from '@console/contracts'
import { ALL_CAPABILITIES } from '@console/contracts/documented'
import { createPreferencesStore } from '@console/domain-ui/preferences'
import { mockCall, network, testUser } from '@console/testing'
import { serverNow } from '@console/ui/server-time'
import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { vi } from 'vitest'
import { markCovered } from '../base/page-cover.ts'
import { createSessionStore } from '../core/session/session-store.ts'
import { storeToken } from '../core/session/token-sources.ts'
import type { Stage } from '../runtime/context/console-context.ts'
import { closeTray } from '../runtime/services/tray-store.ts'
import { createScope, createStage } from '../screens/boot/stage.tsx'
import '../screens/signed-in/open-signed-in.tsx'
import { startConsole } from '../screens/boot/start-console.tsx'
import { outletProbe } from './OutletProbe.tsx'

export type OpenOptions = {
  /** Address in the browser's bar. */
  address?: string
  /** Null: nobody is signed in. */
  token?: string | null
  user?: Partial<user.UserInfo>
  menus?: unknown[]
  /** Absent: every id of the tree is authorised. */
  menuIds?: string[]
  /** Precede the default handlers. */
  handlers?: HttpHandler[]
  registry?: unknown
  config?: Partial<documents.ConsoleConfig>
}

/** The build of the server; a page has one where a test gives it. */
export const PAGE_BUILD = '0a1b2c3d4e'

export const auditEntry: documents.RegistryEntry = {
  module: 'audit',
  entry: '/console/assets/audit/1/manifest.json',
  routerBase: ['/console/msgcenter', '/console/project', '/console/home'],
  data: [
    { path: '/console/msgcenter/audit', component: 'AuditLogPage' },
    { path: '/console/msgcenter/history', component: 'HistoryPage' },
  ],
  defaultRegister: true,
  enabled: true,
}

/** A tree as the server sends it: two tabs, a heading, a hidden page. */
export const testMenus = [
  {
    id: 'logs',
    name: 'Logs',
    icon: 'profile',
    children: [
      {
        id: 'messages',
        name: 'Messages and logs',
        children: [
          {
            id: 'audit',
            name: 'Audit log',
            path: '/console/msgcenter/audit',
            component: 'audit/AuditLogPage',
          },
          {
            id: 'history',
            name: 'Message history',
            path: '/console/msgcenter/history',
            component: 'audit/HistoryPage',
          },
        ],
      },
    ],
  },
  {
    id: 'projects',
    name: 'Projects',
    routes: [
      { id: 'list', name: 'Project list', path: '/console/project/index', component: 'audit/AuditLogPage' },
      {
        id: 'detail',
        name: 'Project',
        path: '/console/project/{id}',
        component: 'audit/HistoryPage',
        hideInMenu: true,
      },
      {
        id: 'calls',
        name: 'Calls of projects',
        path: '/console/project/calls',
        component: 'audit/HistoryPage',
      },
    ],
  },
]

const opened: { close: () => Promise<void> }[] = []

/** Starts the whole console at an address, with the network answered as the server would. */
export async function openConsole(options: OpenOptions = {}) {
  const { address = '/console/msgcenter/audit', token = 'stored-token', handlers = [] } = options
  window.history.replaceState(null, '', address)
  if (token !== null) storeToken(token)
  const requests: string[] = []
  network.use(recorder(requests), ...handlers, ...usualAnswers(options))
  const stopStandingIn = stubScriptLoading()
  reduceMotion()
  const element = document.body.appendChild(document.createElement('div'))
  const preferences = createPreferencesStore()
  const reload = vi.fn()
  const leaveFor = vi.fn<(path: string) => void>()
  const stage = createStage(element, preferences, { reload, leaveFor })
  const scope = createScope(stage)
  const { stage: scoped, end } = endable(scope.stage)
  const session = createSessionStore()
  opened.push({
    close: async () => {
      // Timers, listeners and the router end with the session.
      session.end('signedOut')
      // A previously expired session paused its calls until the next one.
      onlineManager.setOnline(true)
      // A pending start, or the login page after the session, must not render into a later test.
      scope.close()
      end()
      await Promise.resolve()
      stage.show(null)
      element.remove()
      stopStandingIn()
    },
  })
  await act(async () => {
    startConsole(scoped, preferences, session).catch((error: unknown) => {
      if (!(error instanceof Ended)) throw error
    })
  })
  return { person: userEvent.setup({ advanceTimers: passFakeTime }), preferences, reload, leaveFor, requests }
}

class Ended extends Error {}

/**
 * A stage on which nothing starts once it has ended: a sign-in form of an earlier test that still waits would take the
 * sign-in of another tab, and its console would answer the input of a later test.
 */
function endable(stage: Stage): { stage: Stage; end: () => void } {
  let hasEnded = false
  const requireOpen = (): void => {
    if (hasEnded) throw new Ended('The test of this console is over.')
  }
  return {
    stage: {
      ...stage,
      showStarting: () => {
        requireOpen()
        stage.showStarting()
      },
      cover: (view) => {
        requireOpen()
        stage.cover(view)
      },
    },
    end: () => {
      hasEnded = true
    },
  }
}

/** user-event delays do not use real time: fake timers advance by the same amount. */
export function passFakeTime(ms: number): void {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(ms)
}

/** Unmounts what was opened. */
export async function closeConsoles(): Promise<void> {
  await act(async () => {
    closeTray()
    Object.assign(outletProbe, { crash: '', navigator: null, searches: [] })
    for (const { close } of opened.splice(0)) await close()
    // The login page that an ended session would have shown would otherwise cover the next test's page.
    markCovered(false)
  })
}

/** Path and query of the address, as a person reads it. */
export function addressBar(): string {
  return `${window.location.pathname}${window.location.search}`
}

/** The default answers of the server. */
export function usualAnswers({
  user: changes,
  menuIds,
  registry,
  config,
  menus = testMenus,
}: OpenOptions): HttpHandler[] {
  return [
    http.get('*/console/config.json', () =>
      HttpResponse.json({
        version: '2.5.0',
        brands: [{ host: '*', title: { en: 'Orchid', zh: '兰花' }, supportEmail: 'support@orchid.example' }],
        // Everything but the call that brings all answers of the start at once.
        capabilities: ALL_CAPABILITIES.filter((name) => name !== 'start'),
        ...config,
      }),
    ),
    http.get('*/console/build.json', () => HttpResponse.json({ version: '2.5.0', build: PAGE_BUILD })),
    http.get('*/console/kit.json', () =>
      HttpResponse.json({
        version: '1.0.0',
        tiers: {
          core: [],
          frame: [{ url: '/frame.js', integrity: 'sha256-x' }],
          data: [{ url: '/data.js', integrity: 'sha256-x' }],
          charts: [{ url: '/charts.js', integrity: 'sha256-x' }],
        },
      }),
    ),
    http.get('*/console/sub-apps.json', () => HttpResponse.json(registry ?? { apps: [auditEntry] })),
    mockCall(session.checkToken, { expiresAt: inHours(12) }),
    mockCall(session.login, { token: 'new-token', expiresAt: inHours(12) }),
    mockCall(session.logout, null),
    mockCall(session.reportUse, { idleEndsAt: inHours(2) }),
    mockCall(session.authz, { permissions: [], menuIds: menuIds ?? collectIds(menus) }),
    mockCall(user.info, { ...testUser, ...changes }),
    mockCall(menu.tree, { menus }),
    mockCall(tenant.detail, { name: 'Orchid Contact Ltd', logo: null, subLogo: null, timezone: null }),
    mockCall(exports.list, { jobs: [], broken: [] }),
    mockCall(savedView.list, { views: [] }),
    mockCall(message.popups, { records: [] }),
    mockCall(message.unreadCount, { unreadCnt: 0 }),
    mockCall(tracking.report, null),
  ]
}

/** Records the request, and leaves the answer to the next handler. */
export function recorder(requests: string[]): HttpHandler {
  return http.all('*', ({ request }) => {
    requests.push(new URL(request.url).pathname)
  })
}

function collectIds(menus: unknown[]): string[] {
  return [...JSON.stringify(menus).matchAll(/"id":"([^"]+)"/g)].flatMap(([, id]) =>
    id === undefined ? [] : [id],
  )
}

export function inHours(hours: number): number {
  return Math.floor(serverNow() / 1000) + hours * 3600
}

/** jsdom never ends an animation: overlays would never be removed. */
export function reduceMotion(): void {
  const before = window.matchMedia.bind(window)
  window.matchMedia = (query) => {
    const list = before(query)
    if (query.includes('prefers-reduced-motion')) Object.defineProperty(list, 'matches', { value: true })
    return list
  }
}

/** jsdom has no canvas and logs an error at every use. */
HTMLCanvasElement.prototype.getContext = () => null

/** jsdom loads no scripts: the kit, which a test has anyway, counts as loaded. */
export function stubScriptLoading(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'))
    }
  })
  observer.observe(document.head, { childList: true })
  return () => {
    observer.disconnect()
  }
}

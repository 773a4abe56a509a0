import { setTimeout as pause } from 'node:timers/promises'
import { subApp, type Language } from '@console/contracts'
import type { Browser, BrowserContext, CDPSession, ConsoleMessage, Page } from 'playwright-core'
import * as z from 'zod'
import type { AppToCheck } from './app-to-check.ts'
import { findViolations, readTexts, type AppRoot, type Finding } from './read-page.ts'
import type { SampleConsole } from './sample-console.ts'

/** Milliseconds from the click to the app's scripts, and of its mount. */
export type MountTimes = { loadMs: number; mountMs: number }
/** Additions of each mount that were not taken back. */
export type Growth = { nodes: number; listeners: number; bytes: number }

export type SeenApp = {
  mounts: MountTimes[]
  reports: subApp.HealthReport[]
  /** Errors that reached the window, and those that the app logged. */
  uncaught: string[]
  logged: string[]
  /** Lines about what each mount left; the same lines come once. */
  leaks: string[]
  hasUnmounted: boolean
  /** Null: it did not mount often enough. */
  growth: Growth | null
  findings: Finding[]
  texts: Record<Language, string[]>
}

export type Opened = { browser: Browser; console: SampleConsole; app: AppToCheck; mounts: number }

const MOUNT_LIMIT_MS = 30_000
/** The console gives an app 3 s to unmount. */
const UNMOUNT_LIMIT_MS = 5000
/** After the first mount: late errors are reported by then. */
const SETTLE_MS = 1500
const POLL_MS = 25
/** The first mounts fill caches of browser and console. */
const WARM_MOUNTS = 4
/** Further pages of the app that are looked at. */
const MAX_PLACES = 5
const TOKEN_COOKIE = 'console_token'
const OTHER_PAGE = '/console/error/404'
const READ_LEAKS = 'window.__leakLedger?.reports() ?? []'
/** The console's own watch counts what a script of the app did; here nothing else but the app is there. */
const NOTE_VIOLATIONS = `window.__violations = []
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    window.__violations.push(effectiveDirective + ' ' + blockedURI.replace(/[?].*/, '')))`
const TAKE_VIOLATIONS = 'window.__violations.splice(0)'
const leakReports = z.array(z.object({ module: z.string(), details: z.array(z.string()) }))
/** An element of the console itself, such as a message to the person that popped up meanwhile. */
const CONSOLE_ELEMENT = /^body \w+\.shell-/

/** Mounts and leaves an app many times in English, opens it in Chinese, and says what a browser saw. */
export async function mountApp(opened: Opened): Promise<SeenApp> {
  const english = await openContext(opened, 'en')
  const seen: SeenApp = {
    mounts: [],
    reports: [],
    uncaught: [],
    logged: [],
    leaks: [],
    hasUnmounted: true,
    growth: null,
    findings: [],
    texts: { en: [], zh: [] },
  }
  try {
    await mountOften(await openPage(english, opened, seen), opened, seen)
  } finally {
    await english.close()
  }
  if (seen.mounts.length === 0) return seen
  const chinese = await openContext(opened, 'zh')
  try {
    const page = await openPage(chinese, opened, seen)
    await page.goto(opened.console.origin + toAddress(opened.app))
    if (await waitForMount(opened)) await lookAtPlaces(page, opened, { seen, language: 'zh' })
    seen.reports.push(...opened.console.reports())
  } finally {
    await chinese.close()
  }
  return seen
}

const toAddress = ({ registration: { module, places } }: AppToCheck, index = 0): string =>
  subApp.PAGES_PATH + module + (places[index]?.path ?? '')

async function openContext({ browser, console }: Opened, language: Language): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: language === 'zh' ? 'zh-CN' : 'en-GB' })
  const cookie = { name: TOKEN_COOKIE, value: 'session', url: console.origin, sameSite: 'Strict' as const }
  await context.addCookies([cookie])
  await context.addInitScript(NOTE_VIOLATIONS)
  return context
}

async function openPage(context: BrowserContext, { app }: Opened, seen: SeenApp): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', ({ name, message }) => seen.uncaught.push(`${name}: ${message}`))
  page.on('console', (message) => {
    if (isOfApp(message, app)) seen.logged.push(message.text().split('\n', 1)[0] ?? '')
  })
  return page
}

/** An error that a file of the app logged, or that the console logged about it. */
function isOfApp(message: ConsoleMessage, { filesAddress, registration: { module } }: AppToCheck): boolean {
  if (message.type() !== 'error') return false
  return message.location().url.includes(filesAddress) || message.text().startsWith(`[${module}] `)
}

async function mountOften(page: Page, opened: Opened, seen: SeenApp): Promise<void> {
  const { console, app, mounts } = opened
  const client = await page.context().newCDPSession(page)
  let warm: Growth | null = null
  await page.goto(console.origin + toAddress(app))
  for (let mount = 1; mount <= mounts; mount += 1) {
    const hasMounted = await waitForMount(opened)
    if (mount === 1 && hasMounted) {
      await pause(SETTLE_MS)
      await lookAtPlaces(page, opened, { seen, language: 'en' })
    }
    const reports = console.reports()
    seen.reports.push(...reports, ...(await takeViolations(page)))
    const mounted = reports.find((report) => report.kind === 'mounted')
    if (mounted === undefined) return
    seen.mounts.push({ loadMs: mounted.loadMs, mountMs: mounted.mountMs })
    if (!(await leave(page, app, seen))) return
    if (mount === WARM_MOUNTS) warm = await readMemory(client)
    console.forget()
    if (mount < mounts) await goTo(page, toAddress(app))
  }
  if (warm === null || mounts <= WARM_MOUNTS) return
  seen.growth = compareMemory(warm, await readMemory(client), mounts - WARM_MOUNTS)
}

/** Reads what the policy of the page has refused since the last time. */
async function takeViolations(page: Page): Promise<subApp.HealthReport[]> {
  const lines = z.array(z.string()).parse(await page.evaluate(TAKE_VIOLATIONS))
  return lines.map((line) => ({ kind: 'policy', text: line }))
}

/** True when the app has mounted; false when it failed, or nothing was heard of it. */
async function waitForMount({ console }: Opened): Promise<boolean> {
  const isEnd = ({ kind }: subApp.HealthReport): boolean => kind === 'mounted' || kind === 'failed'
  await until(() => console.reports().some(isEnd), MOUNT_LIMIT_MS)
  return console.reports().some(({ kind }) => kind === 'mounted')
}

/** Texts and findings of each page of the app. */
async function lookAtPlaces(
  page: Page,
  { app }: Opened,
  { seen, language }: { seen: SeenApp; language: Language },
): Promise<void> {
  const count = Math.min(app.registration.places.length, MAX_PLACES)
  for (let index = 0; index < count; index += 1) {
    if (index > 0) {
      await goTo(page, toAddress(app, index))
      await pause(SETTLE_MS)
    }
    const root = findRoot(page, app)
    if (root === null) continue
    seen.texts[language].push(...(await readTexts(root)))
    if (language === 'en') seen.findings.push(...(await findViolations(root)))
  }
  if (count > 1) await goTo(page, toAddress(app))
}

function findRoot(page: Page, { registration: { module, trust }, filesAddress }: AppToCheck): AppRoot | null {
  if (trust === 'partner') return { frame: page, selector: `[data-sub-app="${module}"]` }
  const frame = page.frames().find((one) => one.url().includes(filesAddress))
  return frame === undefined ? null : { frame, selector: 'html' }
}

/** Goes to another page of the console; false if the app has not unmounted. */
async function leave(page: Page, app: AppToCheck, seen: SeenApp): Promise<boolean> {
  const { module, trust } = app.registration
  const before = trust === 'partner' ? (await readLeaks(page, module)).length : 0
  await goTo(page, OTHER_PAGE)
  const hasLeft = await until(async () => {
    if (trust !== 'partner') return findRoot(page, app) === null
    return (await readLeaks(page, module)).length > before
  }, UNMOUNT_LIMIT_MS)
  if (!hasLeft) {
    seen.hasUnmounted = false
    return false
  }
  if (trust === 'partner')
    for (const line of (await readLeaks(page, module)).at(-1) ?? [])
      if (!CONSOLE_ELEMENT.test(line) && !seen.leaks.includes(line)) seen.leaks.push(line)
  return true
}

/** Reads what each mount of the app has left, the first one first. */
async function readLeaks(page: Page, module: string): Promise<string[][]> {
  const reports = leakReports.parse(await page.evaluate(READ_LEAKS))
  return reports.filter((report) => report.module === module).map(({ details }) => details)
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})
    dispatchEvent(new PopStateEvent('popstate'))`)
}

async function readMemory(client: CDPSession): Promise<Growth> {
  await client.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, bytes: usedSize }
}

function compareMemory(before: Growth, after: Growth, mounts: number): Growth {
  const each = (name: keyof Growth): number => Math.round((after[name] - before[name]) / mounts)
  return { nodes: each('nodes'), listeners: each('listeners'), bytes: each('bytes') }
}

async function until(holds: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await pause(POLL_MS))
    if (await holds()) return true
  return false
}

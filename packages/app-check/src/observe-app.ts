import { setTimeout as pause } from 'node:timers/promises'
import { documents, subApp } from '@console/contracts'
import type { Browser, Page } from 'playwright-core'
import * as z from 'zod'
import { CannotCheck } from './cannot-check.ts'
import type { Observation } from './judge.ts'
import type { NextConsole } from './next-console.ts'

/** Longer than the console itself waits for an app whose files arrive. */
const MOUNT_LIMIT_MS = 60_000
/** After a mount: late errors are reported by then, together after a second. */
const SETTLE_MS = 2500
/** The console gives an app 3 s to unmount. */
const UNMOUNT_LIMIT_MS = 8000
const POLL_MS = 100
/** An element of the console itself, such as a message to the person that popped up meanwhile. */
const CONSOLE_ELEMENT = /^body \w+\.shell-/
/** Goes to a page of the console that everybody has. Texts: the names of a page mean nothing here. */
const GO_TO_OTHER_PAGE = `history.pushState(null, '', '/console/error/404')
  dispatchEvent(new PopStateEvent('popstate'))`
/** Reads what each mount has left (`leak-ledger.ts` of the shell). */
const READ_LEAKS = 'window.__leakLedger?.reports() ?? []'
const leakReports = z.array(z.object({ module: z.string(), details: z.array(z.string()) }))
/** The cookie by which the console knows who is signed in. */
const TOKEN_COOKIE = 'console_token'

export type VersionToObserve = { module: string; versionId: number; trust: subApp.Trust }

export type Opened = { browser: Browser; next: NextConsole; token: string }

/** Opens a version in the next console, leaves it, and says what happened. */
export async function observeApp(
  { browser, next, token }: Opened,
  { module, versionId, trust }: VersionToObserve,
): Promise<Observation> {
  const context = await browser.newContext()
  try {
    await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: next.origin, sameSite: 'Strict' }])
    const page = await context.newPage()
    const uncaught: string[] = []
    page.on('pageerror', ({ name, message }) => uncaught.push(`${name}: ${message}`))
    let isLeaving = false
    // The console logs an `unmount` that throws, or takes too long.
    page.on('console', (message) => {
      const text = message.text()
      if (isLeaving && message.type() === 'error' && text.startsWith(`[${module}] `))
        uncaught.push(text.slice(module.length + 3).split('\n', 1)[0] ?? '')
    })
    await page.goto(`${next.origin}${subApp.PAGES_PATH}${module}?preview=${versionId}`)
    const hasEnded = await until(() => {
      if (page.url().includes('/console/login'))
        throw new CannotCheck('The console does not accept the session.')
      return next.reportsOf(versionId).some(isEnd)
    }, MOUNT_LIMIT_MS)
    if (hasEnded) await pause(SETTLE_MS)
    const hasMounted = next.reportsOf(versionId).some(({ kind }) => kind === 'mounted')
    isLeaving = true
    const leaks = hasMounted && trust === 'partner' ? await leave(page, module) : []
    return {
      kitMajor: await readKitMajor(next.origin, { module, versionId }),
      reports: next.reportsOf(versionId),
      uncaught,
      leaks: leaks?.filter((line) => !CONSOLE_ELEMENT.test(line)) ?? [],
      hasUnmounted: leaks !== null,
    }
  } finally {
    await context.close()
  }
}

/** A mount, or the report of a load that failed: an error that a mounted app has comes later. */
function isEnd({ kind }: subApp.HealthReport): boolean {
  return kind === 'mounted' || kind === 'failed' || kind === 'error'
}

/** Goes to another page of the console; what the app has left there, or null if it has not unmounted. */
async function leave(page: Page, module: string): Promise<readonly string[] | null> {
  await page.evaluate(GO_TO_OTHER_PAGE)
  let leaks: readonly string[] | null = null
  await until(async () => {
    const reports = leakReports.parse(await page.evaluate(READ_LEAKS))
    leaks = reports.findLast((report) => report.module === module)?.details ?? null
    return leaks !== null
  }, UNMOUNT_LIMIT_MS)
  return leaks
}

async function readKitMajor(
  origin: string,
  { module, versionId }: Pick<VersionToObserve, 'module' | 'versionId'>,
): Promise<number | null> {
  const answer = await fetch(`${origin}${subApp.FILES_PATH}${module}/${versionId}/manifest.json`)
  const manifest = documents.subAppManifest.safeParse(await answer.json().catch(() => null))
  return manifest.data?.kitMajor ?? null
}

async function until(holds: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await pause(POLL_MS))
    if (await holds()) return true
  return false
}

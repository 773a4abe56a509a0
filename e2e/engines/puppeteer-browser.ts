import { CHROMIUM_FLAGS } from '@console/build/browser'
import puppeteer, { type Browser, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core'
import { parseKeys, type BrowserSession, type RunningBrowser } from './browser-session.ts'

const WINDOW = { width: 1440, height: 900 }
/** No animations: a moving element can be missed by a click. */
const REDUCED_MOTION = '--force-prefers-reduced-motion'
/** Firefox has no command for these. */
const FIREFOX_PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  // The machine may have no sound device, without which Firefox stops playing.
  'media.cubeb.force_mock_context': true,
  'intl.accept_languages': 'en-US',
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false,
}

/** Chromium over the DevTools protocol. */
export async function startChromium(executablePath: string): Promise<RunningBrowser> {
  const browser = await puppeteer.launch({
    ...shared(executablePath),
    browser: 'chrome',
    args: [...CHROMIUM_FLAGS, REDUCED_MOTION],
  })
  return running(browser, async (downloads) => {
    const context = await browser.createBrowserContext({
      downloadBehavior: { policy: 'allow', downloadPath: downloads },
    })
    const page = await context.newPage()
    return { page, close: async () => context.close() }
  })
}

/** Stock Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string, downloads: string): Promise<RunningBrowser> {
  const browser = await puppeteer.launch({
    ...shared(executablePath),
    browser: 'firefox',
    extraPrefsFirefox: { ...FIREFOX_PREFERENCES, 'browser.download.dir': downloads },
  })
  return running(browser, async () => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    return { page, close: async () => context.close() }
  })
}

function shared(executablePath: string): LaunchOptions {
  return { executablePath, headless: true, defaultViewport: WINDOW }
}

type OpenedPage = { page: Page; close: () => Promise<void> }

async function running(
  browser: Browser,
  openPage: (downloads: string) => Promise<OpenedPage>,
): Promise<RunningBrowser> {
  return {
    name: await browser.version(),
    open: async (downloads) => createSession(await openPage(downloads)),
    close: async () => browser.close(),
  }
}

function createSession({ page, close }: OpenedPage): BrowserSession {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url ?? ''})`)
  })
  page.on('pageerror', (error) => {
    errors.push(
      error instanceof Error ? `uncaught ${error.stack ?? error.message}` : `uncaught ${String(error)}`,
    )
  })
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    goBack: async () =>
      page.evaluate(() => {
        // Not at once: it may end the document, and with it the answer.
        setTimeout(() => {
          window.history.back()
        })
      }),
    url: async () => Promise.resolve(page.url()),
    title: async () => page.title(),
    resize: async (size) => page.setViewport(size),
    // The types of puppeteer destructure the function's parameters.
    evaluate: async (run, argument) => page.evaluate(run as (argument: unknown) => never, argument),
    inject: async (script) => void (await page.evaluate(script)),
    moveTo: async ({ x, y }) => page.mouse.move(x, y),
    clickAt: async ({ x, y }) => page.mouse.click(x, y),
    type: async (text) => page.keyboard.type(text),
    press: async (combination) => {
      const keys = parseKeys(combination) as KeyInput[] // named as puppeteer names them
      for (const key of keys) await page.keyboard.down(key)
      for (const key of keys.toReversed()) await page.keyboard.up(key)
    },
    chooseFiles: async (selector, paths) => {
      const field = await page.$(selector)
      if (!field) throw new Error(`There is no ${selector}.`)
      // Found by a selector of file fields.
      await (field as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(...paths)
    },
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })), // named by its caller
    consoleErrors: async () => Promise.resolve(errors),
    close,
  }
}

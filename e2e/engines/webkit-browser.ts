import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { WebKitPrograms } from '@console/build/browser'
import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { removeFolder } from '../setup/remove-folder.ts'
import { parseKeys, type BrowserSession, type RunningBrowser, type Size } from './browser-session.ts'
import { ended, startWebDriver } from './webkit-driver.ts'

const WINDOW = { width: 1440, height: 900 }
const SCREEN = '1600x1200x24'
/** A window opens within a second or two, within five on busy cores. */
const SESSION_LIMIT_MS = 20_000
const SESSION_ATTEMPTS = 3
const KEYS: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
}
const PAINTED_BY_PROCESSOR = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' }
/** Lines of the log that are a page's errors; uncaught ones are JS, refused policies SECURITY. */
const ERROR_LINE = /CONSOLE (?:\w+ )*ERROR/

/** Stock WebKit: its small browser on a virtual screen, driven through WebDriver. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<RunningBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'console-webkit-'))
  const display = spawn(screen, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const environment = { ...(await settings(folder)), DISPLAY: `:${await firstLine(display)}` }
  let service = await startWebDriver(driver, environment)
  let sessions = 0

  const start = async (): Promise<BrowserSession | undefined> => {
    sessions += 1
    const log = join(folder, `console-${sessions}.log`)
    await writeFile(log, '')
    const binary = await writeWrapper({ browser, log })
    const session = await Promise.race([
      openWindow(service.address, binary),
      pause(SESSION_LIMIT_MS, undefined, { ref: false }),
    ])
    return session && createSession(session, log)
  }

  return {
    name: 'WebKit',
    open: async (downloads) => {
      await writeDownloadFolder(folder, downloads)
      for (let attempt = 1; attempt <= SESSION_ATTEMPTS; attempt += 1) {
        const session = await start()
        if (session) return session
        // Seldom, driver and browser wait for each other without end.
        await service.end()
        service = await startWebDriver(driver, environment)
      }
      throw new Error(`WebKit opened no window within ${SESSION_LIMIT_MS} ms, ${SESSION_ATTEMPTS} times.`)
    },
    close: async () => {
      await service.end()
      await ended(display)
      await removeFolder(folder)
    },
  }
}

async function openWindow(server: string, binary: string): Promise<WebDriver> {
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build()
  await resize(session, WINDOW)
  return session
}

/**
 * A home folder without user settings, in which motion is reduced and downloads have their folder. Pages are painted by the
 * processor itself: through an emulated graphics card it takes half as long again.
 */
async function settings(home: string): Promise<Record<string, string>> {
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return { HOME: home, XDG_CONFIG_HOME: home, LANG: 'C.UTF-8', LANGUAGE: 'en_US', ...PAINTED_BY_PROCESSOR }
}

async function writeDownloadFolder(home: string, downloads: string): Promise<void> {
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
}

/** The driver drops what its browser prints, so the browser is started by a script that keeps it. */
async function writeWrapper({ browser, log }: { browser: string; log: string }): Promise<string> {
  const path = `${log}.sh`
  const started = `exec "${browser}" --enable-write-console-messages-to-stdout=true "$@" >> "${log}" 2>&1`
  await writeFile(path, `#!/bin/sh\n${started}\n`)
  await chmod(path, 0o755)
  return path
}

function createSession(driver: WebDriver, log: string): BrowserSession {
  return {
    goto: async (url) => driver.get(url),
    reload: async () => driver.navigate().refresh(),
    goBack: async () => driver.executeScript('setTimeout(() => history.back())'),
    url: async () => driver.getCurrentUrl(),
    title: async () => driver.getTitle(),
    resize: async (size) => resize(driver, size),
    evaluate: async (run, argument) =>
      driver.executeScript(`return (${run.toString()})(arguments[0])`, argument),
    inject: async (script) => driver.executeScript(script),
    moveTo: async ({ x, y }) => move(driver, { x, y }).perform(),
    clickAt: async ({ x, y }) => move(driver, { x, y }).press().release().perform(),
    type: async (text) => driver.actions().sendKeys(text).perform(),
    press: async (combination) => {
      const keys = parseKeys(combination).map(toKeyCode)
      const actions = driver.actions()
      for (const key of keys) actions.keyDown(key)
      for (const key of keys.toReversed()) actions.keyUp(key)
      await actions.perform()
    },
    chooseFiles: async (selector, paths) => driver.findElement(By.css(selector)).sendKeys(paths.join('\n')),
    screenshot: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
    consoleErrors: async () =>
      (await readFile(log, 'utf8')).split('\n').filter((line) => ERROR_LINE.test(line)),
    close: async () => driver.quit(),
  }
}

function move(driver: WebDriver, { x, y }: { x: number; y: number }) {
  return driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
}

function toKeyCode(name: string): string {
  const code = name.length === 1 ? name : KEYS[name]
  if (code === undefined) throw new Error(`No key is called ${name}.`)
  return code
}

/** The window has toolbars: it is enlarged by their size. */
async function resize(driver: WebDriver, size: Size): Promise<void> {
  const window = driver.manage().window()
  await window.setRect({ x: 0, y: 0, ...size })
  const inner: Size = await driver.executeScript('return { width: innerWidth, height: innerHeight }')
  await window.setRect({
    x: 0,
    y: 0,
    width: 2 * size.width - inner.width,
    height: 2 * size.height - inner.height,
  })
}

async function firstLine(program: ChildProcess): Promise<string> {
  if (!program.stdout) throw new Error('The program has no output.')
  for await (const line of createInterface({ input: program.stdout })) return line
  throw new Error('The virtual screen did not start.')
}

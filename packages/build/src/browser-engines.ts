import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { installPackages, onPath, starts } from './programs.ts'

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
/** Chrome and Edge, Firefox, Safari: the engines of the supported browsers. */
export type Engine = (typeof ENGINES)[number]

/** `driver` speaks WebDriver, `browser` is the small browser that it drives, `screen` the X server that both draw on. */
export type WebKitPrograms = { driver: string; browser: string; screen: string }

/** Names of Chromium and its siblings on the path, best first. */
const CHROMIUM_PROGRAMS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
]
/** Chromium without a window: the same engine, which opens a page for two thirds of the processor time. */
const HEADLESS_PROGRAMS = ['chromium-headless-shell', 'chrome-headless-shell']
const FIREFOX_PROGRAMS = ['firefox-esr', 'firefox']
/** WebKit's small browser is no program of the path; it lies beside the library of either version of GTK. */
const MINI_BROWSER_FOLDERS = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
const LIBRARY_FOLDERS = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/lib',
  '/usr/libexec',
]

/** Packages of Debian and its descendants. Chromium has no fonts for Chinese of its own; the others share them. */
const DEBIAN_PACKAGES: Readonly<Record<Engine, readonly string[]>> = {
  chromium: ['chromium', 'fonts-noto-cjk'],
  firefox: ['firefox-esr', 'fonts-noto-cjk'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'],
}
/** Not every distribution has it; the full Chromium is used instead. */
const HEADLESS_PACKAGE = 'chromium-headless-shell'

/** Flags with which every Chromium of tests and bench starts: no sandbox, because the tests may run as root. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium that starts: `CHROMIUM_PATH`, the system's, or one in Playwright's cache. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return starts(named) ? named : undefined
  return [...CHROMIUM_PROGRAMS.flatMap(onPath), ...inPlaywrightCache()].find((path) => starts(path))
}

/** Path of the Chromium in which pages are tested: `CHROMIUM_PATH`, one without a window, or the whole one. */
export function findPageChromium(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return findChromium()
  return findHeadlessChromium() ?? findChromium()
}

function findHeadlessChromium(): string | undefined {
  return HEADLESS_PROGRAMS.flatMap(onPath).find((path) => starts(path))
}

/** Path of a Firefox that starts: `FIREFOX_PATH` or the system's. */
export function findFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH']
  if (named) return starts(named) ? named : undefined
  return FIREFOX_PROGRAMS.flatMap(onPath).find((path) => starts(path))
}

export function findWebKit(): WebKitPrograms | undefined {
  const driver = onPath('WebKitWebDriver').find((path) => starts(path, '--help'))
  const browser = LIBRARY_FOLDERS.flatMap((folder) =>
    MINI_BROWSER_FOLDERS.map((name) => join(folder, name, 'MiniBrowser')),
  ).find((path) => existsSync(path))
  const [screen] = onPath('Xvfb')
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

export function hasEngine(engine: Engine): boolean {
  const find = { chromium: findChromium, firefox: findFirefox, webkit: findWebKit }
  return find[engine]() !== undefined
}

/** Installs what is missing: the distribution's packages, and Playwright's download where those lack Chromium. */
export function installMissingEngines(report: (line: string) => void, downloadChromium: () => void): void {
  const missing = ENGINES.filter((engine) => !hasEngine(engine))
  const isFullOnly = !process.env['CHROMIUM_PATH'] && findHeadlessChromium() === undefined
  if (missing.length === 0 && !isFullOnly) return
  // One by one: a distribution may know some of them only.
  installPackages(
    [...missing.map((engine) => DEBIAN_PACKAGES[engine]), ...(isFullOnly ? [[HEADLESS_PACKAGE]] : [])],
    report,
  )
  if (!hasEngine('chromium') && !process.env['CHROMIUM_PATH']) downloadChromium()
}

/** Builds the hint on installing the engine, for the line that reports it missing. */
export function installHint(engine: Engine): string {
  const named = { chromium: 'CHROMIUM_PATH', firefox: 'FIREFOX_PATH', webkit: null }[engine]
  const command = `apt-get install ${DEBIAN_PACKAGES[engine].join(' ')}`
  return `install it (Debian: ${command})${named === null ? '' : ` or name it by ${named}`}`
}

function inPlaywrightCache(): string[] {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache/ms-playwright')
  if (!existsSync(cache)) return []
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .toSorted()
    .toReversed()
    .flatMap((name) => [
      join(cache, name, 'chrome-linux64/chrome'),
      join(cache, name, 'chrome-linux/chrome'),
      join(cache, name, 'chrome-headless-shell-linux64/chrome-headless-shell'),
      join(cache, name, 'chrome-linux/headless_shell'),
    ])
    .filter((path) => existsSync(path))
}

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, findFirefox, findWebKit, type Engine } from '@console/build/browser'
import type { DemoUsername, MessageReader } from '../fixtures/accounts.ts'
import { toAddress, expect, serverTest, TOKEN_COOKIE, tokenFor } from '../fixtures/test.ts'
import { removeFolder } from '../setup/remove-folder.ts'
import type { RunningBrowser } from './browser-session.ts'
import { FaultProxy } from './fault-proxy.ts'
import { startChromium, startFirefox } from './puppeteer-browser.ts'
import { Tab } from './tab.ts'
import { startWebKit } from './webkit-browser.ts'

export type EngineOption = { engine: Engine }

type Fixtures = {
  /** Between the browser and the server: faults and reports. */
  faultProxy: FaultProxy
  /** Folder of the browser's downloads. */
  downloads: string
  /** An empty tab of a fresh browser profile. Errors on the console that the test did not announce fail it. */
  tab: Tab
  /** Problems that the test brings about on purpose. */
  expected: RegExp[]
  /** Signs a demo account in without the form and opens an address. */
  enter: (username: DemoUsername | MessageReader, address?: string) => Promise<Tab>
}

/**
 * A file that is still on its way when a page is left: Firefox compares its hash with that of nothing. One that really is
 * empty breaks the page, which the test sees.
 */
const CUT_OFF_IN_FIREFOX = /integrity.*OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb/

type Session = { browser: RunningBrowser; downloads: string }

/** A test that is run once in each engine, by the project of that name. */
export const journey = serverTest.extend<Fixtures, EngineOption & { session: Session }>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  session: [
    async ({ engine }, provide) => {
      const downloads = await mkdtemp(join(tmpdir(), 'console-downloads-'))
      const browser = await start(engine, downloads)
      await provide({ browser, downloads })
      await browser.close()
      await removeFolder(downloads)
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  downloads: async ({ session }, provide) => provide(session.downloads),

  faultProxy: async ({ baseURL }, provide, testInfo) => {
    const proxy = new FaultProxy(baseURL ?? '', toAddress(testInfo.testId))
    await provide(proxy)
    await proxy.stop()
  },

  expected: async ({}, provide) => provide([]),

  tab: async ({ session: { browser, downloads }, faultProxy, expected }, provide, testInfo) => {
    const origin = await faultProxy.start()
    const opened = await browser.open(downloads)
    await provide(new Tab(opened, origin))
    if (testInfo.status !== testInfo.expectedStatus) await opened.screenshot(testInfo.outputPath('page.png'))
    const problems = [...(await opened.consoleErrors()), ...faultProxy.problems()]
    await opened.close()
    const unexpected = problems.filter(
      (problem) => ![...expected, CUT_OFF_IN_FIREFOX].some((pattern) => pattern.test(problem)),
    )
    expect(unexpected, `problems that ${browser.name} saw`).toEqual([])
  },

  enter: async ({ tab, faultProxy, request }, provide) => {
    await provide(async (username, address = '/console/') => {
      const token = await tokenFor(request, username)
      await tab.goto(faultProxy.entryTo(address, `${TOKEN_COOKIE}=${token}`))
      return tab
    })
  },
})

export { expect }

async function start(engine: Engine, downloads: string): Promise<RunningBrowser> {
  switch (engine) {
    case 'chromium':
      return startChromium(found(findChromium(), engine))
    case 'firefox':
      return startFirefox(found(findFirefox(), engine), downloads)
    case 'webkit':
      return startWebKit(found(findWebKit(), engine))
  }
}

function found<Programs>(programs: Programs | undefined, engine: Engine): Programs {
  if (programs === undefined) throw new Error(`${engine} is not on this machine.`)
  return programs
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildBenchPage } from '@console/build/bench-page'
import { CHROMIUM_FLAGS, findChromium } from '@console/build/browser'
import { isolateHome } from '@console/build/isolate-home'
import { chromium, type Browser } from '@playwright/test'

/** Builds a page from one file of a package, and measures it in a browser that is closed afterwards. */
export async function withBenchPage(
  entry: string,
  measure: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
  isolateHome()
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found: install one, or name it by CHROMIUM_PATH.')
  const folder = await mkdtemp(join(tmpdir(), 'bench-page-'))
  try {
    await buildBenchPage(entry, folder)
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
    try {
      await measure(browser, pathToFileURL(join(folder, 'index.html')).href)
    } finally {
      await browser.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

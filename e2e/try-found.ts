import { chromium } from '@playwright/test'
import * as fs from 'node:fs'
import { readdirSync } from 'node:fs'
import { tokenFor } from './fixtures/test.ts'
import { request } from '@playwright/test'
import { CHROMIUM_FLAGS, findPageChromium } from '@console/build/browser'
import { factsOf } from './specs/statistics/figures/facts.ts'
import { chooseFigures, isShownAs, isZero } from './specs/statistics/figures/figure.ts'
import { goTo } from './specs/statistics/figures/find-again.ts'
import { numbersOf } from './fixtures/plain-query.ts'
const URL0 = 'http://127.0.0.1:8391'
const dir = new URL('./specs/statistics/figures/', import.meta.url)
const pages: Record<string, any> = {}
for (const name of readdirSync(dir)) {
  const module = await import(new URL(name, dir).href)
  for (const [key, value] of Object.entries(module)) if (value && typeof value === 'object' && 'read' in value) pages[key] = value
}
const wanted = process.argv.slice(2)
const api = await request.newContext({ baseURL: URL0 })
const token = await tokenFor(api, process.env['WHO'] ?? 'manager')
import { readMessages } from './fixtures/messages.ts'
await readMessages(api, 'manager')
const browser = await chromium.launch({ executablePath: findPageChromium()!, args: CHROMIUM_FLAGS })
const context = await browser.newContext({ baseURL: URL0, viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' })
await context.addCookies([{ name: 'console_token', value: token, url: URL0, sameSite: 'Strict' }])
const page = await context.newPage()
page.setDefaultTimeout(15000)
page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text(), m.location().url) })
await page.goto('/console/')
await page.waitForSelector('main')
for (const name of wanted) {
  const { path, read } = pages[name]
  const began = Date.now()
  try {
    const address = typeof path === 'string' ? path : await path(page)
    await goTo(page, address)
    const all = await read(page)
    const took = Date.now() - began
    const figures = process.env['ALL'] ? all.filter((f: any) => f.shown !== '-' && f.shown !== '') : chooseFigures(all, `1 ${address}`)
    let wrong = 0
    for (const [company, some] of Map.groupBy(figures, (f: any) => f.company ?? process.env['COMPANY'] ?? "code = 'harbour'") as any) {
      const t = Date.now()
      const numbers = await numbersOf('/tmp/x-found', { queries: some.map((f: any) => f.query), facts: factsOf(company) })
      console.log('sql', Date.now() - t)
      some.forEach((f: any, i: number) => { if (!isShownAs(f, numbers[i]!)) { wrong++; if (wrong < 12) console.log('WRONG', f.part, '|', f.name, '|', f.shown, '|', numbers[i]) } })
    }
    console.log(`${name}: ${all.length} read, ${figures.length} compared, ${figures.filter(isZero).length} zero, ${wrong} wrong, ${took} ms`)
  } catch (error) {
    console.log(name, 'FAILED', String((error as Error).message).slice(0, 1500))
    await page.screenshot({ path: `/tmp/found-${name}.png` })
  }
}
await browser.close()
await api.dispose()

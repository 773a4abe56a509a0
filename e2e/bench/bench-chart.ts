import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { recordTasks } from './main-thread-tasks.ts'
import { readTrials } from './read-trials.ts'
import { median, quantile } from './statistics.ts'
import { withBenchPage } from './with-bench-page.ts'

const USAGE = `pnpm bench:chart [--trials 10]
Measures a line chart of 5,000 points in an app that runs: from the data to the first paint (goal 100 ms), and what pointing at it takes
of a frame (goal 16 ms).`

const ENTRY = fileURLToPath(new URL('../../packages/ui/bench/chart-page.tsx', import.meta.url))
const VIEWPORT = { width: 1440, height: 900 }
const STEPS = 120

async function report(browser: Browser, address: string, trials: number): Promise<void> {
  const paints: number[] = []
  const drawing: number[] = []
  const pointing: number[] = []
  for (let trial = 0; trial < trials; trial += 1) {
    const page = await browser.newPage({ viewport: VIEWPORT })
    await page.goto(address)
    await page.evaluate('window.startApp()')
    const tasks = await recordTasks(
      browser,
      async () => void paints.push(await page.evaluate<number>('window.drawChart()')),
    )
    drawing.push(tasks.reduce((sum, { processorMs }) => sum + processorMs, 0))
    const moves = await recordTasks(browser, () => point(page))
    pointing.push(...moves.map(({ processorMs }) => processorMs))
    await page.close()
  }
  const ms = (value: number): string => `${value.toFixed(1)} ms`
  console.log(
    [
      `first paint, ${trials} trials: median ${ms(median(paints))}`,
      `95 % within ${ms(quantile(paints, 0.95))}`,
      `on the processor ${ms(median(drawing))}`,
    ].join(', '),
  )
  console.log(
    `pointing, tasks of the main thread on the processor: 95 % within ${ms(quantile(pointing, 0.95))}, longest ${ms(Math.max(...pointing))}`,
  )
}

async function point(page: Page): Promise<void> {
  for (let step = 0; step < STEPS; step += 1)
    await page.mouse.move(100 + step * 10, 100 + ((step * 37) % 200))
}

const trials = readTrials(USAGE)
if (trials !== null) await withBenchPage(ENTRY, (browser, address) => report(browser, address, trials))

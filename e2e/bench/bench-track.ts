import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { recordTasks } from './main-thread-tasks.ts'
import { readTrials } from './read-trials.ts'
import { median, quantile } from './statistics.ts'
import { withBenchPage } from './with-bench-page.ts'

const USAGE = `pnpm bench:track [--trials 10]
Measures the day track with 2,000 people and 104,000 segments: the first paint after the data is there in an app that runs, what pointing,
moving and scrolling take of a frame, and the memory.`

const ENTRY = fileURLToPath(new URL('../../packages/ui/bench/track-page.tsx', import.meta.url))
const VIEWPORT = { width: 1440, height: 900 }
const STEPS = 120
const BYTES_PER_MB = 1_000_000

async function main(): Promise<void> {
  const trials = readTrials(USAGE)
  if (trials === null) return
  await withBenchPage(ENTRY, (browser, address) => report(browser, address, trials))
}

async function report(browser: Browser, address: string, trials: number): Promise<void> {
  const paints: number[] = []
  const processor: number[] = []
  const starts: number[] = []
  const memory: number[] = []
  for (let trial = 0; trial < trials; trial += 1) {
    const page = await browser.newPage({ viewport: VIEWPORT })
    await page.goto(address)
    const started = await recordTasks(browser, async () => void (await page.evaluate('window.startApp()')))
    starts.push(started.reduce((sum, { processorMs }) => sum + processorMs, 0))
    const before = await usedBytes(page)
    const tasks = await recordTasks(browser, async () => void paints.push(await draw(page)))
    processor.push(tasks.reduce((sum, { processorMs }) => sum + processorMs, 0))
    await point(page)
    memory.push(((await usedBytes(page)) - before) / BYTES_PER_MB)
    await page.close()
  }
  console.log(
    [
      `first paint, ${trials} trials: median ${ms(median(paints))}`,
      `95 % within ${ms(quantile(paints, 0.95))}`,
      `on the processor ${ms(median(processor))}`,
      `before it, the start of the app with one lane ${ms(median(starts))}`,
    ].join(', '),
  )
  console.log(`memory beside the data: median ${median(memory).toFixed(1)} MB`)
  const page = await browser.newPage({ viewport: VIEWPORT })
  await page.goto(address)
  await draw(page)
  for (const [name, act] of Object.entries({ pointing: point, moving: pan, scrolling: scroll })) {
    await zoomIn(page)
    const tasks = (await recordTasks(browser, () => act(page))).map(({ processorMs }) => processorMs)
    console.log(
      `${name}, tasks of the main thread on the processor: 95 % within ${ms(quantile(tasks, 0.95))}, longest ${ms(Math.max(...tasks))}`,
    )
  }
  await page.close()
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

async function draw(page: Page): Promise<number> {
  return page.evaluate<number>('window.drawTrack()')
}

const MIDDLE = { x: 700, y: 400 }

async function point(page: Page): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await page.mouse.move(200 + step * 9, 150 + ((step * 37) % 600))
}

async function zoomIn(page: Page): Promise<void> {
  await page.mouse.move(MIDDLE.x, MIDDLE.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
}

async function pan(page: Page): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(step < STEPS / 2 ? 12 : -12, 0)
}

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, step < STEPS / 2 ? 400 : -400)
}

/** Returns the bytes in use after a garbage collection. */
async function usedBytes(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return usedSize
}

await main()

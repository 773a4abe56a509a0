import type { BrowserContext } from '@playwright/test'
import { demoToken } from '../fixtures/demo-token.ts'
import { signedInContext, withConsole } from './bench-console.ts'
import { measureFramedPage } from './measure-framed-page.ts'
import { measurePalette, PALETTE_ENTRIES } from './measure-palette.ts'
import { readTrials } from './read-trials.ts'
import { median, pairedRatio, quantile } from './statistics.ts'

const USAGE = `pnpm bench:shell [--trials 10]
Measures what the frame of the console adds: a page in a frame beside the same page alone, and the search's answer to each key.`

async function main(): Promise<void> {
  const trials = readTrials(USAGE)
  if (trials === null) return
  await withConsole(async (served) => {
    const context = await signedInContext(served, await demoToken(served.url, 'manager'))
    await reportFrame(context, trials)
    await reportPalette(context)
  })
}

async function reportFrame(context: BrowserContext, trials: number): Promise<void> {
  const { alone, framed } = await measureFramedPage(context, trials)
  const ratio = pairedRatio(framed, alone)
  console.log(
    [
      'first content of a page, medians:',
      `alone ${median(alone).toFixed(0)} ms`,
      `framed ${median(framed).toFixed(0)} ms`,
      `× ${ratio.median.toFixed(2)} [${ratio.low.toFixed(2)}, ${ratio.high.toFixed(2)}], ${trials} trials`,
    ].join('  '),
  )
}

async function reportPalette(context: BrowserContext): Promise<void> {
  const answers = await measurePalette(context)
  console.log(
    [
      `search over ${PALETTE_ENTRIES} pages, key to new rows laid out, ${answers.length} keys:`,
      `median ${median(answers).toFixed(1)} ms`,
      `95 % within ${quantile(answers, 0.95).toFixed(1)} ms`,
      `longest ${Math.max(...answers).toFixed(1)} ms`,
    ].join('  '),
  )
}

await main()

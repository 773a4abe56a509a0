import { parseArgs } from 'node:util'
import { BROWSER_FLAGS, findBrowser } from '@console/build/browser'
import { chromium, type BrowserContext } from '@playwright/test'
import { demoToken } from '../fixtures/demo-token.ts'
import { TOKEN_COOKIE } from '../fixtures/test.ts'
import { startRealServer } from '../setup/real-server.ts'
import { measureFramedPage } from './measure-framed-page.ts'
import { measurePalette, PALETTE_ENTRIES } from './measure-palette.ts'
import { median, pairedRatio, quantile } from './statistics.ts'

const USAGE = `pnpm bench:shell [--trials 10]
Measures what the frame of the console adds: a page in a frame beside the same page alone, and the search's answer to each key.`

const FEWEST_TRIALS = 10

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      trials: { type: 'string', default: String(FEWEST_TRIALS) },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium was found: install one, or name it by CHROMIUM_PATH.')
  const server = await startRealServer()
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url })
    const token = await demoToken(server.url, 'manager')
    await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: server.url }])
    await reportFrame(context, Math.max(FEWEST_TRIALS, Number(values.trials) || 0))
    await reportPalette(context)
  } finally {
    await browser.close()
    await server.stop()
  }
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

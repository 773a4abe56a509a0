import { demoToken } from '../fixtures/demo-token.ts'
import { signedInContext, withConsole } from './bench-console.ts'
import { LETTERS, measureLabelForm } from './measure-label-form.ts'
import { median, quantile } from './statistics.ts'

/** Keywords being typed into a rule of many conditions in the built console. */
async function main(): Promise<void> {
  await withConsole(async (served) => {
    const context = await signedInContext(served, await demoToken(served.url, 'manager'))
    const keysMs = await measureLabelForm(context)
    console.log(
      [
        `rule of ${LETTERS.length} conditions, key to paint, ${keysMs.length} keys:`,
        `median ${median(keysMs).toFixed(1)} ms`,
        `95 % within ${quantile(keysMs, 0.95).toFixed(1)} ms (goal 50 ms)`,
        `longest ${Math.max(...keysMs).toFixed(1)} ms`,
      ].join('  '),
    )
  })
}

await main()

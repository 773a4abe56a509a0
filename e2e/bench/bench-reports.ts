import { demoToken } from '../fixtures/demo-token.ts'
import { signedInContext, withConsole } from './bench-console.ts'
import { measureReportTable, REPORT_COLUMNS, REPORT_DAYS } from './measure-report-table.ts'
import { median, quantile } from './statistics.ts'

/** A row of a large daily table being edited in the built console. */
async function main(): Promise<void> {
  await withConsole(async (served) => {
    const context = await signedInContext(served, await demoToken(served.url, 'manager'))
    const { editMs, keysMs, otherRows } = await measureReportTable(context)
    console.log(
      [
        `daily table of ${REPORT_DAYS} × ${REPORT_COLUMNS} cells, key to paint, ${keysMs.length} keys:`,
        `median ${median(keysMs).toFixed(1)} ms`,
        `95 % within ${quantile(keysMs, 0.95).toFixed(1)} ms`,
        `longest ${Math.max(...keysMs).toFixed(1)} ms`,
        `other rows changed ${otherRows}`,
        `Edit to 40 inputs painted ${editMs.toFixed(1)} ms`,
      ].join('  '),
    )
  })
}

await main()

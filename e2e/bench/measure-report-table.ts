import { dailyReport, successEnvelope } from '@console/contracts'
import type { BrowserContext, Page } from '@playwright/test'
import { notePaints, notedPaints } from './note-paints.ts'

export const REPORT_DAYS = 31
export const REPORT_COLUMNS = 40

const TYPED = '123456789'
const TYPED_COLUMNS = 8
/** Pause between the keys of a fast typist; all work of one key has ended before the next. */
const KEY_PAUSE_MS = 120

type Scope = { otherRows?: number }
export type ReportFigures = {
  editMs: number
  keysMs: number[]
  /** Rows other than the edited one that a key changed. */
  otherRows: number
}

const columns = Array.from({ length: REPORT_COLUMNS }, (_, index) => ({
  id: `column${index}`,
  name: `Column ${index}`,
  editable: true,
  isAmount: true,
}))
const report: dailyReport.Report = {
  name: 'Large report',
  columns,
  data: Array.from({ length: REPORT_DAYS }, (_, index) => ({
    day: `202610${String(REPORT_DAYS - index).padStart(2, '0')}`,
    version: 1,
    items: columns.map(({ id }, at) => ({ id, value: String(index * at) })),
  })),
  totals: [],
}

/** Edits a row of a daily table of 31 × 40 cells, all of which are inputs: how long each key takes until it is painted. */
export async function measureReportTable(context: BrowserContext): Promise<ReportFigures> {
  const page = await context.newPage()
  const { path } = dailyReport.reports
  const json = successEnvelope(dailyReport.reports, { reports: [report] })
  await page.route(`**${path}*`, async (route) => route.fulfill({ json }))
  await page.goto('/console/statistic/summary')
  const row = page.getByRole('row', { name: /2026-10-16/ })
  await row.waitFor()
  await notePaints(page, 'click')
  await row.getByRole('button', { name: /^Edit/ }).click()
  const inputs = row.getByRole('textbox')
  await inputs.first().waitFor()
  await page.waitForTimeout(KEY_PAUSE_MS)
  const [editMs = NaN] = await notedPaints(page)
  await notePaints(page, 'beforeinput')
  await noteOtherRows(page)
  for (let at = 0; at < TYPED_COLUMNS; at++) {
    await inputs.nth(at).focus()
    await page.waitForTimeout(KEY_PAUSE_MS)
    await page.keyboard.type(TYPED, { delay: KEY_PAUSE_MS })
  }
  const keysMs = await notedPaints(page)
  const otherRows = await page.evaluate(() => (globalThis as Scope).otherRows ?? NaN)
  await page.close()
  return { editMs, keysMs, otherRows }
}

/** From now on counts changes of rows that are not edited. */
async function noteOtherRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scope = globalThis as Scope
    scope.otherRows = 0
    new MutationObserver((records) => {
      const rows = records.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('tr'),
      )
      const others = rows.filter((row) => row && !row.querySelector('input'))
      scope.otherRows = (scope.otherRows ?? 0) + others.length
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

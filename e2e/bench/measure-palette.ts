import type { BrowserContext } from '@playwright/test'
import { AUDIT_PATH, tableRows } from '../fixtures/console-pages.ts'
import { addMenuItems } from '../fixtures/menu-items.ts'
import { keyAnswers, noteKeyAnswers } from './key-answers.ts'

export const PALETTE_ENTRIES = 300
const WORDS = ['Call', 'Quality', 'Team', 'Billing', 'Label', 'Project', 'Voice', 'Plan', 'Seat', 'Report']
/** Finds many, few, none, and all again. */
const TYPED = ['quality', 'team 2', 'qlty', 'report call', 'zzz', 'e']
/** Pause between the keys of a fast typist; all work of one key has ended before the next. */
const KEY_PAUSE_MS = 120

const pages = Array.from({ length: PALETTE_ENTRIES }, (_, index) => ({
  id: `bench-${index}`,
  name: `${WORDS[index % 10]} ${WORDS[Math.floor(index / 10) % 10]} ${index}`,
  path: `/console/bench/page-${index}`,
  component: 'audit/AuditLogPage',
}))

/** Milliseconds from each key to the rows that answer it, laid out: script, style and layout, without the paint. */
export async function measurePalette(context: BrowserContext): Promise<number[]> {
  const page = await context.newPage()
  await addMenuItems(page, pages)
  await page.goto(AUDIT_PATH)
  await tableRows(page).first().waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.waitFor()
  await field.pressSequentially('warm up', { delay: KEY_PAUSE_MS })
  await field.fill('')
  await noteKeyAnswers(page.locator('body'))
  for (const text of TYPED) {
    await field.pressSequentially(text, { delay: KEY_PAUSE_MS })
    for (const _ of text) await field.press('Backspace', { delay: KEY_PAUSE_MS })
  }
  const answers = await keyAnswers(page)
  await page.close()
  return answers
}

import type { BrowserContext, Page } from '@playwright/test'
import { AUDIT_PATH } from '../fixtures/console-pages.ts'

/** Cells of the rows of a page's table. */
export const ROWS = 'main tbody td'

/** Opens a page of the console from which another one is opened then, with all its rows. */
export async function openAnotherPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(AUDIT_PATH)
  await page.locator(ROWS).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

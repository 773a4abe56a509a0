import type { Browser, BrowserContext } from '@playwright/test'
import { keyAnswers, noteKeyAnswers } from './key-answers.ts'
import { answerLarge } from './large-answers.ts'
import { recordTasks, type Task } from './main-thread-tasks.ts'

/** Finds many, all, few, none; 32 keys, and as many to take them back. */
const TYPED = ['sales', 'team 12', 'zzz', 'renewals', 'e', 'north 19']
/** Pause between the keys of a fast typist; all work of one key has ended before the next. */
const KEY_PAUSE_MS = 120
/** Pause after a word, in which the page writes the text into its address. */
const WORD_PAUSE_MS = 600

type Searched = { path: string; field: string }
export type TypingFigures = { answersMs: number[]; tasks: Task[] }

/** Types into the search of a tree: how long each key takes until its rows are laid out, and each task meanwhile. */
export async function measureTreeSearch(
  browser: Browser,
  context: BrowserContext,
  { path, field: label }: Searched,
): Promise<TypingFigures> {
  const page = await context.newPage()
  await answerLarge(page)
  await page.goto(path)
  await page.getByRole('tree').getByRole('treeitem').first().waitFor()
  const field = page.getByRole('textbox', { name: label })
  await field.pressSequentially('warm up', { delay: KEY_PAUSE_MS })
  await field.fill('')
  await page.waitForTimeout(WORD_PAUSE_MS)
  await noteKeyAnswers(page.locator('section').filter({ has: field }))
  const tasks = await recordTasks(browser, async () => {
    for (const text of TYPED) {
      await field.pressSequentially(text, { delay: KEY_PAUSE_MS })
      await page.waitForTimeout(WORD_PAUSE_MS)
      for (const _ of text) await field.press('Backspace', { delay: KEY_PAUSE_MS })
      await page.waitForTimeout(WORD_PAUSE_MS)
    }
  })
  const answersMs = await keyAnswers(page)
  await page.close()
  return { answersMs, tasks }
}

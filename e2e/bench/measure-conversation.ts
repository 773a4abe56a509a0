import type { Browser, BrowserContext } from '@playwright/test'
import { answerLarge, SESSION_ID, UTTERANCES } from './large-answers.ts'
import { recordTasks, type Task } from './main-thread-tasks.ts'

const SESSION_PATH = `/assistant-console/session/${SESSION_ID}`
const SENTENCES = 'li[id^="sentence-"]'
/** Share of the window's height: a fast reader, who leaves no sentence out. */
const STEP_SHARE = 0.8

export type ScrollFigures = { steps: number; tasks: Task[] }

/** Scrolls a long session from its first sentence to its last, a step a frame: each task meanwhile. */
export async function measureConversation(browser: Browser, context: BrowserContext): Promise<ScrollFigures> {
  const page = await context.newPage()
  await answerLarge(page)
  await page.goto(SESSION_PATH)
  await page
    .locator(SENTENCES)
    .nth(UTTERANCES - 1)
    .waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  let steps = 0
  const tasks = await recordTasks(browser, async () => {
    steps = await page.evaluate(scrollDown, { sentences: SENTENCES, share: STEP_SHARE })
  })
  await page.close()
  return { steps, tasks }
}

/** Runs in the page; returns the number of steps. */
async function scrollDown({ sentences, share }: { sentences: string; share: number }): Promise<number> {
  const last = [...document.querySelectorAll(sentences)].at(-1)
  let box = last?.parentElement ?? null
  while (box !== null && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  const scroller = box ?? document.scrollingElement
  if (!last || !scroller) throw new Error('There is nothing to scroll.')
  return new Promise((resolve) => {
    let steps = 0
    const step = (): void => {
      if (last.getBoundingClientRect().bottom <= innerHeight) {
        resolve(steps)
        return
      }
      steps += 1
      scroller.scrollBy(0, innerHeight * share)
      // The task after the frame: each frame is drawn before the next step.
      requestAnimationFrame(() => setTimeout(step))
    }
    step()
  })
}

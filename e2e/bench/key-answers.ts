import type { Locator, Page } from '@playwright/test'

type Scope = { keyAnswersMs?: number[] }

/** From now on notes how long each key takes until what answers it is laid out: script, style and layout, without the paint. */
export async function noteKeyAnswers(within: Locator): Promise<void> {
  await within.evaluate(noteAnswers)
}

/** Milliseconds of each key since then, in their order. */
export async function keyAnswers(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as Scope).keyAnswersMs ?? [])
}

/** Runs in the page. */
function noteAnswers(within: Element): void {
  const answers: number[] = []
  ;(globalThis as Scope).keyAnswersMs = answers
  let keyAt = 0
  let current = -1
  const note = (): void => {
    // Makes the browser lay out what changed.
    void document.body.offsetHeight
    answers[current] = performance.now() - keyAt
  }
  addEventListener(
    'beforeinput',
    (event) => {
      keyAt = event.timeStamp
      current += 1
    },
    { capture: true },
  )
  new MutationObserver(note).observe(within, { childList: true, subtree: true, attributes: true })
}

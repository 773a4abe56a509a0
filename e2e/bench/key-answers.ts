import type { Locator, Page } from '@playwright/test'

type Scope = { keyAnswersMs?: number[] }

/** Records from now on how long each key takes until its effect is laid out: script, style and layout, without the paint. */
export async function noteKeyAnswers(within: Locator): Promise<void> {
  await within.evaluate(noteAnswers)
}

/** Milliseconds of each key since then, in their order. */
export async function keyAnswers(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as Scope).keyAnswersMs ?? [])
}

/** Runs in the page. */
function noteAnswers(within: Element): void {
  const keysAt: number[] = []
  const answers: number[] = []
  ;(globalThis as Scope).keyAnswersMs = answers
  const note: MutationCallback = (records) => {
    // A field's own attributes are written at every render, also long after the key was handled.
    const isFieldOnly = records.every(({ target }) => target instanceof HTMLInputElement)
    if (isFieldOnly && answers.length === keysAt.length) return
    // Makes the browser lay out what changed.
    void document.body.offsetHeight
    const now = performance.now()
    // A later change answers the last key; a key that got none before the next one is answered with it.
    const first = Math.max(0, Math.min(answers.length, keysAt.length - 1))
    for (const [index, keyAt] of keysAt.entries()) if (index >= first) answers[index] = now - keyAt
  }
  addEventListener(
    'beforeinput',
    (event) => {
      keysAt.push(event.timeStamp)
    },
    { capture: true },
  )
  new MutationObserver(note).observe(within, { childList: true, subtree: true, attributes: true })
}

import type { Page } from '@playwright/test'

type Scope = { paintsMs?: number[] }

/** Milliseconds of each event since `notePaints`, in their order. */
export const notedPaints = async (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as Scope).paintsMs ?? [])

/** Records from now on how long each event takes until the frame that shows its effect is passed to the compositor. */
export async function notePaints(page: Page, eventName: string): Promise<void> {
  await page.evaluate((name) => {
    const paintsMs: number[] = []
    ;(globalThis as Scope).paintsMs = paintsMs
    addEventListener(
      name,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => paintsMs.push(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  }, eventName)
}

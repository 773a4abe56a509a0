import type { BrowserContext, Page } from '@playwright/test'
import { AUDIT_PATH, tableRows } from '../fixtures/console-pages.ts'
import { addMenuItems } from '../fixtures/menu-items.ts'

const RELEASE_NOTES = '/assistant-console/release-notes'
const FRAMED = {
  id: 'bench-framed',
  name: 'Framed',
  path: '/console/bench/framed',
  link: RELEASE_NOTES,
  component: 'shell/FramePage',
}
/** The first content that the page fetches. */
const CONTENT = 'article'
/** Openings before the measured ones: everything is in the browser's cache. */
const WARM_UPS = 2

/** Milliseconds from the click or the address to the first content, of the same page alone and framed, in turn. */
export async function measureFramedPage(
  context: BrowserContext,
  trials: number,
): Promise<{ alone: number[]; framed: number[] }> {
  const alonePage = await context.newPage()
  const consolePage = await context.newPage()
  await addMenuItems(consolePage, [FRAMED])
  await consolePage.goto(AUDIT_PATH)
  await tableRows(consolePage).first().waitFor()
  const alone: number[] = []
  const framed: number[] = []
  for (let trial = -WARM_UPS; trial < trials; trial++) {
    const aloneMs = await openAlone(alonePage)
    const framedMs = await openFramed(consolePage)
    if (trial < 0) continue
    alone.push(aloneMs)
    framed.push(framedMs)
  }
  await alonePage.close()
  await consolePage.close()
  return { alone, framed }
}

async function openAlone(page: Page): Promise<number> {
  await page.bringToFront()
  await page.goto('about:blank')
  await page.goto(RELEASE_NOTES, { waitUntil: 'commit' })
  return page.evaluate(
    async (selector) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector(selector)) resolve(performance.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
    CONTENT,
  )
}

/** Inside the running console, from another page of it; seen when nothing lies over the frame any more. */
async function openFramed(page: Page): Promise<number> {
  await page.bringToFront()
  const ms = await page.evaluate(
    async ({ path, selector }) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)
        if (!link) {
          reject(new Error('The menu has no link to the framed page.'))
          return
        }
        const isSeen = (): boolean => {
          const frame = document.querySelector('iframe')
          const content = frame?.contentDocument?.querySelector(selector)
          return Boolean(content) && frame?.nextElementSibling === null
        }
        const startedAt = performance.now()
        link.click()
        const look = (): void => {
          if (isSeen()) resolve(performance.now() - startedAt)
          else requestAnimationFrame(look)
        }
        look()
      }),
    { path: FRAMED.path, selector: CONTENT },
  )
  await page.locator(`a[href="${AUDIT_PATH}"]`).first().click()
  await tableRows(page).first().waitFor()
  return ms
}

import type { Locator, Page } from '@playwright/test'

export const DENSITIES = ['Cards', 'Compact cards', 'List'] as const
export type Density = (typeof DENSITIES)[number]

/** Finds some, few and none of the names. */
const TYPED = ['ma', 'chen 1', 'zzz']
/** Pause between the keys of a fast typist. */
const KEY_PAUSE_MS = 100
/** Pause for a look at the result. */
const LOOK_MS = 400
const WHEEL_PX = 500
const WHEEL_TURNS = 12
const HOVERED = 8

/** Does what a supervisor does at the wall, again and again until the time is over; ends as it began. */
export async function supervise(page: Page, density: Density, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    await search(page)
    await openTree(page)
    await hover(page)
    await scroll(page)
    await switchDensity(page, density)
    await sort(page)
  }
}

export async function chooseDensity(page: Page, density: Density): Promise<void> {
  await page.locator('label', { has: page.getByRole('radio', { name: density, exact: true }) }).click()
}

async function search(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Find an agent' })
  await field.click()
  for (const text of TYPED) {
    await field.pressSequentially(text, { delay: KEY_PAUSE_MS })
    await page.waitForTimeout(LOOK_MS)
    for (const _ of text) await field.press('Backspace', { delay: KEY_PAUSE_MS })
  }
}

/** Closes a department of the tree and opens it again. */
async function openTree(page: Page): Promise<void> {
  const department = page.getByRole('tree').getByRole('treeitem', { expanded: true }).nth(1)
  const name = await department.innerText()
  const arrow = page.getByRole('treeitem', { name }).first().locator('span').first()
  await arrow.click()
  await page.waitForTimeout(LOOK_MS)
  await arrow.click()
  await page.waitForTimeout(LOOK_MS)
}

async function hover(page: Page): Promise<void> {
  const cards = page.locator('article[data-seat]')
  for (let index = 0; index < HOVERED; index += 1) {
    const box = await findBox(cards.nth(index))
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 })
    await page.waitForTimeout(KEY_PAUSE_MS)
  }
}

const findBox = (card: Locator) => card.boundingBox({ timeout: 1000 }).catch(() => null)

async function scroll(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width * 0.7, height * 0.7)
  for (const direction of [1, -1])
    for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
      await page.mouse.wheel(0, direction * WHEEL_PX)
      await page.waitForTimeout(KEY_PAUSE_MS)
    }
}

async function switchDensity(page: Page, density: Density): Promise<void> {
  const other = DENSITIES[(DENSITIES.indexOf(density) + 1) % DENSITIES.length] ?? density
  for (const next of [other, density]) {
    await chooseDensity(page, next)
    await page.waitForTimeout(LOOK_MS)
  }
}

/** Sorts by idle time, longest first, which every status changes; and back. */
async function sort(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Sort' })
  for (const arrow of ['ArrowDown', 'ArrowUp']) {
    await field.focus()
    for (const key of ['Enter', arrow, arrow, 'Enter'])
      await page.keyboard.press(key, { delay: KEY_PAUSE_MS })
    await page.waitForTimeout(LOOK_MS)
  }
}

import type { Page } from '@playwright/test'
import { AUDIT_PATH, tableRows, WORKSPACE_PATH } from '../../fixtures/console-pages.ts'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** A colour of the person's as the browser computes it. */
async function readSystemColor(page: Page, name: 'Highlight' | 'CanvasText'): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.createElement('i')
    probe.style.cssText = `forced-color-adjust: none; background: ${color}`
    document.body.append(probe)
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }, name)
}

test('in the colours of the person it shows what is chosen, checked, selected, and in which status a seat is', async ({
  signIn,
}) => {
  const page = await signIn('manager', WORKSPACE_PATH)
  const fill = await readSystemColor(page, 'Highlight')
  const ink = await readSystemColor(page, 'CanvasText')
  const areas = page.getByRole('navigation', { name: 'Areas' })
  await expect(areas.locator('[aria-current="page"]')).toHaveCSS('background-color', fill)
  const main = page.getByRole('main')
  await expect(main.locator('.ant-segmented-item-selected').first()).toHaveCSS('background-color', fill)
  const mixed = main.locator('[role="treeitem"][aria-checked="mixed"]').first().locator('[data-check]')
  await expect(mixed).toHaveCSS('background-color', fill)
  await expect(main.locator('[data-tone="good"] > :empty').first()).toHaveCSS('background-color', ink)

  await page.goto(AUDIT_PATH)
  await tableRows(page).first().click()
  const cell = page.getByRole('row', { selected: true }).getByRole('cell').first()
  await expect(cell).toHaveCSS('border-top-color', fill)
})

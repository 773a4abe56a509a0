import { expect } from '../../engines/journey.ts'
import type { Tab } from '../../engines/tab.ts'
import { AUDIT_PATH, HISTORY_PATH } from '../../fixtures/console-pages.ts'

/** The focused element, and the width of its outline. */
async function focused(tab: Tab): Promise<{ what: string; ringPx: number }> {
  return tab.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const ringPx = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    return {
      what: `${element.tagName} ${element.textContent}`,
      ringPx: boxShadow === 'none' ? ringPx : Math.max(ringPx, 1),
    }
  })
}

/** Tab moves through the page in its order, and the focus is visible. */
export async function walkByTab(tab: Tab): Promise<void> {
  await tab.follow(AUDIT_PATH)
  await tab
    .getByRole('button', { name: /Detail/ })
    .first()
    .waitForVisible()
  await tab.getByRole('button', { name: 'Inquire' }).focus()
  await tab.press('Shift+Tab')
  const before = await focused(tab)
  await tab.press('Tab')
  await tab.getByRole('button', { name: 'Inquire' }).waitForFocus()
  expect((await focused(tab)).ringPx).toBeGreaterThan(0)
  await tab.press('Tab')
  const after = await focused(tab)
  expect(new Set([before.what, after.what, 'BODY'].map((what) => what.slice(0, 40))).size).toBe(3)
  expect(after.ringPx).toBeGreaterThan(0)
}

/** Ctrl K finds a page and Esc returns the focus; / and ? are shortcuts of the console, not of the browser. */
export async function useShortcuts(tab: Tab): Promise<void> {
  const field = tab.getByRole('combobox', { name: 'Search pages and actions' })
  const inquire = tab.getByRole('button', { name: 'Inquire' })
  await inquire.focus()
  await tab.press('Control+K')
  await field.waitForFocus()
  await tab.press('Escape')
  await field.waitForHidden()
  await inquire.waitForFocus()

  await tab.press('/')
  const search = tab.getByRole('textbox', { name: 'Search the menu' })
  await search.waitForFocus()
  await tab.type('message h')
  await tab.getByRole('link', { name: 'Message history' }).waitForVisible()
  await search.fill('')
  await tab.press('Tab')
  const link = await focused(tab)
  expect(link.what).toMatch(/^A /)
  expect(link.ringPx).toBeGreaterThan(0)
  await tab.press('Escape')

  await inquire.focus()
  await tab.type('?')
  const list = tab.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await list.waitForVisible()
  await tab.press('Escape')
  await list.waitForHidden()

  await tab.press('Control+K')
  await field.waitForFocus()
  await tab.type('message h')
  await tab.getByRole('option').first().waitForText('Message history')
  await tab.press('Enter')
  await tab.waitForUrl(({ pathname }) => pathname === HISTORY_PATH)
  await tab.getByRole('heading', { level: 1, name: 'Message history' }).waitForFocus()
}

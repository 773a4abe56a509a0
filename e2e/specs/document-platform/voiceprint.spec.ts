import { tableRows, VOICE_CATEGORIES_PATH, VOICE_CHECKS_PATH } from '../../fixtures/console-pages.ts'
import { expect, platformTest as test, testPages } from '../../fixtures/document-platform.ts'

testPages('olga', [
  [VOICE_CHECKS_PATH, 'Anna Keller', 'Motor, early shift'],
  ['/console/voiceprint/corpus', 'Anna Keller', 'Enrolment'],
  [VOICE_CATEGORIES_PATH, 'Calls of the week', 'Headset trial'],
  ['/console/voiceprint/config'],
])

test('a category is added, and a second of its name is refused', async ({ openAs }) => {
  const page = await openAs('olga', VOICE_CATEGORIES_PATH)
  for (const isFirst of [true, false]) {
    await page.getByRole('button', { name: 'Add category' }).first().click()
    const form = page.getByRole('dialog', { name: 'Add category' })
    await form.getByRole('textbox').fill('Studio')
    await form.getByRole('button', { name: /Add|Save|OK|Confirm/ }).click()
    if (isFirst) await expect(tableRows(page).filter({ hasText: 'Studio' })).toHaveCount(1)
  }
  await expect(page.getByText(/there already|exists/)).toBeVisible()
})

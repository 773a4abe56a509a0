import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { fillSettings, LABELS_PATH, ownBusiness, reportCall } from './label-steps.ts'

const SAID = [
  ['Agent', 'Good afternoon, this is Harbour Mutual.'],
  ['Customer', 'I want to cancel my cover.'],
  ['Agent', 'May I offer you a discount instead?'],
  ['Customer', 'Thank you, no.'],
] as const

test('a rule of three conditions is tried, saved and hits a call, with a message to supervisors and words in the session', async ({
  signIn,
  page,
  request,
  expectAccessible,
}) => {
  const name = `Cancels ${randomUUID().slice(0, 8)}`
  await signIn('manager', LABELS_PATH)
  await page.getByRole('button', { name: 'New label' }).click()
  await page.getByRole('button', { name: /^Rule label/ }).click()
  const editor = page.getByRole('dialog')
  const businessTypeId = await ownBusiness(request)
  await fillSettings(page, editor, name)
  await editor.getByRole('button', { name: 'Next' }).click()

  await addKeywords(page, editor, { letter: 'A', role: 'Customer', words: 'cancel, refund' })
  await addKeywords(page, editor, { letter: 'B', role: 'Agent', words: 'discount' })
  await addKeywords(page, editor, { letter: 'C', role: 'Agent', words: 'supervisor' })
  await editor.getByText('Expression', { exact: true }).click()
  await editor.getByRole('textbox', { name: 'Expression' }).fill('(A && B) || C')
  await expect(editor.getByText('Valid', { exact: true })).toBeVisible()

  await editor.getByRole('button', { name: 'Paste' }).click()
  const lines = SAID.map(([who, words]) => `${who}: ${words}`)
  await editor.getByRole('textbox', { name: 'Conversation, one sentence a line' }).fill(lines.join('\n'))
  await editor.getByRole('button', { name: 'Use this conversation' }).click()
  await expect(editor.getByText('Hits at sentence 3, by A and B')).toBeVisible()
  await expectAccessible()
  await editor.getByRole('button', { name: 'Save label' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Enabled')

  const sessionId = await reportCall(request, { businessTypeId, said: SAID })
  // Its pop-up may be shown in another window of the same person, in which it is read there.
  await page.getByRole('button', { name: /^Messages/ }).click()
  const inbox = page.getByRole('region', { name: 'Messages', exact: true })
  await inbox.getByRole('button', { name: new RegExp(name) }).click()
  await expect(inbox.getByText(SAID[2][1])).toBeVisible()
  await page.goto(`/assistant-console/session/${sessionId}`)
  await expect(page.locator('mark', { hasText: 'cancel' })).toHaveAttribute(
    'title',
    `Label ${name}, condition A`,
  )
  await expect(page.locator('mark', { hasText: 'discount' })).toHaveAttribute(
    'title',
    `Label ${name}, condition B`,
  )
})

type Keywords = { letter: string; role: 'Agent' | 'Customer'; words: string }

async function addKeywords(page: Page, editor: Locator, { letter, role, words }: Keywords): Promise<void> {
  await editor.getByRole('button', { name: 'Add condition' }).click()
  const condition = editor.getByRole('region', { name: `Condition ${letter}` })
  await condition.getByText(role, { exact: true }).click()
  await condition.getByRole('textbox', { name: 'Keywords', exact: true }).fill(words)
  await page.keyboard.press('Enter')
}

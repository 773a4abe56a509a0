import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { choose, fillSettings, LABELS_PATH, ownBusiness, reportCall } from './label-steps.ts'

const CONVERSATION = [
  ['Agent', 'Good afternoon, this is Harbour Mutual.'],
  ['Customer', 'I would like my money back.'],
] as const

test('a rule with words of a file is tried on a real session and enabled, and judged sessions give precision and recall', async ({
  signIn,
  page,
  request,
  expectAccessible,
}) => {
  const run = randomUUID().slice(0, 8)
  const [name, listName, customer] = [`Refunds ${run}`, `Leaving ${run}`, `cust-${run}`]
  const businessTypeId = await ownBusiness(request)
  await reportCall(request, { businessTypeId, said: CONVERSATION, customer })

  await signIn('manager', LABELS_PATH)
  await importWords(page, listName, 'money back\nrefund\n\n')
  const editor = await ruleOfList(page, { name, listName })
  await editor.getByRole('combobox', { name: 'Conversation to try' }).click()
  await page.getByTitle(new RegExp(customer)).click()
  await expect(editor.getByText('Hits at sentence 2, by A')).toBeVisible()
  await editor.getByRole('button', { name: 'Save label' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Enabled')

  const right = await reportCall(request, { businessTypeId, said: CONVERSATION })
  const wrong = await reportCall(request, {
    businessTypeId,
    said: [['Customer', 'No refund, thank you.']],
  })
  await judge(page, { sessionId: right, name, verdict: 'Right' })
  await judge(page, { sessionId: wrong, name, verdict: 'Wrong' })

  await page.goto(`${LABELS_PATH}?search=${run}`)
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: /^Edit/ })
    .click()
  await editor.getByRole('button', { name: 'Next' }).click()
  await editor.getByText('Past calls', { exact: true }).click()
  const judged = editor.getByRole('region', { name: 'Judged sessions' })
  await expect(figure(judged, 'Precision')).toHaveText('50% (1/2)')
  await expect(figure(judged, 'Recall')).toHaveText('100% (1/1)')
  await judged.getByRole('button', { name: 'Show the 2 in which it was found' }).first().click()
  const sessions = judged.getByRole('region', { name: 'Sessions in which it was found' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.locator(`a[href$="${wrong}"]`).locator('xpath=..')).toContainText('Does not belong')
  await expectAccessible()
  const opened = page.waitForEvent('popup')
  await sessions.locator(`a[href$="${right}"]`).click()
  await expect((await opened).locator('mark', { hasText: 'money back' })).toBeVisible()
})

/** A new word list whose words come from a file. */
async function importWords(page: Page, listName: string, content: string): Promise<void> {
  await page.getByRole('button', { name: 'Word lists' }).click()
  await page.getByRole('button', { name: 'New word list' }).click()
  const form = page.getByRole('dialog', { name: 'New word list' })
  await form.getByRole('textbox', { name: 'List name' }).fill(listName)
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await expect(form.getByText(/^2 words added from words\.csv/)).toBeVisible()
  await form.getByRole('button', { name: 'Save list' }).click()
  const lists = page.getByRole('dialog', { name: 'Word lists' })
  await expect(lists.getByRole('row', { name: new RegExp(listName) })).toContainText('2 words')
  await page.keyboard.press('Escape')
  await expect(lists).toBeHidden()
}

/** The editor of a new rule whose only condition looks for the words of the list, at its second step. */
async function ruleOfList(
  page: Page,
  { name, listName }: { name: string; listName: string },
): Promise<Locator> {
  await page.getByRole('button', { name: 'New label' }).click()
  await page.getByRole('button', { name: /^Rule label/ }).click()
  const editor = page.getByRole('dialog')
  await fillSettings(page, editor, name)
  await editor.getByRole('button', { name: 'Next' }).click()
  await editor.getByRole('button', { name: 'Add condition' }).click()
  const condition = editor.getByRole('region', { name: 'Condition A' })
  await condition.getByText('Customer', { exact: true }).click()
  await choose(page, condition.getByRole('combobox', { name: 'Word lists' }), `${listName} (2)`)
  await page.keyboard.press('Escape')
  return editor
}

type Judged = { sessionId: string; name: string; verdict: 'Right' | 'Wrong' }

async function judge(page: Page, { sessionId, name, verdict }: Judged): Promise<void> {
  await page.goto(`/assistant-console/session/${sessionId}`)
  const label = page.getByRole('group', { name })
  await label.getByRole('button', { name: verdict }).click()
  await expect(label.getByText(/Judged by/)).toBeVisible()
}

/** The value that follows the name of a figure. */
function figure(judged: Locator, name: string): Locator {
  return judged.locator('dt', { hasText: name }).first().locator('xpath=following-sibling::dd')
}

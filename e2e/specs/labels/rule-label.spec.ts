import { randomUUID } from 'node:crypto'
import { user, type ingest } from '@console/contracts'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { newReporter, sendCall } from '../../fixtures/report-events.ts'
import { expect, test, tokenFor } from '../../fixtures/test.ts'

const LABELS_PATH = '/console/label/config'
const SEAT = 'seat-002'
const RINGING_SECONDS = 20

const SAID = [
  ['Agent', 'Good afternoon, this is Harbour Mutual.'],
  ['Customer', 'I want to cancel my cover.'],
  ['Agent', 'May I offer you a discount instead?'],
  ['Customer', 'Thank you, no.'],
] as const

test('a rule of three conditions is tried, saved, and hits a call: supervisors get its message, and the session shows the words', async ({
  signIn,
  page,
  request,
  expectAccessible,
}) => {
  const name = `Cancels ${randomUUID().slice(0, 8)}`
  await signIn('manager', LABELS_PATH)
  await page.getByRole('button', { name: 'Add label' }).click()
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

  const sessionId = await reportCall(request, businessTypeId)
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

async function ownBusiness(request: APIRequestContext): Promise<number> {
  const { businessTypes } = await sendCall(request, user.info, await tokenFor(request, 'manager'))
  return businessTypes?.[0]?.businessTypeId ?? 0
}

/** The conversation so far is judged, and supervisors get a pop-up. */
async function fillSettings(page: Page, editor: Locator, name: string): Promise<void> {
  await editor.getByRole('textbox', { name: 'Label name' }).fill(name)
  await choose(page, editor.getByRole('combobox', { name: 'Business' }), 'Winter renewals')
  await editor.getByRole('combobox', { name: 'Product' }).click()
  await page.keyboard.press('Enter')
  for (const choice of ['General', 'Realtime', 'Conversation', 'Manager', 'Pop-up', 'Alarm'])
    await editor.getByText(choice, { exact: true }).click()
}

async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.click()
  await page.getByTitle(option, { exact: true }).last().click()
}

type Keywords = { letter: string; role: 'Agent' | 'Customer'; words: string }

async function addKeywords(page: Page, editor: Locator, { letter, role, words }: Keywords): Promise<void> {
  await editor.getByRole('button', { name: 'Add condition' }).click()
  const condition = editor.getByRole('region', { name: `Condition ${letter}` })
  await condition.getByText(role, { exact: true }).click()
  await condition.getByRole('textbox', { name: 'Keywords', exact: true }).fill(words)
  await page.keyboard.press('Enter')
}

/** One call that is going on, as a platform reports it; answers its session. */
async function reportCall(request: APIRequestContext, businessTypeId: number): Promise<string> {
  const { report } = await newReporter(request)
  const [callId, sessionId] = [randomUUID(), randomUUID()]
  const began = Math.floor(Date.now() / 1000) - RINGING_SECONDS + 1
  const of = <Type extends string>(type: Type) => ({ type, eventId: randomUUID(), callId })
  const events: ingest.SentEvent[] = [
    {
      ...of('call.started'),
      sessionId,
      account: SEAT,
      businessTypeId,
      direction: 'outbound',
      at: began,
    },
    { ...of('call.answered'), at: began + 2 },
    ...SAID.map(([who, words], index) => ({
      ...of('utterance'),
      seq: index + 1,
      speaker: who === 'Agent' ? ('seat' as const) : ('customer' as const),
      // Not before the label was saved: from then on it is judged.
      at: began + RINGING_SECONDS + index,
      words,
    })),
  ]
  await report(events)
  return sessionId
}

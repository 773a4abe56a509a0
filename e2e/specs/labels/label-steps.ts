import { randomUUID } from 'node:crypto'
import { user, type ingest } from '@console/contracts'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { newReporter, sendCall } from '../../fixtures/report-events.ts'
import { tokenFor } from '../../fixtures/test.ts'

export const LABELS_PATH = '/console/label/config'
const SEAT = 'seat-002'
const RINGING_SECONDS = 20

/** Words of a call, sentence by sentence. */
export type Said = readonly (readonly [who: 'Agent' | 'Customer', words: string])[]

export async function ownBusiness(request: APIRequestContext): Promise<number> {
  const { businessTypes } = await sendCall(request, user.info, await tokenFor(request, 'manager'))
  return businessTypes?.[0]?.businessTypeId ?? 0
}

/** Fills in the settings, with which the conversation so far is judged and supervisors get a pop-up. */
export async function fillSettings(page: Page, editor: Locator, name: string): Promise<void> {
  await editor.getByRole('textbox', { name: 'Label name' }).fill(name)
  await choose(page, editor.getByRole('combobox', { name: 'Business' }), 'Winter renewals')
  await choose(page, editor.getByRole('combobox', { name: 'Product' }), 'Home cover plus')
  for (const choice of ['General', 'Realtime', 'Conversation', 'Manager', 'Pop-up', 'Alarm'])
    await editor.getByText(choice, { exact: true }).click()
}

export async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.click()
  await page.getByTitle(option, { exact: true }).last().click()
}

type ReportedCall = { businessTypeId: number; said: Said; customer?: string }

/** One call that is going on, as a platform reports it; answers its session. */
export async function reportCall(
  request: APIRequestContext,
  { businessTypeId, said, customer }: ReportedCall,
): Promise<string> {
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
      ...(customer === undefined ? {} : { customer }),
      at: began,
    },
    { ...of('call.answered'), at: began + 2 },
    ...said.map(([who, words], index) => ({
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

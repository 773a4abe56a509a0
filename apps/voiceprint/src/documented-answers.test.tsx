import { voiceprint } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import { fakeSounds, mockCall, network, type FakeSounds } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cellTexts, findDialog, openVoiceprint } from './testing/open-voiceprint.ts'
import { sampleCategory, sampleCheck, sampleCorpus } from './testing/voice.samples.ts'

/** A platform has the calls and the fields of the customer's documents, and nothing else (R60). */
const open = (page: 'config' | 'corpusCategory' | 'corpus' | 'record') =>
  openVoiceprint(page, '', { capabilities: [] })

let sounds: FakeSounds
let sent: unknown[]
beforeEach(() => {
  sounds = fakeSounds()
  sent = []
  network.use(
    mockCall(
      voiceprint.categories,
      documentedAnswer(voiceprint.categories, { list: [sampleCategory], count: 1 }),
    ),
    mockCall(
      voiceprint.checks,
      documentedAnswer(voiceprint.checks, {
        list: [sampleCheck, { ...sampleCheck, taskId: 502, name: 'Wu Tao', status: 0, corpusList: [] }],
        count: 2,
      }),
    ),
    mockCall(voiceprint.corpora, documentedAnswer(voiceprint.corpora, { list: [sampleCorpus], count: 1 })),
    mockCall(voiceprint.config, { ...voiceprint.DEFAULT_SETTINGS, similarityThreshold: 0.5 }),
    mockCall(voiceprint.saveConfig, ({ body }) => {
      sent.push(body)
      return null
    }),
    mockCall(voiceprint.addCategory, ({ body }) => {
      sent.push(body)
      return undefined
    }),
  )
})
afterEach(() => sounds.restore())

test('the settings are shown and saved, without what a threshold would have said', async () => {
  open('config')
  const similarity = await screen.findByLabelText('Threshold of one comparison')
  expect(similarity).toHaveValue(0.5)
  fireEvent.change(similarity, { target: { value: '0.55' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ ...voiceprint.DEFAULT_SETTINGS, similarityThreshold: 0.55 })
  expect(screen.queryByRole('region', { name: 'Scores of recorded comparisons' })).not.toBeInTheDocument()
})

test('categories have their rows, and one is added by an answer that says no more than success', async () => {
  const { person, services } = open('corpusCategory')
  const row = await screen.findByRole('row', { name: /Day shift/ })
  expect(row).toHaveTextContent('2026-11-20')
  await person.click(screen.getByRole('button', { name: 'New category' }))
  const dialog = within(await findDialog('New category'))
  await person.type(dialog.getByRole('textbox'), 'Night shift')
  await person.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(services.toast.success).toHaveBeenCalled())
  expect(sent).toEqual([{ catalogName: 'Night shift' }])
})

test('samples have their rows', async () => {
  open('corpus')
  const cells = await cellTexts(/Lin Mei/)
  expect(cells).toEqual(expect.arrayContaining(['12', 'Lin Mei', 'Day shift', '01:01:01']))
  expect(cells.join(' ')).not.toMatch(/undefined|NaN/)
})

test('check records have their rows: the result without a reason that is not known, and the sample’s time', async () => {
  open('record')
  const cells = await cellTexts(/Lin Mei/)
  expect(cells).toEqual(expect.arrayContaining(['501', 'Lin Mei', '00:01:15']))
  expect(cells.join(' ')).toContain('1 of 2 comparisons match')
  const unchecked = await screen.findByRole('row', { name: /Wu Tao/ })
  expect(unchecked).toHaveTextContent('Not checked')
  expect(unchecked).not.toHaveTextContent(/undefined|NaN|match/)
})

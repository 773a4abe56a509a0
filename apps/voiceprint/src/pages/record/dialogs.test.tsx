import { voiceprint } from '@console/contracts'
import { fakeSounds, mockCall, network, Refusal, setViewportWidth, type FakeSounds } from '@console/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findDialog, openVoiceprint } from '../../testing/open-voiceprint.ts'
import { sampleCategory, sampleCheck, sampleEntry } from '../../testing/voice.samples.ts'

let checks: voiceprint.CheckRecord[]
let listRequests: number
let categoryQueries: string[]
/** Requests that were sent, with their calls. */
let sent: { call: string; body: unknown }[]
let sounds: FakeSounds

beforeEach(() => {
  sounds = fakeSounds()
  checks = [sampleCheck]
  listRequests = 0
  categoryQueries = []
  sent = []
  network.use(
    mockCall(voiceprint.checks, () => {
      listRequests += 1
      return { list: checks, count: checks.length, countIsCapped: false }
    }),
    mockCall(voiceprint.categories, ({ request }) => {
      categoryQueries.push(new URL(request.url).search)
      return { list: [sampleCategory, { ...sampleCategory, id: 8, catalogName: 'Night shift' }], count: 2 }
    }),
    mockCall(voiceprint.addVoice, ({ body }) => {
      sent.push({ call: 'addVoice', body })
      return { corpusId: 77 }
    }),
    mockCall(voiceprint.manualRevise, ({ body }) => {
      sent.push({ call: 'manualRevise', body })
      checks = [{ ...sampleCheck, statusRevise: 1 }]
      return null
    }),
  )
})

afterEach(() => {
  cleanup()
  sounds.restore()
  setViewportWidth(1440)
})

type Person = ReturnType<typeof openVoiceprint>['person']

async function openSamples(person: Person): Promise<HTMLElement> {
  await person.click(await screen.findByRole('button', { name: 'More actions check 501 of Lin Mei' }))
  await person.click(await screen.findByRole('menuitem', { name: 'View corpus' }))
  return findDialog('Samples compared with Lin Mei')
}

describe('the samples of a record', () => {
  test('are a table 560 wide: id, category, score in percent, result and play [VOICE-040, VOICE-041]', async () => {
    checks = [
      { ...sampleCheck, corpusList: [...sampleCheck.corpusList, { ...sampleEntry, corpusId: 13, score: 1 }] },
    ]
    const { person } = openVoiceprint('record')
    const dialog = await openSamples(person)
    expect(dialog.style.width).toBe('560px')
    const rows = within(dialog).getAllByRole('row').slice(1)
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(texts).toEqual([
      ['11', 'Day shift', '20.00%', 'Inconsistent', 'Play'],
      ['12', 'Day shift', '43.21%', 'Consistent', 'Play'],
      ['13', 'Day shift', '100.00%', 'Consistent', 'Shown above'],
    ])
    expect(within(dialog).getByRole('button', { name: 'Play #11' })).toBeDisabled()
  })

  test('each lead to the page of samples in a new tab [VOICE-042]', async () => {
    const { person } = openVoiceprint('record')
    const dialog = await openSamples(person)
    const link = within(dialog).getByRole('link', { name: 'Sample 12, in a new tab' })
    expect(link).toHaveAttribute('href', '/console/voiceprint/corpus?corpusId=12')
    expect(link).toHaveAttribute('target', '_blank')
  })

  test('can be heard beside the source: the most alike first, then the one that is chosen, one at a time [VOICE-040, VOICE-053]', async () => {
    checks = [
      {
        ...sampleCheck,
        corpusList: [sampleEntry, { ...sampleEntry, corpusId: 13, score: 0.1, url: '/voice/13' }],
      },
    ]
    const { person } = openVoiceprint('record')
    const dialog = within(await openSamples(person))
    const source = within(await dialog.findByRole('group', { name: 'Source audio of Lin Mei' }))
    const sample = within(await dialog.findByRole('group', { name: 'Sample 12 of Lin Mei' }))
    await person.click(source.getByRole('button', { name: 'Play' }))
    expect(sounds.address()).toBe('/voice/source')
    expect(source.getByRole('button', { name: 'Pause' })).toBeVisible()
    await person.click(sample.getByRole('button', { name: 'Play' }))
    expect(sounds.address()).toBe('/voice/12')
    expect(source.getByRole('button', { name: 'Play' })).toBeVisible()
    expect(sample.getByRole('button', { name: 'Pause' })).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Play #13' }))
    expect(await dialog.findByRole('group', { name: 'Sample 13 of Lin Mei' })).toBeVisible()
    expect(dialog.queryByRole('group', { name: 'Sample 12 of Lin Mei' })).not.toBeInTheDocument()
  })

  test('of which none matches may be wrong themselves: the dialog says what to do', async () => {
    checks = [{ ...sampleCheck, status: 1, corpusList: [{ ...sampleEntry, status: 1 }] }]
    const { person } = openVoiceprint('record')
    const text = /^No sample matches\. If the samples are the voice of somebody else, delete them/
    expect(within(await openSamples(person)).getByText(text)).toBeVisible()
    cleanup()
    checks = [{ ...sampleCheck, status: 1 }]
    const other = openVoiceprint('record')
    expect(within(await openSamples(other.person)).queryByText(text)).toBeNull()
  })

  test('say why there are none, and that the source is gone', async () => {
    checks = [{ ...sampleCheck, status: 0, reason: 'firstSample', corpusList: [], checkVoiceUrl: '' }]
    const { person } = openVoiceprint('record')
    const dialog = within(await openSamples(person))
    expect(dialog.getByText('Nothing was compared')).toBeVisible()
    expect(dialog.getByText(/First sample of Lin Mei stored/)).toBeVisible()
    expect(dialog.getByText('There is no audio any more')).toBeVisible()
  })

  test('are cards on a phone', async () => {
    setViewportWidth(390)
    const { person } = openVoiceprint('record')
    const dialog = within(await openSamples(person))
    expect(dialog.getByRole('article', { name: 'Day shift · 43.21%' })).toHaveTextContent('Consistent')
  })
})

async function openEdit(person: Person, entry: 'Manual revision' | 'Add to category' | 'Set consistent') {
  await person.click(await screen.findByRole('button', { name: 'Edit check 501 of Lin Mei' }))
  await person.click(await screen.findByRole('menuitem', { name: entry }))
  const dialog = within(await findDialog(entry))
  return { dialog, confirm: async () => person.click(dialog.getByRole('button', { name: entry })) }
}

async function chooseCategory(person: Person, dialog: ReturnType<typeof within>) {
  await person.click(dialog.getByRole('combobox', { name: 'Category' }))
  await person.click(await screen.findByTitle('Night shift'))
}

const ADDED = { call: 'addVoice', body: { checkTaskId: 501, catalogId: 8, voiceId: 88 } }

describe('a manual revision', () => {
  test('adds the voice to the category, then revises the record, which comes back as set by hand [VOICE-044, VOICE-047, VOICE-048, VOICE-049, ERR-018]', async () => {
    const { person, services } = openVoiceprint('record')
    const { dialog, confirm } = await openEdit(person, 'Manual revision')
    await chooseCategory(person, dialog)
    expect(categoryQueries).toEqual(['?pageIndex=1&pageSize=1000'])
    await confirm()
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Revised'))
    expect(sent).toEqual([ADDED, { call: 'manualRevise', body: { checkTaskId: 501 } }])
    expect(await screen.findByText('Manually set consistent')).toBeVisible()
    expect(listRequests).toBe(2)
  })

  test.each([
    ['en', 'Choose a corpus category first'],
    ['zh', '请选择语料分类'],
  ] as const)(
    'without a category says so in %s and sends nothing [VOICE-045, ERR-018]',
    async (language, text) => {
      const { person } = openVoiceprint('record', '', { language })
      const [edit, entry] = language === 'en' ? [/^Edit check/, 'Manual revision'] : [/^编辑/, '人工修正']
      await person.click(await screen.findByRole('button', { name: edit }))
      await person.click(await screen.findByRole('menuitem', { name: entry }))
      const dialog = within(await findDialog(entry))
      await person.click(dialog.getByRole('button', { name: entry }))
      expect(await dialog.findByText(text)).toBeVisible()
      expect(sent).toEqual([])
    },
  )

  test('of a record without source audio says so and sends nothing [VOICE-046, ERR-018]', async () => {
    checks = [{ ...sampleCheck, checkVoiceUrl: '' }]
    const { person } = openVoiceprint('record')
    const { dialog, confirm } = await openEdit(person, 'Manual revision')
    await chooseCategory(person, dialog)
    await confirm()
    expect(await dialog.findByText('The source audio is missing or cannot be played')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('of a record whose source audio fails to play says so and sends nothing [VOICE-046]', async () => {
    const { person } = openVoiceprint('record')
    const { dialog, confirm } = await openEdit(person, 'Manual revision')
    await chooseCategory(person, dialog)
    await waitFor(() => expect(sounds.address()).toBe('/voice/source'))
    act(() => sounds.fail(4))
    await confirm()
    expect(await dialog.findByText('The source audio is missing or cannot be played')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('whose first call fails sends no second one and says so [VOICE-049, ERR-018]', async () => {
    network.use(mockCall(voiceprint.addVoice, new Refusal(1803, 'Too little speech.')))
    const { person, services } = openVoiceprint('record')
    const { dialog, confirm } = await openEdit(person, 'Manual revision')
    await chooseCategory(person, dialog)
    await confirm()
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('The revision failed'))
    expect(await dialog.findByText(/Too little speech/)).toBeVisible()
    expect(sent).toEqual([])
    expect(services.toast.success).not.toHaveBeenCalled()
  })

  test('whose second call fails says so [VOICE-049]', async () => {
    network.use(mockCall(voiceprint.manualRevise, new Refusal(1500, 'Not now.')))
    const { person, services } = openVoiceprint('record')
    const { dialog, confirm } = await openEdit(person, 'Manual revision')
    await chooseCategory(person, dialog)
    await confirm()
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('The revision failed'))
    expect(sent).toEqual([ADDED])
    expect(services.toast.success).not.toHaveBeenCalled()
  })

  test('is offered once, and adding to a category sends the voice alone', async () => {
    checks = [{ ...sampleCheck, statusRevise: 1 }]
    const { person, services } = openVoiceprint('record')
    const { dialog, confirm } = await openEdit(person, 'Add to category')
    expect(screen.getByRole('menuitem', { name: 'Manual revision', hidden: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await chooseCategory(person, dialog)
    await confirm()
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Revised'))
    expect(sent).toEqual([ADDED])
  })
})

describe('a false alarm', () => {
  beforeEach(() => {
    checks = [{ ...sampleCheck, status: 1, corpusList: [] }]
    network.use(
      mockCall(voiceprint.manualRevise, ({ body }) => {
        sent.push({ call: 'manualRevise', body })
        checks = [{ ...sampleCheck, statusRevise: 1, reviseReason: 'A cold' }]
        return null
      }),
    )
  })

  test('is set consistent with a reason, which the record shows from then on [VOICE-048]', async () => {
    const { person, services } = openVoiceprint('record')
    const { dialog, confirm } = await openEdit(person, 'Set consistent')
    expect(screen.queryByRole('menuitem', { name: 'Add to category' })).toBeNull()
    await confirm()
    expect(await dialog.findByText('Say why the voice is consistent, in 1 to 200 characters.')).toBeVisible()
    expect(sent).toEqual([])
    await person.type(dialog.getByRole('textbox', { name: 'Reason' }), ' A cold ')
    await confirm()
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Revised'))
    expect(sent).toEqual([{ call: 'manualRevise', body: { checkTaskId: 501, reason: 'A cold' } }])
    expect(await screen.findByText('Manually set consistent')).toBeVisible()
    expect(screen.getByText('Set by hand: A cold')).toBeVisible()
  })
})

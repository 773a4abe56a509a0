import { voiceprint } from '@console/contracts'
import {
  fakeSounds,
  mockCall,
  mockStatus,
  network,
  Refusal,
  setViewportWidth,
  type FakeSounds,
} from '@console/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cellTexts, columnHeads, findDialog, openVoiceprint } from '../../testing/open-voiceprint.ts'
import { sampleCorpus } from '../../testing/voice.samples.ts'

let corpora: voiceprint.Corpus[]
let count: number | null
/** The addresses of the list as they were requested. */
let requests: string[]
let removed: number[]
let sounds: FakeSounds

beforeEach(() => {
  sounds = fakeSounds()
  corpora = [sampleCorpus]
  count = null
  requests = []
  removed = []
  network.use(
    mockCall(voiceprint.corpora, ({ request }) => {
      requests.push(new URL(request.url).search)
      return { list: corpora, count: count ?? corpora.length, countIsCapped: false }
    }),
    mockCall(voiceprint.removeCorpus, ({ query }) => {
      removed.push(query.id)
      corpora = corpora.filter(({ corpusId }) => corpusId !== query.id)
      return null
    }),
  )
})

afterEach(() => {
  cleanup()
  sounds.restore()
  setViewportWidth(1440)
})

const open = (query = '', options = {}) => openVoiceprint('corpus', query, options)
const row = async () => screen.findByRole('row', { name: /Lin Mei/ })
const inquire = () => screen.getByRole('button', { name: /Inquire$/ })
const lastQuery = () => new URLSearchParams(requests.at(-1))

describe('the filters', () => {
  test('are sent from the address with the first request, the corpus id as a number [VOICE-001, VOICE-023, VOICE-026, STAT-019]', async () => {
    const { person } = open('?corpusId=12')
    await row()
    expect(requests).toEqual(['?corpusId=12&status=-1&pageIndex=1&pageSize=10'])
    const field = screen.getByRole('textbox', { name: 'Corpus ID' })
    expect(field).toHaveValue('12')
    await person.clear(field)
    await person.type(field, 'no. 34')
    await person.click(inquire())
    await waitFor(() => expect(lastQuery().get('corpusId')).toBe('34'))
  })

  test('are user, organisation, corpus id and status, which starts at -1 for all [VOICE-024, VOICE-025]', async () => {
    const { person } = open('?page=3')
    await row()
    expect(requests).toEqual(['?status=-1&pageIndex=3&pageSize=10'])
    await person.type(screen.getByRole('textbox', { name: 'User' }), ' Lin ')
    await person.click(screen.getByRole('combobox', { name: 'Organisation' }))
    await person.click(await screen.findByTitle(/Renewals/))
    await person.type(screen.getByRole('textbox', { name: 'Corpus ID' }), '12')
    await person.click(screen.getByRole('combobox', { name: 'Status' }))
    await person.click(await screen.findByTitle('Expired'))
    await person.click(inquire())
    await waitFor(() =>
      expect(requests.at(-1)).toBe('?name=Lin&orgId=4&corpusId=12&status=1&pageIndex=1&pageSize=10'),
    )
  })

  test('send a date of the address as YYYYMMDD [VOICE-024, VOICE-025]', async () => {
    open('?date=2026-11-20')
    await row()
    expect(lastQuery().get('date')).toBe('20261120')
  })

  test.each(['9', '-2', 'x'])(
    'drop the status %s, which does not exist, and say so: the field is empty, and no status but all is sent [VOICE-027, STAT-020]',
    async (status) => {
      open(`?status=${status}`)
      await row()
      expect(lastQuery().getAll('status')).toEqual(['-1'])
      const field = screen.getByRole('combobox', { name: 'Status' }).closest('.ant-select')
      expect(field).not.toHaveTextContent(/In use|Expired|Deprecated|-2|9|x/)
      expect(
        screen.getByText(/status/, { selector: '[role=status] *, [role=alert] *, p, span' }),
      ).toBeVisible()
    },
  )

  test('that exclude every sample are named, with how many are hidden', async () => {
    network.use(
      mockCall(voiceprint.corpora, ({ query }) => ({
        list: [],
        count: query.status === 1 ? 0 : 5,
        countIsCapped: false,
      })),
    )
    const { person, router } = open('?status=1&orgId=4')
    expect(await screen.findByText('No sample matches')).toBeVisible()
    expect(await screen.findByText('Status: Expired')).toBeVisible()
    expect(await screen.findByText('Organisation: Renewals')).toBeVisible()
    expect(await screen.findByText('5 records are hidden by these filters.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Remove Status: Expired' }))
    await waitFor(() => expect(router.state.location.search).toBe('?orgId=4'))
  })
})

describe('the list', () => {
  test('has the columns of a sample, and pages over the count [VOICE-025, VOICE-028, VOICE-030]', async () => {
    count = 31
    const { person } = open()
    expect(await cellTexts(/Lin Mei/)).toEqual([
      '12',
      'Lin Mei',
      'Harbour Mutual',
      'Day shift',
      '01:01:01',
      '2026-11-20 14:30:00',
      '2026-11-20 15:30:00',
      'In use',
      'PlayDelete',
    ])
    expect(columnHeads()).toEqual([
      'Corpus ID',
      'User',
      'Organisation',
      'Category name',
      'Voice length',
      'Session',
      'Created',
      'Status',
      'Actions',
    ])
    await person.click(screen.getByRole('button', { name: /4/ }))
    await waitFor(() => expect(lastQuery().get('pageIndex')).toBe('4'))
  })

  test.each([
    ['en', ['In use', 'Expired', 'Deprecated']],
    ['zh', ['使用中', '已过期', '已弃用']],
  ] as const)(
    'says the status in words in %s, and offers no way to change it; a length of 0 is - [VOICE-029, VOICE-030]',
    async (language, words) => {
      const STATUSES = [0, 1, 2] as const
      corpora = STATUSES.map((status) => ({
        ...sampleCorpus,
        corpusId: status + 1,
        status,
        voiceDuration: 0,
      }))
      open('', { language })
      const rows = await screen.findAllByRole('row', { name: /Lin Mei/ })
      expect(rows).toHaveLength(3)
      for (const [index, word] of words.entries()) {
        const cells = within(rows[index] ?? document.body).getAllByRole('cell')
        expect(cells.at(7)).toHaveTextContent(word)
        expect(cells.at(4)).toHaveTextContent(/^-$/)
        expect(within(rows[index] ?? document.body).getAllByRole('button')).toHaveLength(2)
      }
    },
  )

  test('sorts by the category name, up, down and not at all [VOICE-031]', async () => {
    const { person } = open('?page=2')
    await row()
    expect(lastQuery().has('order')).toBe(false)
    expect(lastQuery().has('asc')).toBe(false)
    const head = () => screen.getByRole('columnheader', { name: /Category name/ })
    await person.click(head())
    await waitFor(() =>
      expect(requests.at(-1)).toBe('?status=-1&order=catalogName&asc=true&pageIndex=1&pageSize=10'),
    )
    await person.click(head())
    await waitFor(() =>
      expect(requests.at(-1)).toBe('?status=-1&order=catalogName&asc=false&pageIndex=1&pageSize=10'),
    )
    await person.click(head())
    await waitFor(() => expect(requests.at(-1)).toBe('?status=-1&pageIndex=1&pageSize=10'))
  })

  test('has cards on a phone', async () => {
    setViewportWidth(390)
    open()
    const card = await screen.findByRole('article', { name: 'Lin Mei' })
    expect(card).toHaveTextContent('#12 · Harbour Mutual · Day shift · 01:01:01')
    expect(within(card).getByRole('button', { name: 'Play Sample 12 of Lin Mei' })).toBeVisible()
  })

  test('that cannot be loaded is logged without a toast, and its filters stay usable [VOICE-056]', async () => {
    network.use(mockStatus(voiceprint.corpora, 500))
    const { services } = open('?search=Lin')
    expect(await screen.findByText('The samples could not be loaded')).toBeVisible()
    expect(services.reportError).toHaveBeenCalledWith(expect.any(Error), 'voiceprint.corpora')
    expect(services.toast.error).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox', { name: 'User' })).toHaveValue('Lin')
    expect(screen.getByRole('button', { name: /Retry/ })).toBeEnabled()
  })

  test('without samples says how they come', async () => {
    corpora = []
    open()
    expect(await screen.findByText('No samples yet')).toBeVisible()
  })
})

describe('play', () => {
  test('opens the player with the address of the row, whose one button plays and pauses at five speeds [VOICE-032, VOICE-053, VOICE-054]', async () => {
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Play Sample 12 of Lin Mei' }))
    const dialog = within(await findDialog('Sample 12 of Lin Mei'))
    await waitFor(() => expect(sounds.address()).toBe('/voice/12'))
    act(() => sounds.load(10))
    await person.click(dialog.getByRole('button', { name: 'Play' }))
    expect(sounds.isPaused()).toBe(false)
    await person.click(dialog.getByRole('combobox', { name: 'Speed' }))
    await person.click(await screen.findByTitle('1.25×'))
    expect(sounds.rate()).toBe(1.25)
    act(() => sounds.end())
    expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('is disabled without an address, and says why [VOICE-032]', async () => {
    corpora = [{ ...sampleCorpus, url: '' }]
    open()
    const play = await screen.findByRole('button', { name: 'Play Sample 12 of Lin Mei' })
    expect(play).toBeDisabled()
    expect(play).toHaveAttribute('title', 'There is no audio any more')
  })

  test('of an address that no longer works shows the reason, and Retry uses the address of a new list [VOICE-055]', async () => {
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Play Sample 12 of Lin Mei' }))
    const dialog = within(await findDialog('Sample 12 of Lin Mei'))
    await waitFor(() => expect(sounds.address()).toBe('/voice/12'))
    act(() => sounds.fail(4))
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Playback failed. Check that the file has not expired or been deleted. The sound cannot be loaded',
    )
    corpora = [{ ...sampleCorpus, url: '/voice/12-new' }]
    await person.click(dialog.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(sounds.address()).toBe('/voice/12-new'))
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('delete', () => {
  test('is confirmed, sends the corpus id, says so and loads the list again [VOICE-022, VOICE-033]', async () => {
    const { person, services } = open()
    await person.click(await screen.findByRole('button', { name: 'Delete Sample 12 of Lin Mei' }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Deleted successfully'))
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Delete this sample?', isDestructive: true }),
    )
    expect(removed).toEqual([12])
    expect(await screen.findByText('No samples yet')).toBeVisible()
  })

  test('that is cancelled sends nothing, and one that fails says so [VOICE-022, VOICE-033]', async () => {
    const { person, services } = open()
    const remove = await screen.findByRole('button', { name: 'Delete Sample 12 of Lin Mei' })
    services.confirm.mockResolvedValueOnce(false)
    await person.click(remove)
    expect(services.confirm).toHaveBeenCalledTimes(1)
    expect(removed).toEqual([])
    network.use(mockCall(voiceprint.removeCorpus, new Refusal(1500, 'Not now.')))
    await person.click(remove)
    await waitFor(() =>
      expect(services.toast.error).toHaveBeenCalledWith(
        'Deletion failed. Please refresh the page and try again (Not now.)',
      ),
    )
  })
})

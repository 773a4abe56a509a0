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
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cellTexts, columnHeads, openVoiceprint } from '../../testing/open-voiceprint.ts'
import { sampleCheck } from '../../testing/voice.samples.ts'

let checks: voiceprint.CheckRecord[]
let count: number | null
/** The addresses of the list as they were requested. */
let requests: string[]
let removed: number[]
let sounds: FakeSounds

beforeEach(() => {
  sounds = fakeSounds()
  checks = [sampleCheck]
  count = null
  requests = []
  removed = []
  network.use(
    mockCall(voiceprint.checks, ({ request }) => {
      requests.push(new URL(request.url).search)
      return { list: checks, count: count ?? checks.length, countIsCapped: false }
    }),
    mockCall(voiceprint.removeCheck, ({ query }) => {
      removed.push(query.id)
      checks = checks.filter(({ taskId }) => taskId !== query.id)
      return null
    }),
  )
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  sounds.restore()
  setViewportWidth(1440)
})

const open = (query = '', options = {}) => openVoiceprint('record', query, options)
const button = async (name: string) => screen.findByRole('button', { name })
/** Chooses an action that is behind the first ones of the row. */
async function chooseMore(person: ReturnType<typeof open>['person'], action: string) {
  await person.click(await button(ofCheck('More actions')))
  await person.click(await screen.findByRole('menuitem', { name: action }))
}
const ofCheck = (action: string) => `${action} check 501 of Lin Mei`

describe('the list', () => {
  test('requests every status, sends the filters from page 1 on, and pages over the count [VOICE-001, VOICE-034]', async () => {
    count = 31
    const { person } = open('?date=2026-11-19&checkDate=2026-11-20&page=3')
    await screen.findByRole('row', { name: /Lin Mei/ })
    expect(requests).toEqual(['?date=20261119&checkDate=20261120&status=-1&pageIndex=3&pageSize=10'])
    await person.type(screen.getByRole('textbox', { name: 'User' }), 'Lin')
    await person.click(screen.getByRole('combobox', { name: 'Organisation' }))
    await person.click(await screen.findByTitle(/Renewals/))
    await person.click(screen.getByRole('combobox', { name: 'Result' }))
    await person.click(await screen.findByTitle('Consistent'))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() =>
      expect(requests.at(-1)).toBe(
        '?name=Lin&orgId=4&date=20261119&checkDate=20261120&status=2&pageIndex=1&pageSize=10',
      ),
    )
    await person.click(screen.getByRole('button', { name: /4/ }))
    await waitFor(() => expect(new URLSearchParams(requests.at(-1)).get('pageIndex')).toBe('4'))
  })

  test('filters by a date that is chosen in a calendar, which comes with the first click', async () => {
    // In the company's zone it is the next day.
    vi.useFakeTimers({ now: Date.parse('2026-11-20T17:00:00Z'), toFake: ['Date'] })
    const { person, services } = open()
    await screen.findByRole('row', { name: /Lin Mei/ })
    expect(services.loadTier).not.toHaveBeenCalledWith('data')
    fireEvent.mouseDown(screen.getByRole('button', { name: 'Checked on Select date' }))
    await person.click(await screen.findByText('Today'))
    expect(services.loadTier).toHaveBeenCalledWith('data')
    expect(requests).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(new URLSearchParams(requests.at(-1)).get('checkDate')).toBe('20261121'))
  })

  test('has the columns of a record, and the time of its sample is that of the entry with status 2 [VOICE-035, VOICE-038]', async () => {
    open()
    expect(await cellTexts(/Lin Mei/)).toEqual([
      '501',
      'Lin Mei',
      'Harbour Mutual',
      'Consistent1 of 2 comparisons match',
      '00:01:15',
      '2026-11-20 14:30:00',
      '2026-11-20 13:30:00',
      '2026-11-20 15:30:00 · 2026-11-20 16:30:00',
      'PlayEdit',
    ])
    expect(columnHeads()).toEqual([
      'Task ID',
      'User',
      'Organisation',
      'Result',
      'Call length',
      'Session',
      'Sample stored',
      'Created, checked',
      'Actions',
    ])
  })

  test('has no time of a sample, of a check and of a length that there is none of [VOICE-035, VOICE-038]', async () => {
    const { checkTime: _checkTime, ...waiting } = sampleCheck
    checks = [{ ...waiting, status: 0, progress: 'waiting', duration: 0, corpusList: [] }]
    open()
    const cells = await cellTexts(/Lin Mei/)
    expect([cells[4], cells[6], cells[7]]).toEqual(['-', '-', '2026-11-20 15:30:00 · -'])
  })

  test.each([
    ['en', ['Not checked', 'Inconsistent', 'Consistent', 'Manually set consistent']],
    ['zh', ['未核验', '不一致', '一致', '人工设为一致']],
  ] as const)(
    'says the result in words in %s; one that was revised says so instead [VOICE-036, VOICE-037]',
    async (language, words) => {
      checks = [
        { ...sampleCheck, taskId: 1, status: 0 },
        { ...sampleCheck, taskId: 2, status: 1 },
        { ...sampleCheck, taskId: 3, status: 2 },
        { ...sampleCheck, taskId: 4, status: 2, statusRevise: 1 },
      ]
      open('', { language })
      const rows = await screen.findAllByRole('row', { name: /Lin Mei/ })
      expect(rows).toHaveLength(4)
      for (const [index, word] of words.entries()) {
        expect(within(rows[index] ?? document.body).getByText(word)).toBeVisible()
      }
    },
  )

  const REASONS: readonly { change: Partial<voiceprint.CheckRecord>; en: string; zh: RegExp }[] = [
    {
      change: { reason: 'tooShort', speechSeconds: 2.1, neededSeconds: 5 },
      en: 'Too short: 2.1 s of speech, 5 s needed',
      zh: /有效语音 2.1 秒，需要 5 秒/,
    },
    {
      change: { reason: 'tooShort', speechSeconds: 0, duration: 1800 },
      en: 'Too short: 0 s of speech, 5 s needed',
      zh: /：有效语音 0 秒，需要 5 秒/,
    },
    {
      change: { reason: 'tooShort', speechSeconds: 0, duration: 1801 },
      en: 'Too short: 0 s of speech in the first 30 minutes, 5 s needed',
      zh: /前 30 分钟内有效语音 0 秒/,
    },
    {
      change: { reason: 'firstSample' },
      en: 'First sample of Lin Mei stored',
      zh: /Lin Mei的首条语料/,
    },
    { change: { reason: 'notSound' }, en: 'The file is no sound that can be read', zh: /不是可读取的音频/ },
    { change: { reason: 'unreadableKind' }, en: 'This kind of sound, such as AAC, is not read', zh: /AAC/ },
    {
      change: { reason: 'tooNoisy', signalToNoise: 9.8, neededSignalToNoise: 15 },
      en: 'Too noisy to compare: the voice is 9.8 dB above the noise, 15 dB are needed',
      zh: /噪声过大，无法比对：信噪比 9.8 dB，需要 15 dB/,
    },
    {
      change: { reason: 'channelsSwapped' },
      en: 'Agent and customer seem to be exchanged in the channels of this recording, or of that of the sample; no sample was stored',
      zh: /声道疑似颠倒，未保存语料/,
    },
    {
      change: { reason: 'channelsAlike' },
      en: 'Both channels have the same voice, so nobody can say whose; no sample was stored',
      zh: /两个声道为同一声音/,
    },
    {
      change: { reason: null, signalToNoise: 21.3 },
      en: '1 of 2 comparisons match; the voice is 21.3 dB above the noise',
      zh: /比对 2 条语料，1 条一致；信噪比 21.3 dB/,
    },
    { change: { reason: 'recordingGone' }, en: 'The recording was deleted before its check', zh: /已被删除/ },
    { change: { reason: 'overLimit' }, en: 'The check needed more time or memory than it may', zh: /内存/ },
    { change: { reason: 'failed' }, en: 'The check failed; the log of the server says why', zh: /日志/ },
    {
      change: { progress: 'waiting', reason: null },
      en: 'Lin Mei is due: the check is waiting to start',
      zh: /轮到Lin Mei，等待核验/,
    },
    {
      change: { progress: 'running', reason: null },
      en: 'Lin Mei is due: the check is running',
      zh: /轮到Lin Mei，正在核验/,
    },
  ]

  test('says why nothing was compared, how good the sound is, and whose turn it is, in both languages', async () => {
    checks = REASONS.map(({ change }, index) => ({ ...sampleCheck, taskId: index + 1, status: 0, ...change }))
    const inEnglish = open()
    expect(await screen.findAllByRole('row', { name: /Lin Mei/ })).toHaveLength(15)
    for (const { en } of REASONS) expect(screen.getByText(en)).toBeVisible()
    inEnglish.unmount()
    open('', { language: 'zh' })
    await screen.findAllByRole('row', { name: /Lin Mei/ })
    for (const { zh } of REASONS) expect(screen.getByText(zh)).toBeVisible()
  })

  test('has cards on a phone', async () => {
    setViewportWidth(390)
    open()
    const card = await screen.findByRole('article', { name: 'Lin Mei' })
    expect(card).toHaveTextContent('#501 · Harbour Mutual · 00:01:15')
    expect(within(card).getByText('Consistent')).toBeVisible()
  })

  test('says that no check fits the filters, and which they are', async () => {
    checks = []
    open('?status=1&checkDate=2026-11-20')
    expect(await screen.findByText('No check matches')).toBeVisible()
    expect(await screen.findByText('Result: Inconsistent')).toBeVisible()
    expect(screen.getByText('Checked on: 2026-11-20')).toBeVisible()
  })

  test('that cannot be loaded is logged without a toast, and its filters stay usable [VOICE-056]', async () => {
    network.use(mockStatus(voiceprint.checks, 500))
    const { services } = open()
    expect(await screen.findByText('The check records could not be loaded')).toBeVisible()
    expect(services.reportError).toHaveBeenCalledWith(expect.any(Error), 'voiceprint.checks')
    expect(services.toast.error).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox', { name: 'User' })).toBeEnabled()
  })
})

describe('the actions', () => {
  test('play the source audio, which is disabled without an address [VOICE-039]', async () => {
    checks = [sampleCheck, { ...sampleCheck, taskId: 502, checkVoiceUrl: '' }]
    const { person } = open()
    await person.click(await button(ofCheck('Play source audio')))
    await waitFor(() => expect(sounds.address()).toBe('/voice/source'))
    expect(screen.getByRole('group', { name: 'Source audio of Lin Mei' })).toBeVisible()
    expect(await button('Play source audio check 502 of Lin Mei')).toBeDisabled()
  })

  test('offer Edit for a checked record only, and say why not [VOICE-043]', async () => {
    checks = [
      sampleCheck,
      { ...sampleCheck, taskId: 502, status: 0 },
      { ...sampleCheck, taskId: 503, status: 1 },
    ]
    open()
    for (const id of [501, 503]) expect(await button(`Edit check ${id} of Lin Mei`)).toBeEnabled()
    const edit = await button('Edit check 502 of Lin Mei')
    expect(edit).toBeDisabled()
    expect(edit).toHaveAttribute('title', 'Only a checked record can be edited')
  })

  test('offer Edit for a match only where the platform takes no reason [VOICE-043]', async () => {
    const documented = { ...sampleCheck, reviseReason: undefined }
    checks = [
      documented,
      { ...documented, taskId: 502, status: 0 },
      { ...documented, taskId: 503, status: 1 },
    ]
    open()
    expect(await button(ofCheck('Edit'))).toBeEnabled()
    for (const id of [502, 503]) {
      const edit = await button(`Edit check ${id} of Lin Mei`)
      expect(edit).toBeDisabled()
      expect(edit).toHaveAttribute('title', 'Only a consistent record can be edited')
    }
  })

  test('delete after a confirmation, by the task id [VOICE-022, VOICE-050]', async () => {
    const { person, services } = open()
    services.confirm.mockResolvedValueOnce(false)
    await chooseMore(person, 'Delete')
    expect(removed).toEqual([])
    await chooseMore(person, 'Delete')
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Deleted successfully'))
    expect(removed).toEqual([501])
    expect(await screen.findByText('No checks yet')).toBeVisible()
  })

  test('say that a deletion failed [VOICE-022]', async () => {
    network.use(mockCall(voiceprint.removeCheck, new Refusal(1500, 'Not now.')))
    const { person, services } = open()
    await chooseMore(person, 'Delete')
    await waitFor(() =>
      expect(services.toast.error).toHaveBeenCalledWith(
        'Deletion failed. Please refresh the page and try again (Not now.)',
      ),
    )
  })
})

describe('the export', () => {
  test('starts in the tray with the filters of the list, without paging [VOICE-051, VOICE-052]', async () => {
    const { person, services } = open('?search=Lin&status=2&date=2026-11-19&page=2')
    await person.click(await button('Export'))
    await waitFor(() =>
      expect(services.startExport).toHaveBeenCalledWith({
        kind: 'voiceChecks',
        filter: { name: 'Lin', status: 2, date: '20261119' },
        format: 'xlsx',
      }),
    )
    expect(services.openLink).not.toHaveBeenCalled()
  })

  test('that cannot be started says so and opens nothing [VOICE-052]', async () => {
    const { person, services } = open()
    services.startExport.mockRejectedValue(new Error('no'))
    await person.click(await button('Export'))
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('Export Failed'))
    expect(services.openLink).not.toHaveBeenCalled()
  })
})

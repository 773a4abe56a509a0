import { voiceprint } from '@console/contracts'
import {
  drawingIn,
  layOutCharts,
  mockCall,
  mockNetworkError,
  mockStatus,
  network,
  preloadCharts,
  Refusal,
} from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openVoiceprint } from '../../testing/open-voiceprint.ts'

beforeAll(preloadCharts, 60_000)

let sent: unknown[]
const NO_SCORES = {
  same: Array<number>(50).fill(0),
  other: Array<number>(50).fill(0),
  equalError: null,
  measured: null,
}
const STORED = {
  functionSwitch: 0,
  checkFrequency: 2,
  corporaNum: 5,
  triggerThreshold: 12.5,
  similarityThreshold: 0.6,
  recordExpiration: 30,
} as const

beforeEach(() => {
  sent = []
  serve(STORED)
  network.use(mockCall(voiceprint.scoreDistribution, NO_SCORES))
})

function serve(first: Partial<voiceprint.Settings> & { version?: number | undefined }): void {
  let stored = first
  network.use(
    mockCall(voiceprint.config, () => stored),
    mockCall(voiceprint.saveConfig, ({ body }) => {
      sent.push(body)
      stored = { ...body, ...(body.version === undefined ? {} : { version: body.version + 1 }) }
      return null
    }),
  )
}

const field = async (name: string) => screen.findByRole('spinbutton', { name })
const save = () => screen.getByRole('button', { name: /Save/ })
const fill = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })

const FIELDS = [
  'Check every',
  'Number of comparisons',
  'Comparisons that must match',
  'Threshold of one comparison',
  'Retention',
]

async function values(): Promise<unknown[]> {
  const inputs = await Promise.all(FIELDS.map(field))
  return inputs.map((input) => (input instanceof HTMLInputElement ? input.value : ''))
}

describe('the form', () => {
  test('shows the six stored settings [VOICE-001, VOICE-002]', async () => {
    openVoiceprint('config')
    expect(await values()).toEqual(['2', '5', '12.5', '0.6', '30'])
    expect(screen.getByRole('switch', { name: 'Voiceprint check' })).not.toBeChecked()
  })

  test('begins with the default of each setting that the server does not have [VOICE-003]', async () => {
    serve({})
    openVoiceprint('config')
    expect(await values()).toEqual(['1', '3', '3', '0.43', '7'])
    expect(screen.getByRole('switch', { name: 'Voiceprint check' })).toBeChecked()
  })

  test('sends exactly the six settings as numbers, the switch as 1 or 0, and says that they are saved [VOICE-005, VOICE-012]', async () => {
    const { person, services } = openVoiceprint('config')
    await fill('Threshold of one comparison', '0.55')
    await person.click(screen.getByRole('switch', { name: 'Voiceprint check' }))
    await person.click(save())
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Saved successfully'))
    expect(sent).toEqual([{ ...STORED, functionSwitch: 1, similarityThreshold: 0.55 }])
    expect(await values()).toEqual(['2', '5', '12.5', '0.55', '30'])
    await person.click(screen.getByRole('switch', { name: 'Voiceprint check' }))
    await person.click(save())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ ...STORED, functionSwitch: 0, similarityThreshold: 0.55 })
  })

  test('shows at its field what somebody else saved meanwhile, and saves once one of both is chosen', async () => {
    serve({ ...STORED, version: 4 })
    const { person, services } = openVoiceprint('config')
    await fill('Threshold of one comparison', '0.55')
    await fill('Retention', '31')
    serve({ ...STORED, corporaNum: 9, similarityThreshold: 0.7, version: 5 })
    network.use(mockCall(voiceprint.saveConfig, new Refusal(409, 'Meanwhile.', { status: 409 })))
    await person.click(save())
    expect(await screen.findByText('Somebody changed this meanwhile.')).toBeVisible()
    serve({ ...STORED, corporaNum: 9, similarityThreshold: 0.7, version: 5 })
    expect(await values()).toEqual(['2', '5', '12.5', '0.55', '31'])
    expect(await field('Number of comparisons, as saved by somebody else')).toHaveValue(9)
    expect(await field('Threshold of one comparison, as saved by somebody else')).toHaveValue(0.7)
    expect(screen.queryByLabelText('Retention, as saved by somebody else')).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Keep my changes' }))
    expect(await values()).toEqual(['2', '9', '12.5', '0.55', '31'])
    await person.click(save())
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Saved successfully'))
    expect(sent).toEqual([
      { ...STORED, corporaNum: 9, similarityThreshold: 0.55, recordExpiration: 31, version: 5 },
    ])
  })

  test('requires every setting: each that is empty is marked, and nothing is sent [VOICE-004]', async () => {
    const { person } = openVoiceprint('config')
    expect(FIELDS).toHaveLength(5)
    for (const name of FIELDS) {
      const before = await field(name)
      const { value } = before as HTMLInputElement
      await fill(name, '')
      await person.click(save())
      expect(await field(name)).toHaveAccessibleDescription('Required')
      expect(await field(name)).toBeInvalid()
      await fill(name, value)
      expect(await field(name)).not.toHaveAttribute('aria-invalid')
    }
    expect(sent).toEqual([])
  })

  /** Saves each value in turn and returns the outcomes. */
  async function trySaving(name: string, values: readonly string[]): Promise<string[]> {
    const { person } = openVoiceprint('config')
    const outcomes: string[] = []
    const isRefused = () => screen.getByRole('spinbutton', { name }).matches('[aria-invalid=true]')
    const isSaved = () => screen.getByRole('button', { name: 'Discard changes' }).matches(':disabled')
    for (const value of values) {
      const before = sent.length
      await fill(name, value)
      await person.click(save())
      await waitFor(() => expect(isRefused() || isSaved()).toBe(true))
      outcomes.push(`${value} ${sent.length > before ? 'saved' : 'refused'}`)
    }
    return outcomes
  }

  async function boundsOf(name: string): Promise<(string | null)[]> {
    const input = await field(name)
    return ['min', 'max', 'step'].map((attribute) => input.getAttribute(attribute))
  }

  test('takes whole days from 0 to 30 between checks [VOICE-006]', async () => {
    const outcomes = await trySaving('Check every', ['-1', '31', '1.5', '0', '30'])
    expect(outcomes).toEqual(['-1 refused', '31 refused', '1.5 refused', '0 saved', '30 saved'])
    expect(await boundsOf('Check every')).toEqual(['0', '30', '1'])
  })

  test('takes 1 to 100 comparisons, and no part of one [VOICE-007]', async () => {
    const outcomes = await trySaving('Number of comparisons', ['0', '1.5', '101', '1', '100'])
    expect(outcomes).toEqual(['0 refused', '1.5 refused', '101 refused', '1 saved', '100 saved'])
    expect(await boundsOf('Number of comparisons')).toEqual(['0', '100', '1'])
  })

  test('takes a percentage above 0, at most 100 [VOICE-009]', async () => {
    const outcomes = await trySaving('Comparisons that must match', ['0', '100.5', '0.005', '100', '0.01'])
    expect(outcomes).toEqual(['0 refused', '100.5 refused', '0.005 refused', '100 saved', '0.01 saved'])
    expect(await boundsOf('Comparisons that must match')).toEqual(['0', '100', '1'])
  })

  test('takes thresholds of one comparison from 0.01 to 0.99 [VOICE-010]', async () => {
    const outcomes = await trySaving('Threshold of one comparison', ['0', '1', '0.435', '0.01', '0.99'])
    expect(outcomes).toEqual(['0 refused', '1 refused', '0.435 refused', '0.01 saved', '0.99 saved'])
    expect(await boundsOf('Threshold of one comparison')).toEqual(['0', '1', '0.01'])
  })

  test('takes whole days of retention from 0 to 90 [VOICE-011]', async () => {
    const outcomes = await trySaving('Retention', ['91', '-1', '0.5', '0', '90'])
    expect(outcomes).toEqual(['91 refused', '-1 refused', '0.5 refused', '0 saved', '90 saved'])
    expect(await boundsOf('Retention')).toEqual(['0', '90', '1'])
  })

  test('hints at fewer than 3 comparisons, and saves them [VOICE-008]', async () => {
    const { person } = openVoiceprint('config')
    const hint = 'Fewer than 3 comparisons make recognition less accurate'
    await fill('Number of comparisons', '2')
    expect(screen.getByText(hint)).toBeVisible()
    await fill('Number of comparisons', '3')
    expect(screen.queryByText(hint)).not.toBeInTheDocument()
    await fill('Number of comparisons', '2')
    await person.click(save())
    await waitFor(() => expect(sent).toEqual([{ ...STORED, corporaNum: 2 }]))
  })

  const FAILURES = [
    ['a refusal', mockCall(voiceprint.saveConfig, new Refusal(1500, 'Not now.')), /Not now/],
    ['a lost connection', mockNetworkError(voiceprint.saveConfig), /connection|network/i],
  ] as const

  test.each(FAILURES)(
    'after %s says that the update failed and leaves what was typed [VOICE-013]',
    async (_, handler, reason) => {
      network.use(handler)
      const { person, services } = openVoiceprint('config')
      await fill('Retention', '60')
      await person.click(save())
      await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('Update failed'))
      expect(await values()).toEqual(['2', '5', '12.5', '0.6', '60'])
      expect(screen.getByRole('alert')).toHaveTextContent(reason)
      expect(services.toast.success).not.toHaveBeenCalled()
    },
  )

  test('that cannot be loaded says so, logs it and can be tried again [VOICE-056]', async () => {
    network.use(mockStatus(voiceprint.config, 500))
    const { person, services } = openVoiceprint('config')
    expect(await screen.findByText('The settings could not be loaded')).toBeVisible()
    expect(services.reportError).toHaveBeenCalledWith(expect.any(Error), 'voiceprint.config')
    expect(services.toast.error).not.toHaveBeenCalled()
    serve(STORED)
    await person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await field('Retention')).toBeVisible()
  })

  test('confirms before unsaved changes are left, and can discard them', async () => {
    const { person, services } = openVoiceprint('config')
    await fill('Retention', '60')
    await waitFor(() => expect(services.guardLeaving).toHaveBeenCalled())
    await person.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(await values()).toEqual(['2', '5', '12.5', '0.6', '30'])
  })
})

/** Scores of 40 comparisons each: others score below 0.5, the same person above 0.4. */
const SCORES = {
  other: NO_SCORES.other.with(10, 30).with(22, 8).with(24, 2),
  same: NO_SCORES.same.with(21, 2).with(23, 2).with(35, 36),
  equalError: { threshold: 0.464, rate: 0.05 },
  measured: null,
}

const preview = async () => screen.findByRole('region', { name: 'Scores of recorded comparisons' })

describe('before saving', () => {
  test('the threshold being typed is a line in the scores, and in words what it would have said', async () => {
    layOutCharts({ width: 800, height: 280 })
    network.use(mockCall(voiceprint.scoreDistribution, SCORES))
    openVoiceprint('config')
    const panel = within(await preview())
    expect(
      await panel.findByText(
        'False accepts: at 0.6, about 0 of 40 comparisons with other people would have matched (0%).',
      ),
    ).toBeVisible()
    await fill('Threshold of one comparison', '0.45')
    expect(
      panel.getByText(
        'False accepts: at 0.45, about 6 of 40 comparisons with other people would have matched (15%).',
      ),
    ).toBeVisible()
    expect(
      panel.getByText(
        'False rejects: at 0.45, about 2 of 40 comparisons with the same person would not have matched (5%).',
      ),
    ).toBeVisible()
    const figure = await panel.findByRole('figure')
    const { option } = await drawingIn(figure)
    await waitFor(() =>
      expect(option()['series']).toMatchObject([
        { name: 'Same person', type: 'bar' },
        { name: 'Other people', type: 'bar' },
        {
          type: 'line',
          data: [
            [0.45, 0],
            [0.45, 90],
          ],
        },
      ]),
    )
    expect(sent).toEqual([])
  })

  test('the threshold of the equal error rate can be taken over', async () => {
    network.use(mockCall(voiceprint.scoreDistribution, SCORES))
    const { person } = openVoiceprint('config')
    const panel = within(await preview())
    expect(await panel.findByText(/Equal error rate: 5%, at a threshold of 0.46/)).toBeVisible()
    await person.click(panel.getByRole('button', { name: 'Use 0.46' }))
    expect(await field('Threshold of one comparison')).toHaveValue(0.46)
    expect(panel.queryByRole('button', { name: 'Use 0.46' })).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  test('no threshold, and scores of one kind only, say so', async () => {
    network.use(mockCall(voiceprint.scoreDistribution, { ...SCORES, same: NO_SCORES.same, equalError: null }))
    openVoiceprint('config')
    const panel = within(await preview())
    expect(await panel.findByText(/no comparisons with the same person yet/)).toBeVisible()
    expect(panel.getByText('The equal error rate needs scores of both.')).toBeVisible()
    await fill('Threshold of one comparison', '1')
    expect(panel.getByText('Type a threshold to see what it would have said.')).toBeVisible()
  })

  test('without scores there is a state that says what comes', async () => {
    openVoiceprint('config', '', { language: 'zh' })
    expect(await screen.findByText('暂无得分')).toBeVisible()
  })

  test('the measured error rates of the comparison say of whose voices and when, in both languages', async () => {
    const measured = {
      model: 'built-in-3',
      measuredOn: '2026-11-29',
      voices: 60,
      threshold: 0.43,
      rows: [
        { condition: 'noise20', tooNoisy: 0, refused: 0.042, accepted: 0.031, equalError: 0.035 },
        { condition: 'noise10', tooNoisy: 1, refused: null, accepted: null, equalError: null },
      ],
    } as const satisfies voiceprint.MeasuredErrors
    network.use(mockCall(voiceprint.scoreDistribution, { ...NO_SCORES, measured }))
    const inEnglish = openVoiceprint('config')
    const name = 'Measured error rates of the comparison'
    const table = await screen.findByRole('region', { name })
    expect(table).toHaveTextContent(
      /Of 60 synthetic voices in English and Chinese.* at a threshold of 0.43; built-in-3, measured on 2026-11-29/,
    )
    const cells = (row: string) =>
      [...within(table).getByRole('row', { name: new RegExp(row) }).children].map(
        ({ textContent }) => textContent,
      )
    expect(cells('20 dB')).toEqual(['Noise, 20 dB below the voice', '4.2%', '3.1%', '3.5%', '0%'])
    expect(cells('10 dB').slice(1)).toEqual([
      'nothing compared',
      'nothing compared',
      'nothing compared',
      '100%',
    ])
    inEnglish.unmount()
    openVoiceprint('config', '', { language: 'zh' })
    const chinese = await screen.findByRole('region', { name: '声音比对的实测错误率' })
    expect(chinese).toHaveTextContent(/基于 60 个中英文合成声音.*阈值为 0.43；模型 built-in-3/)
    expect(within(chinese).getByRole('row', { name: /信噪比 20 dB/ })).toHaveTextContent('4.2%')
  })

  test('scores that cannot be loaded leave the form usable [VOICE-056]', async () => {
    network.use(mockStatus(voiceprint.scoreDistribution, 500))
    const { services } = openVoiceprint('config')
    expect(await screen.findByText('The scores could not be loaded')).toBeVisible()
    expect(await field('Retention')).toBeEnabled()
    expect(services.reportError).toHaveBeenCalledWith(expect.any(Error), 'voiceprint.scoreDistribution')
    expect(services.toast.error).not.toHaveBeenCalled()
  })
})

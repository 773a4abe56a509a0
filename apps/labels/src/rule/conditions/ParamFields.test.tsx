import type { label } from '@console/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { condition, typed } from '../../testing/conditions.samples.ts'
import { card, offeredOptions, openRule } from '../../testing/open-rule.tsx'

const inCard = () => within(card('A'))
const keywords = () => screen.getByRole('textbox', { name: 'Keywords' })
const spin = (name: string) => screen.getByRole('spinbutton', { name })

/** Opens the card of a condition of this type with these parameters. */
async function openType(type: label.ConditionType, params: object) {
  const view = openRule({ conditions: [typed('A', type, params)], settings: { triggerAt: 'sessionEnd' } })
  await view.toggle('A')
  return view
}

/** Saves, and returns the parameters that are sent. */
async function savedParams({
  save,
  saved,
}: Pick<ReturnType<typeof openRule>, 'save' | 'saved'>): Promise<unknown> {
  const before = saved.length
  await save()
  await waitFor(() => expect(saved).toHaveLength(before + 1))
  return JSON.parse(saved.at(-1)?.conditions[0]?.param ?? '')
}

/** Saves, waits until the wrong field shows its problem and has the focus, and returns whether nothing was sent. */
async function refuses(
  view: ReturnType<typeof openRule>,
  control: () => HTMLElement,
  text: string,
): Promise<boolean> {
  await view.save()
  await waitFor(() => expect(control()).toHaveAccessibleDescription(text))
  expect(control()).toHaveFocus()
  return view.saved.length === 0
}

const comparison = () => inCard().getByRole('combobox', { name: 'Comparison' })

const SPEED = { detectType: 0, operator: null, wordsPerMinute: 300, minWordsThreshold: 0 }
const COUNT = { detectType: 1, keywords: ['cancel'], operator: null, hitCount: 1 }

describe('keywords', () => {
  test.each([
    ['cancel, refund , ,money back,', ['cancel', 'refund', 'money back']],
    ['退保，退款，', ['退保', '退款']],
    ['cancel,cancel , cancel,', ['cancel']],
  ])('%s is read as %j [LABEL-107]', async (text, expected) => {
    const view = await openType(0, { detectType: 1, keywords: [] })
    await view.person.type(keywords(), text)
    expect(view.paramOf('A')).toEqual({ detectType: 1, keywords: expected })
  })

  test('a pasted list becomes keywords, and what is typed without a comma does when the field is left or with Enter [LABEL-107]', async () => {
    const view = await openType(0, { detectType: 1, keywords: [] })
    await view.person.click(keywords())
    await view.person.paste('cancel，refund\nstop')
    expect(view.paramOf('A')).toEqual({ detectType: 1, keywords: ['cancel', 'refund', 'stop'] })
    await view.person.type(keywords(), 'end{Enter}')
    expect(view.paramOf('A')).toMatchObject({ keywords: ['cancel', 'refund', 'stop', 'end'] })
    expect(view.saved).toEqual([])
    await view.person.type(keywords(), ' over ')
    await view.person.tab()
    expect(view.paramOf('A')).toMatchObject({ keywords: ['cancel', 'refund', 'stop', 'end', 'over'] })
  })

  test('what is typed becomes a keyword when the pointer is released: until then nothing moves below it', async () => {
    const view = await openType(0, { detectType: 1, keywords: [] })
    await view.person.type(keywords(), 'cancel')
    const target = screen.getByRole('button', { name: 'Add condition' })
    await view.person.pointer({ target, keys: '[MouseLeft>]' })
    expect(keywords()).not.toHaveFocus()
    expect(view.paramOf('A')).toEqual({ detectType: 1, keywords: [] })
    await view.person.pointer({ target, keys: '[/MouseLeft]' })
    expect(view.paramOf('A')).toEqual({ detectType: 1, keywords: ['cancel'] })
  })

  test('each can be removed, the last one also by Backspace', async () => {
    const view = await openType(0, { detectType: 1, keywords: ['cancel', 'refund', 'stop'] })
    await view.person.click(screen.getByRole('button', { name: 'Remove cancel' }))
    expect(keywords()).toHaveFocus()
    await view.person.keyboard('{Backspace}')
    expect(view.paramOf('A')).toEqual({ detectType: 1, keywords: ['refund'] })
  })

  test('all of them is 0, any 1 and none 2 [LABEL-108]', async () => {
    const view = await openType(0, { detectType: 1, keywords: ['cancel'] })
    for (const [name, detectType] of [
      ['All of', 0],
      ['None of', 2],
      ['Any of', 1],
    ] as const) {
      await view.choose('Keywords found', name, 'A')
      expect(await savedParams(view)).toEqual({ detectType, keywords: ['cancel'] })
    }
  })

  test('nothing, blanks and commas are no keyword and are refused [LABEL-109]', async () => {
    const view = await openType(0, { detectType: 1, keywords: [] })
    for (const text of ['', ' ', ',', ' ,， ']) {
      await view.person.clear(keywords())
      if (text !== '') await view.person.type(keywords(), text)
      expect(await refuses(view, keywords, 'Enter at least one keyword.')).toBe(true)
    }
  })

  test('a keyword of 100 characters is taken, one of 101 refused', async () => {
    const view = await openType(0, { detectType: 1, keywords: ['k'.repeat(101)] })
    expect(await refuses(view, keywords, 'A keyword has at most 100 characters.')).toBe(true)
    await view.person.keyboard('{Backspace}')
    await view.person.paste(`${'k'.repeat(100)},`)
    expect(await savedParams(view)).toEqual({ detectType: 1, keywords: ['k'.repeat(100)] })
  })
})

describe('regular expressions', () => {
  test('one is sent as it was typed, an empty one is refused [LABEL-110, LABEL-111]', async () => {
    const view = await openType(1, { regex: '' })
    const regex = () => screen.getByRole('textbox', { name: 'Regular expression' })
    expect(await refuses(view, regex, 'Enter a regular expression.')).toBe(true)
    await view.person.click(regex())
    await view.person.paste('(15|fifteen) days ')
    expect(await savedParams(view)).toEqual({ regex: '(15|fifteen) days ' })
  })
})

describe('operators', () => {
  const COMPARED: [string, label.ConditionType, object][] = [
    ['speech speed', 3, SPEED],
    ['conversation turns', 6, { operator: null, round: 10 }],
    ['keyword count', 8, COUNT],
    ['ringing duration', 10, { operator: null, duration: 31 }],
    ['call duration', 11, { operator: null, duration: 29 }],
  ]
  test.each(COMPARED)(
    'of %s are exactly six: a missing one is refused, a chosen one sent with the number [LABEL-105, LABEL-113, LABEL-117, LABEL-120, LABEL-121, LABEL-125..128]',
    async (_name, type, params) => {
      const view = await openType(type, params)
      expect(await refuses(view, comparison, 'Choose a comparison.')).toBe(true)
      await view.person.click(comparison())
      expect(await offeredOptions()).toEqual(['=', '<', '<=', '>', '>=', '!='])
      await view.choose('Comparison', '!=', 'A')
      expect(await savedParams(view)).toEqual({ ...params, operator: '!=' })
    },
  )
})

describe('numbers', () => {
  type NumberField = {
    name: string
    type: label.ConditionType
    key: string
    params: object
    min: number
    max: number
  }
  const FIELDS: NumberField[] = [
    {
      name: 'Words a minute',
      type: 3,
      key: 'wordsPerMinute',
      params: { ...SPEED, operator: '>' },
      min: 1,
      max: 1000,
    },
    {
      name: 'Leave out sentences below (words)',
      type: 3,
      key: 'minWordsThreshold',
      params: { ...SPEED, operator: '>' },
      min: 0,
      max: 100,
    },
    {
      name: 'Silence at least (seconds)',
      type: 4,
      key: 'duration',
      params: { duration: 60, preSentencePolicy: 0 },
      min: 1,
      max: 1000,
    },
    { name: 'Turns', type: 6, key: 'round', params: { operator: '>', round: 10 }, min: 1, max: 1000 },
    { name: 'Times', type: 8, key: 'hitCount', params: { ...COUNT, operator: '>' }, min: 1, max: 10 },
    {
      name: 'Seconds',
      type: 10,
      key: 'duration',
      params: { operator: '>', duration: 30 },
      min: 1,
      max: 1000,
    },
    {
      name: 'Seconds',
      type: 11,
      key: 'duration',
      params: { operator: '>', duration: 30 },
      min: 1,
      max: 1000,
    },
  ]

  test.each(FIELDS)(
    '$name of type $type take their bounds, become them when more or less was typed, and cannot be left out [LABEL-112, LABEL-115, LABEL-116, LABEL-118, LABEL-120, LABEL-125, LABEL-127]',
    async ({ name, type, key, params, min, max }) => {
      const view = await openType(type, params)
      for (const [written, number] of [
        [min, min],
        [min - 1, min],
        [max, max],
        [max + 1, max],
      ] as const) {
        await view.person.clear(spin(name))
        await view.person.type(spin(name), String(written))
        await view.person.tab()
        expect(view.paramOf('A')).toEqual({ ...params, [key]: number })
      }
      await view.person.clear(spin(name))
      expect(await refuses(view, () => spin(name), 'Enter a number.')).toBe(true)
    },
  )

  const DEFAULTS: [string, string[]][] = [
    ['Speech speed', ['300', '0']],
    ['Silent time', ['60']],
    ['Conversation turns', ['10']],
    ['Ringing duration', ['30']],
    ['Call duration', ['30']],
  ]
  test('begin with the defaults of their type [LABEL-115, LABEL-116, LABEL-118, LABEL-120, LABEL-125, LABEL-127]', async () => {
    const view = openRule({ conditions: [condition('A')], settings: { triggerAt: 'sessionEnd' } })
    await view.toggle('A')
    for (const [name, values] of DEFAULTS) {
      await view.choose('Type', name, 'A')
      await waitFor(() =>
        expect(
          inCard()
            .getAllByRole('spinbutton')
            .map((field) => (field as HTMLInputElement).value)
            .toSorted((one, other) => other.localeCompare(one)),
        ).toEqual(values),
      )
    }
  })

  test.each([0, -1])('a stored count of %i is refused [LABEL-113]', async (hitCount) => {
    const view = await openType(8, { ...COUNT, operator: '>', hitCount })
    expect(await refuses(view, () => spin('Times'), 'From 1 to 10.')).toBe(true)
  })
})

describe('the other types', () => {
  test('keyword count is sent with its four keys, and is refused without keywords [LABEL-112, LABEL-113]', async () => {
    const view = await openType(8, { ...COUNT, keywords: [], operator: '>=' })
    expect(await refuses(view, keywords, 'Enter at least one keyword.')).toBe(true)
    await view.person.type(keywords(), 'refund,')
    await view.choose('Keywords found', 'All of', 'A')
    expect(await savedParams(view)).toEqual({
      detectType: 0,
      keywords: ['refund'],
      operator: '>=',
      hitCount: 1,
    })
  })

  test('speech speed is of each sentence or the average [LABEL-114]', async () => {
    const view = await openType(3, { ...SPEED, operator: '>' })
    const group = screen.getByRole('radiogroup', { name: 'Measure' })
    expect(within(group).getByRole('radio', { name: 'Each sentence' })).toBeChecked()
    await view.person.click(within(group).getByRole('radio', { name: 'Average' }))
    expect(await savedParams(view)).toEqual({
      detectType: 1,
      operator: '>',
      wordsPerMinute: 300,
      minWordsThreshold: 0,
    })
  })

  test('silent time has no comparison, and says whose sentence is before it [LABEL-118, LABEL-119]', async () => {
    const view = await openType(4, { duration: 60, preSentencePolicy: 0 })
    expect(inCard().queryByRole('combobox', { name: 'Comparison' })).not.toBeInTheDocument()
    const group = screen.getByRole('radiogroup', { name: 'Sentence before the silence' })
    expect(within(group).getByRole('radio', { name: 'Of any side' })).toBeChecked()
    await view.person.click(within(group).getByRole('radio', { name: 'Of the same side' }))
    expect(await savedParams(view)).toEqual({ duration: 60, preSentencePolicy: 1 })
  })

  test('the side that hung up is the side of the condition, without parameters [LABEL-122]', async () => {
    const view = openRule({ conditions: [condition('A')], settings: { triggerAt: 'order' } })
    await view.toggle('A')
    await view.choose('Type', 'Hang-up side', 'A')
    await view.person.click(await inCard().findByRole('radio', { name: 'Agent' }))
    expect(await savedParams(view)).toEqual({})
    expect(view.saved[0]?.conditions[0]).toMatchObject({ type: 7, role: 0, param: '{}' })
  })

  test('an accept status is required, which is 0 for not answered and 1 for answered [LABEL-123, LABEL-124]', async () => {
    const view = await openType(9, { status: null })
    const field = () => inCard().getByRole('combobox', { name: 'The call was' })
    expect(await refuses(view, field, 'Choose a status.')).toBe(true)
    await view.choose('The call was', 'Not answered', 'A')
    expect(await savedParams(view)).toEqual({ status: 0 })
    await view.choose('The call was', 'Answered', 'A')
    expect(await savedParams(view)).toEqual({ status: 1 })
  })

  test('an emotion is needed, and angry is the only one [LABEL-129, LABEL-130]', async () => {
    const view = await openType(12, { emotion: null })
    const field = () => inCard().getByRole('combobox', { name: 'Emotion' })
    expect(await refuses(view, field, 'Choose an emotion.')).toBe(true)
    await view.person.click(field())
    expect(await offeredOptions()).toEqual(['Angry'])
    await view.choose('Emotion', 'Angry', 'A')
    expect(await savedParams(view)).toEqual({ emotion: 'ANGRY' })
  })
})

describe('stored parameters', () => {
  test('the text is read into the fields of the type, and sent back as text [LABEL-103]', async () => {
    const param = '{"detectType":1,"operator":">=","wordsPerMinute":250,"minWordsThreshold":4}'
    const view = openRule({ conditions: [condition('A', { type: 3, param })] })
    await view.toggle('A')
    expect(screen.getByRole('radio', { name: 'Average' })).toBeChecked()
    expect(spin('Words a minute')).toHaveValue('250')
    expect(spin('Leave out sentences below (words)')).toHaveValue('4')
    await view.person.clear(spin('Words a minute'))
    await view.person.type(spin('Words a minute'), '260')
    await view.save()
    await waitFor(() => expect(view.saved).toHaveLength(1))
    expect(view.saved[0]?.conditions[0]?.param).toBe(
      '{"detectType":1,"operator":">=","wordsPerMinute":260,"minWordsThreshold":4}',
    )
  })

  test.each(['no JSON', '[1]', '"text"'])(
    '%s opens with the defaults, is marked, and is refused until they are chosen [LABEL-103]',
    async (param) => {
      const view = openRule({ conditions: [condition('A', { type: 4, param })] })
      expect(inCard().getByText('Condition A is incomplete')).toBeVisible()
      await view.save()
      await waitFor(() => expect(screen.getByRole('button', { name: 'Use the defaults' })).toHaveFocus())
      expect(view.saved).toEqual([])
      expect(spin('Silence at least (seconds)')).toHaveValue('60')
      await view.person.click(screen.getByRole('button', { name: 'Use the defaults' }))
      expect(await savedParams(view)).toEqual({ duration: 60, preSentencePolicy: 0 })
    },
  )
})

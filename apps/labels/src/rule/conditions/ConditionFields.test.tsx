import type { label } from '@console/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { condition, typed } from '../../testing/conditions.samples.ts'
import { card, offeredOptions, openRule } from '../../testing/open-rule.tsx'

const inCard = (letter = 'A') => within(card(letter))
const select = (field: string, letter = 'A') => inCard(letter).getByRole('combobox', { name: field })
const spin = (name: string) => screen.getByRole('spinbutton', { name })
const side = (name: string) => inCard().queryByRole('radio', { name })

const DURING = [
  'Keyword',
  'Regular expression',
  'Speech speed',
  'Silent time',
  'Conversation turns',
  'Emotion',
]
const AFTER = ['Hang-up side', 'Keyword count', 'Accept status', 'Ringing duration', 'Call duration']

describe('types', () => {
  test('a label of the call in progress offers exactly six [LABEL-095]', async () => {
    const { person, toggle } = openRule({ conditions: [condition('A')], settings: { triggerAt: 'realtime' } })
    await toggle('A')
    await person.click(select('Type'))
    expect(await offeredOptions()).toEqual(DURING)
  })

  test.each(['sessionEnd', 'order'] as const)(
    'trigger %s offers five more [LABEL-096]',
    async (triggerAt) => {
      const { person, toggle } = openRule({ conditions: [condition('A')], settings: { triggerAt } })
      await toggle('A')
      await person.click(select('Type'))
      // The list renders ten at a time, the last one when it is looked for.
      const offered = await offeredOptions()
      await person.type(select('Type'), 'Emotion')
      await waitFor(async () => expect(await offeredOptions()).toEqual(['Emotion']))
      expect(new Set([...offered, 'Emotion'])).toEqual(new Set([...DURING, ...AFTER]))
    },
  )

  test('a type that the trigger no longer has stays in view, is marked and blocks the save until it is changed [LABEL-095]', async () => {
    const { save, saved, toggle, choose } = openRule({
      conditions: [typed('A', 11, { operator: '>', duration: 30 })],
      settings: { triggerAt: 'realtime' },
    })
    expect(inCard().getByText('Condition A is incomplete')).toBeVisible()
    await save()
    expect(
      await screen.findByText('Condition A is incomplete', { selector: '[role="alert"]' }),
    ).toBeInTheDocument()
    expect(select('Type')).toHaveAccessibleDescription(/This trigger has no such condition/)
    expect(saved).toEqual([])
    await choose('Type', 'Conversation turns', 'A')
    await choose('Comparison', '>', 'A')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    await toggle('A')
    expect(inCard().queryByText('Condition A is incomplete')).not.toBeInTheDocument()
  })

  test('another type begins with its own defaults, without a key of the old one [LABEL-104]', async () => {
    const { toggle, choose, paramOf } = openRule({ conditions: [condition('A')] })
    await toggle('A')
    await choose('Type', 'Speech speed', 'A')
    await waitFor(() =>
      expect(paramOf('A')).toEqual({
        detectType: 0,
        operator: null,
        wordsPerMinute: 300,
        minWordsThreshold: 0,
      }),
    )
    await choose('Type', 'Silent time', 'A')
    await waitFor(() => expect(paramOf('A')).toEqual({ duration: 60, preSentencePolicy: 0 }))
    await choose('Type', 'Keyword', 'A')
    await waitFor(() => expect(paramOf('A')).toEqual({ detectType: 1, keywords: [] }))
  })
})

describe('sides', () => {
  const WITH_SIDE: [label.ConditionType, string][] = [
    [0, 'Said by'],
    [1, 'Said by'],
    [3, 'Said by'],
    [4, 'Said by'],
    [6, 'Said by'],
    [7, 'Side'],
    [8, 'Said by'],
    [12, 'Said by'],
  ]
  test.each(WITH_SIDE)('type %i has a side, agent or customer [LABEL-097]', async (type, name) => {
    const { person, toggle, conditions } = openRule({
      conditions: [typed('A', type, {})],
      settings: { triggerAt: 'sessionEnd' },
    })
    await toggle('A')
    const group = inCard().getByRole('radiogroup', { name })
    expect(within(group).getAllByRole('radio')).toHaveLength(2)
    expect(side('Customer')).toBeChecked()
    await person.click(within(group).getByRole('radio', { name: 'Agent' }))
    expect(conditions()[0]?.role).toBe(0)
    await person.click(within(group).getByRole('radio', { name: 'Customer' }))
    expect(conditions()[0]?.role).toBe(1)
  })

  const WITHOUT_SIDE: label.ConditionType[] = [9, 10, 11]
  test.each(WITHOUT_SIDE)('type %i has none [LABEL-098]', async (type) => {
    const { toggle, choose, conditions } = openRule({
      conditions: [typed('A', type, {}), condition('B')],
      settings: { triggerAt: 'sessionEnd' },
    })
    await toggle('A')
    expect(inCard().getByRole('combobox', { name: 'Type' })).toBeVisible()
    expect(side('Agent')).not.toBeInTheDocument()
    await toggle('B')
    const name = { 9: 'Accept status', 10: 'Ringing duration', 11: 'Call duration' }[type as 9 | 10 | 11]
    await choose('Type', name, 'B')
    // A type without a side is sent as the agent's (LABEL-Q31).
    await waitFor(() => expect(conditions()[1]).toMatchObject({ type, role: 0 }))
  })
})

describe('ranges', () => {
  test('the whole conversation, a fixed range, or one relative to another condition [LABEL-099]', async () => {
    const { person, toggle, choose, conditions } = openRule({ conditions: [condition('A')] })
    await toggle('A')
    await person.click(select('Where'))
    expect(await offeredOptions()).toEqual(['Whole conversation', 'Fixed range', 'Relative to a condition'])
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument()
    await choose('Where', 'Fixed range', 'A')
    await waitFor(() => expect(conditions()[0]?.checkRangeType).toBe(1))
    expect(screen.getAllByRole('spinbutton')).toHaveLength(2)
    await choose('Where', 'Relative to a condition', 'A')
    await waitFor(() => expect(conditions()[0]?.checkRangeType).toBe(2))
  })

  test('both bounds are required, and go with the range [LABEL-100]', async () => {
    const { person, toggle, choose, save, saved, conditions } = openRule({ conditions: [condition('A')] })
    await toggle('A')
    await choose('Where', 'Fixed range', 'A')
    await save()
    await waitFor(() => expect(spin('From sentence')).toHaveFocus())
    expect(spin('From sentence')).toHaveAccessibleDescription('Enter a number.')
    expect(spin('To sentence')).toHaveAccessibleDescription('Enter a number.')
    await person.type(spin('From sentence'), '0')
    await person.type(spin('To sentence'), '5')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.conditions[0]).toMatchObject({ checkRangeBegin: 0, checkRangeEnd: 5 })
    await choose('Where', 'Whole conversation', 'A')
    await waitFor(() =>
      expect(conditions()[0]).toMatchObject({
        checkRangeBegin: null,
        checkRangeEnd: null,
        checkRangePolicy: 0,
      }),
    )
  })

  test.each([
    ['-10000', '-10000', -10_000],
    ['-10001', '-10000', -10_000],
    ['10000', '10000', 10_000],
    ['10001', '10000', 10_000],
    ['2.6', '3', 3],
  ])('%s becomes %s when the field is left [LABEL-100]', async (written, shown, number) => {
    const { person, toggle, conditions } = openRule({
      conditions: [condition('A', { checkRangeType: 1, checkRangeBegin: 0, checkRangeEnd: 0 })],
    })
    await toggle('A')
    await person.clear(spin('To sentence'))
    await person.type(spin('To sentence'), written)
    await person.tab()
    expect(spin('To sentence')).toHaveValue(shown)
    expect(conditions()[0]?.checkRangeEnd).toBe(number)
  })

  test('a range that ends before it begins is refused where both count from the same side [LABEL-100]', async () => {
    const { save, saved, toggle } = openRule({
      conditions: [condition('A', { checkRangeType: 1, checkRangeBegin: 5, checkRangeEnd: 4 })],
    })
    await save()
    await toggle('A')
    await toggle('A')
    expect(spin('To sentence')).toHaveAccessibleDescription('The end is before the beginning.')
    expect(saved).toEqual([])
  })

  test('it waits for another condition of the rule, not for itself [LABEL-101]', async () => {
    const { person, toggle, choose, conditions } = openRule({
      conditions: [condition('A'), condition('B'), condition('C')],
    })
    await toggle('B')
    await person.click(select('Only after', 'B'))
    expect(await offeredOptions()).toEqual(['Condition A', 'Condition C'])
    await choose('Only after', 'Condition C', 'B')
    await waitFor(() => expect(conditions()[1]?.preConditionLambda).toBe('C'))
  })

  test('a relative range needs the condition that it is relative to [LABEL-101]', async () => {
    const { toggle, choose, save, saved } = openRule({
      conditions: [
        condition('A'),
        condition('B', { checkRangeType: 2, checkRangeBegin: 1, checkRangeEnd: 3 }),
      ],
    })
    await save()
    await waitFor(() =>
      expect(select('Relative to', 'B')).toHaveAccessibleDescription(
        'Choose the condition that it is relative to.',
      ),
    )
    expect(saved).toEqual([])
    await choose('Relative to', 'Condition A', 'B')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.conditions[1]?.preConditionLambda).toBe('A')
    await toggle('B')
  })

  test('conditions that wait for each other are refused, until one no longer waits [LABEL-101]', async () => {
    const { person, save, saved, toggle } = openRule({
      conditions: [condition('A', { preConditionLambda: 'B' }), condition('B', { preConditionLambda: 'A' })],
    })
    await save()
    await waitFor(() => expect(select('Only after')).toHaveFocus())
    expect(select('Only after')).toHaveAccessibleDescription(
      'These conditions wait for each other. Choose another.',
    )
    expect(saved).toEqual([])
    await toggle('B')
    await person.click(inCard('B').getByRole('button', { name: /clear/i }))
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  test('a range counts the sentences of any side at first, or of the same [LABEL-102]', async () => {
    const { person, toggle, choose, conditions } = openRule({ conditions: [condition('A')] })
    await toggle('A')
    expect(screen.queryByRole('radiogroup', { name: 'Count sentences of' })).not.toBeInTheDocument()
    await choose('Where', 'Fixed range', 'A')
    const group = await screen.findByRole('radiogroup', { name: 'Count sentences of' })
    expect(within(group).getByRole('radio', { name: 'Any side' })).toBeChecked()
    expect(conditions()[0]?.checkRangePolicy).toBe(0)
    await person.click(within(group).getByRole('radio', { name: 'The same side' }))
    expect(conditions()[0]?.checkRangePolicy).toBe(1)
  })
})

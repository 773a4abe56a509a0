import { label } from '@console/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { condition, typed } from '../../testing/conditions.samples.ts'
import { card, openRule, getCardToggle } from '../../testing/open-rule.tsx'

const add = () => screen.getByRole('button', { name: 'Add condition' })
const press = (letter: string, name: RegExp) => within(card(letter)).getByRole('button', { name })
const letters = (conditions: readonly label.Condition[]) => conditions.map(({ lambda }) => lambda)

describe('letters', () => {
  test('conditions get A, B, C, which are shown and cannot be edited [LABEL-093]', async () => {
    const { person, conditions } = openRule()
    await person.click(add())
    await person.click(add())
    await person.click(add())
    expect(letters(conditions())).toEqual(['A', 'B', 'C'])
    expect(within(card('C')).getByText('C')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /letter/i })).not.toBeInTheDocument()
  })

  test.each([
    ['Y', 'Z'],
    ['Z', 'AA'],
    ['AA', 'AB'],
  ])('the letter after %s is %s [LABEL-093]', async (highest, next) => {
    const { person, conditions } = openRule({ conditions: [condition(highest), condition('B')] })
    await person.click(add())
    expect(letters(conditions())).toEqual([highest, 'B', next])
  })

  test('a removed condition leaves the letters of the others, and nothing waits for it any more [LABEL-093, LABEL-101]', async () => {
    const { person, conditions } = openRule({
      conditions: [
        condition('A'),
        condition('B', { preConditionLambda: 'A' }),
        condition('C', { preConditionLambda: 'B' }),
      ],
    })
    await person.click(press('A', /^Remove/))
    await waitFor(() => expect(letters(conditions())).toEqual(['B', 'C']))
    expect(conditions().map(({ preConditionLambda }) => preConditionLambda)).toEqual(['', 'B'])
    await person.click(add())
    expect(letters(conditions())).toEqual(['B', 'C', 'D'])
  })

  test('a duplicate follows its original, with a letter of its own and as a new one', async () => {
    const { person, conditions } = openRule({
      conditions: [condition('A', { id: 7 }), condition('B', { id: 8 })],
    })
    await person.click(press('A', /^Duplicate/))
    await waitFor(() => expect(letters(conditions())).toEqual(['A', 'C', 'B']))
    expect(conditions().map(({ id }) => id)).toEqual([7, 0, 8])
    expect(conditions()[1]?.param).toBe(conditions()[0]?.param)
  })
})

describe('cards', () => {
  test('one is open at a time, and only that one has fields', async () => {
    const { person, toggle } = openRule({ conditions: [condition('A'), condition('B')] })
    expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument()
    await toggle('A')
    expect(within(card('A')).getByRole('combobox', { name: 'Type' })).toBeVisible()
    await toggle('B')
    expect(screen.getAllByRole('combobox', { name: 'Type' })).toHaveLength(1)
    expect(getCardToggle('A')).toHaveAttribute('aria-expanded', 'false')
    expect(getCardToggle('B')).toHaveAttribute('aria-expanded', 'true')
    await person.keyboard('{Enter}')
    expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument()
  })

  test('a closed one says in one line what it looks for', () => {
    openRule({
      conditions: [
        condition('A', { param: '{"detectType":1,"keywords":["cancel","refund","money back"]}' }),
        {
          ...typed('B', 3, { detectType: 0, operator: '>', wordsPerMinute: 300, minWordsThreshold: 0 }),
          role: 0,
          preConditionLambda: 'A',
        },
      ],
    })
    expect(getCardToggle('A')).toHaveAccessibleName('A Keyword Customer, any of 3 keywords')
    expect(getCardToggle('B')).toHaveAccessibleName(
      'B Speech speed Agent, one sentence > 300 words/min, after A',
    )
  })

  test('a new one opens with the focus in it, and a removal moves the focus to the next one, at last to Add', async () => {
    const { person, conditions, services } = openRule({ conditions: [condition('A')] })
    await person.click(add())
    await waitFor(() => expect(within(card('B')).getByRole('combobox', { name: 'Type' })).toHaveFocus())
    expect(services.announce).toHaveBeenLastCalledWith('Condition B added')
    await person.click(press('A', /^Remove/))
    await waitFor(() => expect(within(card('B')).getByRole('combobox', { name: 'Type' })).toHaveFocus())
    expect(services.announce).toHaveBeenLastCalledWith('Condition A removed')
    await person.click(press('B', /^Remove/))
    await waitFor(() => expect(conditions()).toEqual([]))
    expect(add()).toHaveFocus()
  })

  test.each([
    [49, false],
    [50, true],
  ])('with %i conditions it is full: %s', (count, isFull) => {
    expect(label.MAX_CONDITIONS).toBe(50)
    const conditions = Array.from({ length: count }, (_, index) =>
      condition(
        `${String.fromCharCode(65 + Math.floor(index / 26))}${String.fromCharCode(65 + (index % 26))}`,
      ),
    )
    openRule({ conditions })
    expect(add().matches(':disabled')).toBe(isFull)
    expect(press('AA', /^Duplicate/).matches(':disabled')).toBe(isFull)
  })
})

describe('saving', () => {
  test('a rule without a condition is refused, one with a condition is saved [LABEL-092]', async () => {
    const { person, saved, save, conditions } = openRule()
    await save()
    expect(await screen.findByText('Add at least one condition.')).toBeInTheDocument()
    expect(saved).toEqual([])
    await person.click(add())
    await person.type(screen.getByRole('textbox', { name: 'Keywords' }), 'cancel')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.conditions).toEqual(conditions())
  })

  test('a new condition has all its fields, the parameters as JSON text [LABEL-094, LABEL-103]', async () => {
    const { person, saved, save } = openRule()
    await person.click(add())
    await person.type(screen.getByRole('textbox', { name: 'Keywords' }), 'cancel,refund')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.conditions).toEqual([
      {
        id: 0,
        lambda: 'A',
        type: 0,
        role: 1,
        checkRangeType: 0,
        checkRangeBegin: null,
        checkRangeEnd: null,
        checkRangePolicy: 0,
        preConditionLambda: '',
        param: '{"detectType":1,"keywords":["cancel","refund"]}',
      },
    ])
    expect(label.condition.safeParse(saved[0]?.conditions[0]).success).toBe(true)
  })

  test('the first bad condition stops the save, is named, opened and focused, and then the next one [LABEL-106]', async () => {
    const { person, saved, save } = openRule({
      conditions: [
        condition('A'),
        typed('B', 0, { detectType: 1, keywords: [] }),
        typed('C', 6, { operator: null, round: 10 }),
      ],
    })
    await save()
    await waitFor(() => expect(within(card('B')).getByRole('textbox', { name: 'Keywords' })).toHaveFocus())
    expect(screen.getByText('Condition B is incomplete', { selector: '[role="alert"]' })).toBeInTheDocument()
    expect(within(card('B')).getByRole('textbox', { name: 'Keywords' })).toHaveAccessibleDescription(
      'Enter at least one keyword.',
    )
    expect(saved).toEqual([])
    await person.keyboard('refund,')
    expect(
      await screen.findByText('Condition C is incomplete', { selector: '[role="alert"]' }),
    ).toBeInTheDocument()
    await save()
    await waitFor(() => expect(within(card('C')).getByRole('combobox', { name: 'Comparison' })).toHaveFocus())
    expect(saved).toEqual([])
  })

  test('mistakes show after the first save, not while a new condition is filled in', async () => {
    const { person, save } = openRule()
    await person.click(add())
    expect(screen.queryByText('Enter at least one keyword.')).not.toBeInTheDocument()
    await save()
    expect(await screen.findByText('Enter at least one keyword.')).toBeInTheDocument()
    await person.click(add())
    expect(within(card('B')).queryByText('Enter at least one keyword.')).not.toBeInTheDocument()
  })

  test('what the server refuses of a condition is said in its card', async () => {
    const { save } = openRule({
      conditions: [condition('A'), condition('B')],
      refused: { 'conditions.B': 'No such expression.' },
    })
    await save()
    expect(await within(card('B')).findByText('No such expression.')).toBeVisible()
    expect(within(card('A')).queryByText('No such expression.')).not.toBeInTheDocument()
  })
})

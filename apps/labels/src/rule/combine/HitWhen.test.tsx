import { label } from '@console/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { condition } from '../../testing/conditions.samples.ts'
import { openRule } from '../../testing/open-rule.tsx'

const combine = () => screen.getByRole('radiogroup', { name: 'Hit when' })
const option = (name: string) => within(combine()).getByRole('radio', { name })
const expression = () => screen.getByRole('textbox', { name: 'Expression' })
const reading = () => screen.getByRole('group', { name: 'Read as' })
const THREE = [condition('A'), condition('B'), condition('C')]

/** Opens a rule of three conditions with an expression. */
const openExpression = (lambdaExpr: string) => openRule({ conditions: THREE, lambdaType: 3, lambdaExpr })

describe('how conditions combine', () => {
  test.each([
    ['All', 0],
    ['Not all', 1],
    ['Any', 2],
  ])(
    '%s is %i, of exactly four ways, and needs no expression [LABEL-075, LABEL-077]',
    async (name, lambdaType) => {
      const { person, save, saved } = openRule({
        conditions: [condition('A')],
        lambdaType: lambdaType === 0 ? 2 : 0,
      })
      expect(
        within(combine())
          .getAllByRole('radio')
          .map((radio) => radio.parentElement?.textContent),
      ).toEqual(['All', 'Not all', 'Any', 'Expression'])
      await person.click(option(name))
      expect(screen.queryByRole('textbox', { name: 'Expression' })).not.toBeInTheDocument()
      await save()
      await waitFor(() => expect(saved).toHaveLength(1))
      expect(saved[0]).toMatchObject({ lambdaType })
      expect(saved[0]?.lambdaExpr ?? '').toBe('')
    },
  )

  test('an expression is shown for its own choice only, and is then required [LABEL-075, LABEL-076]', async () => {
    const { person, save, saved } = openRule({ conditions: THREE })
    await person.click(option('Expression'))
    expect(expression()).toBeRequired()
    expect(expression()).toBeValid()
    await save()
    await waitFor(() =>
      expect(expression()).toHaveAccessibleDescription('Enter an expression, such as A && B.'),
    )
    expect(saved).toEqual([])
    await person.type(expression(), 'A && B || !C')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toMatchObject({ lambdaType: 3, lambdaExpr: 'A && B || !C' })
  })
})

describe('the expression', () => {
  test('is read back with letters and words, and says that it is valid', () => {
    openExpression('(A && B) || !C')
    expect(reading().textContent.replaceAll(' ', '')).toBe('(AandB)ornotC')
    expect(screen.getByText('Valid')).toBeVisible()
  })

  test.each([
    ['A && (B', 'Character 6: this parenthesis is not closed.', '('],
    ['A && ? B', 'Character 6: “?” is not part of an expression.', '?'],
    ['A B', 'Character 3: “B” was not expected here.', 'B'],
    ['A && D', 'Character 6: there is no condition D.', 'D'],
    ['A &&', 'The expression is incomplete: a letter is missing at the end.', ' '],
  ])('%s is refused where it is wrong [LABEL-076]', async (lambdaExpr, text, marked) => {
    const { save, saved } = openExpression(lambdaExpr)
    expect(expression()).toHaveAccessibleDescription(text)
    expect(reading().querySelector('[class*="bad"]')?.textContent).toBe(marked)
    expect(screen.queryByText('Valid')).not.toBeInTheDocument()
    await save()
    await waitFor(() => expect(expression()).toBeInvalid())
    expect(saved).toEqual([])
  })

  const ofLength = (length: number) => `A && B${' '.repeat(length - 'A && B && C'.length)} && C`

  test('of 500 characters is taken, of 501 refused [LABEL-076]', async () => {
    expect(label.MAX_EXPRESSION_CHARACTERS).toBe(500)
    const { saved, save, form } = openExpression(ofLength(501))
    expect(expression()).toHaveAccessibleDescription('An expression has at most 500 characters.')
    await save()
    await waitFor(() => expect(expression()).toBeInvalid())
    expect(saved).toEqual([])
    act(() => form().change({ lambdaExpr: ofLength(500) }))
    expect(screen.getByText('Valid')).toBeVisible()
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  test('warns of a condition that it does not use, which is allowed [LABEL-076]', async () => {
    const { save, saved } = openExpression('A && B')
    expect(screen.getByText('Condition C is not used.')).toBeVisible()
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  test('small letters become capitals, full-width signs the others, and the caret stays', async () => {
    const { person } = openExpression('A && B')
    await person.click(expression())
    await person.pointer({ target: expression(), offset: 0, keys: '[MouseLeft]' })
    await person.keyboard('！（c）&& ')
    expect(expression()).toHaveValue('!(C)&& A && B')
  })

  test('an input method is not disturbed while it composes', () => {
    openExpression('A')
    fireEvent.compositionStart(expression())
    fireEvent(expression(), inputOf('Ab', true))
    expect(expression()).toHaveValue('Ab')
    fireEvent.compositionEnd(expression())
    expect(expression()).toHaveValue('AB')
  })

  test('letters and operators are inserted where the caret is, and joined to what is before', async () => {
    const { person } = openRule({ conditions: THREE, lambdaType: 3 })
    const insert = async (name: string) =>
      person.click(screen.getByRole('button', { name: `Insert ${name}` }))
    await insert('parentheses')
    await insert('A')
    await insert('or')
    await insert('B')
    expect(expression()).toHaveValue('(A || B)')
    expect(expression()).toHaveFocus()
    await person.keyboard('{End}')
    await insert('not')
    await insert('C')
    expect(expression()).toHaveValue('(A || B) && !C')
    expect(screen.getByText('Valid')).toBeVisible()
  })

  test('is checked again when a condition that it names is removed', async () => {
    const { person } = openExpression('A && B && C')
    await person.click(screen.getByRole('button', { name: 'Remove condition B' }))
    await waitFor(() =>
      expect(expression()).toHaveAccessibleDescription('Character 6: there is no condition B.'),
    )
  })
})

/** Event that a browser reports when the text of a field changed. */
function inputOf(text: string, isComposing: boolean): InputEvent {
  const field = expression()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  return new InputEvent('input', { bubbles: true, isComposing })
}

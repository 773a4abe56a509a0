import { Refusal, sampleRule } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillSettings, openEditor, openRule, serveSaves } from '../testing/open-editor.ts'
import { card } from '../testing/open-rule.tsx'

const button = async (name: string | RegExp) => screen.findByRole('button', { name })
const keywords = () => screen.getByRole('textbox', { name: 'Keywords' })

test('a new label is saved with the rule of step 2 as it is on the wire [LABEL-075, LABEL-077, LABEL-094, LABEL-103]', async () => {
  const sent = serveSaves()
  const editor = await openEditor('?new=rule')
  const { person, next, save } = editor
  await fillSettings(editor)
  await next()
  await person.click(await button('Add condition'))
  await person.type(keywords(), 'price,cost')
  await person.click(await button('Add condition'))
  await person.type(keywords(), 'discount,')
  await person.click(within(card('B')).getByRole('radio', { name: 'Agent' }))
  await person.click(within(screen.getByRole('radiogroup', { name: 'Hit when' })).getByText('Expression'))
  await person.type(screen.getByRole('textbox', { name: 'Expression' }), 'a && !b')
  await person.click(within(screen.getByRole('radiogroup', { name: 'Hit when' })).getByText('Any'))
  await save()
  await waitFor(() => expect(sent.created).toHaveLength(1))
  const range = { checkRangeType: 0, checkRangeBegin: null, checkRangeEnd: null, checkRangePolicy: 0 }
  expect(sent.created[0]?.rule).toMatchObject({
    id: 0,
    labelType: 0,
    lambdaType: 2,
    lambdaExpr: '',
    conditions: [
      {
        id: 0,
        lambda: 'A',
        type: 0,
        role: 1,
        ...range,
        preConditionLambda: '',
        param: '{"detectType":1,"keywords":["price","cost"]}',
      },
      {
        id: 0,
        lambda: 'B',
        type: 0,
        role: 0,
        ...range,
        preConditionLambda: '',
        param: '{"detectType":1,"keywords":["discount"]}',
      },
    ],
  })
})

test('an expression is saved as it was typed, and the conditions that are closed with it [LABEL-076]', async () => {
  const sent = serveSaves()
  const { person, next, save } = await openRule()
  await next()
  await person.click(
    within(await screen.findByRole('radiogroup', { name: 'Hit when' })).getByText('Expression'),
  )
  await person.type(screen.getByRole('textbox', { name: 'Expression' }), '!A')
  await save()
  await waitFor(() => expect(sent.modified).toHaveLength(1))
  expect(sent.modified[0]?.rule).toMatchObject({
    id: 501,
    lambdaType: 3,
    lambdaExpr: '!A',
    conditions: sampleRule.conditions,
  })
})

test('no call goes out while a condition is incomplete [LABEL-092, LABEL-106]', async () => {
  const sent = serveSaves()
  const { person, next, save } = await openRule()
  await next()
  await person.click(await button('Add condition'))
  await save()
  expect(await screen.findByText('Enter at least one keyword.')).toBeInTheDocument()
  await waitFor(() => expect(keywords()).toHaveFocus())
  await person.click(await button('Remove condition B'))
  await person.click(await button('Remove condition A'))
  await save()
  expect(await screen.findByText('Add at least one condition.')).toBeInTheDocument()
  expect(sent.modified).toEqual([])
})

test('what the server refuses of a condition is said at its card', async () => {
  serveSaves(
    () =>
      new Refusal(400, 'Bad', {
        status: 400,
        detail: { fields: { 'rule.conditions.0.param': 'Too slow.' } },
      }),
  )
  const { person, next, save } = await openRule()
  await next()
  await person.click(await button(/Keyword Customer/))
  await person.type(keywords(), 'stop,')
  await save()
  expect(await within(card('A')).findByText('Too slow.')).toBeVisible()
})

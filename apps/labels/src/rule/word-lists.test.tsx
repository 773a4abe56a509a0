import { label } from '@console/contracts'
import { sampleLabel, sampleRule } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEditor, serveSaves } from '../testing/open-editor.ts'
import { card, getCardToggle } from '../testing/open-rule.tsx'
import { angerList, leavingList } from '../testing/word-list.samples.ts'
import { clausePhrase } from './model/clause.ts'
import { linkWords } from './model/word-links.ts'

const [keyword] = sampleRule.conditions
if (keyword === undefined) throw new Error('the sample has no condition')
const conditionOf = (param: object) => ({ ...keyword, param: JSON.stringify(param) })

async function openCondition(param: object) {
  const sent = serveSaves()
  const stored = { ...sampleLabel, rule: { ...sampleRule, conditions: [conditionOf(param)] } }
  const editor = await openEditor('', { edit: stored, wordLists: [angerList, leavingList] })
  await editor.next()
  await screen.findByRole('region', { name: 'Condition A' })
  await editor.person.click(getCardToggle('A'))
  const choose = async (name: string) => {
    const field = within(card('A')).getByRole('combobox', { name: 'Word lists' })
    if (field.getAttribute('aria-expanded') !== 'true') await editor.person.click(field)
    await editor.person.click(await screen.findByTitle(name))
  }
  const saved = async (): Promise<unknown> => {
    await editor.save()
    await expect.poll(() => sent.modified.length).toBe(1)
    return JSON.parse(sent.modified[0]?.rule.conditions[0]?.param ?? '')
  }
  return { ...editor, choose, saved }
}

test('a keyword condition uses word lists beside its own words: they are shown, read back and sent', async () => {
  const { person, choose, saved } = await openCondition({ detectType: 1, keywords: ['bye'] })
  await choose('Leaving (3)')
  const open = within(card('A'))
  expect(open.getByText('3 words: cancel, quit, =1+1')).toBeVisible()
  expect(open.getByText('With 1 keyword of its own: 4 of at most 200 words.')).toBeVisible()
  expect(open.getByText(/any of 4 keywords/)).toBeVisible()
  await expect
    .poll(() => screen.getByRole('note').textContent)
    .toBe('Hits when the customer says “bye” or a word of the list “Leaving”.')
  await person.type(open.getByRole('textbox', { name: 'Keywords' }), 'CANCEL,')
  expect(open.getByText('With 2 keywords of its own: 4 of at most 200 words.')).toBeVisible()
  expect(await saved()).toEqual({
    detectType: 1,
    keywords: ['bye', 'CANCEL', 'quit', '=1+1'],
    wordLists: { ids: [7], own: ['bye', 'CANCEL'] },
  })
})

test('a condition may have words of lists alone, and without lists it is saved with its own words only', async () => {
  const linked = { detectType: 0, keywords: leavingList.words, wordLists: { ids: [7], own: [] } }
  const { person, saved } = await openCondition(linked)
  await expect
    .poll(() => screen.getByRole('note').textContent)
    .toBe('Hits when the customer says all words of the list “Leaving”.')
  const open = within(card('A'))
  await person.type(open.getByRole('textbox', { name: 'Keywords' }), 'bye,')
  await person.click(open.getByRole('combobox', { name: 'Word lists' }))
  await person.keyboard('{Backspace}')
  expect(await saved()).toEqual({ detectType: 0, keywords: ['bye'] })
})

test('more than 200 words with those of the lists are refused, with how many each has', async () => {
  const own = Array.from({ length: 51 }, (_, n) => `own ${n}`)
  const { choose, save, person } = await openCondition({ detectType: 1, keywords: own })
  await choose('Anger (150)')
  const open = within(card('A'))
  expect(open.getByText(/^150 words: angry 1, .*angry 8 …$/)).toBeVisible()
  expect(open.getByText('With 51 keywords of its own: 201 of at most 200 words.')).toBeVisible()
  await save()
  const refusal = 'Condition A: with “Anger” (150) it has 201 words, at most 200 are possible.'
  expect(await open.findByText(refusal)).toBeVisible()
  await person.click(open.getByRole('button', { name: 'Remove own 0' }))
  await expect.poll(() => open.queryByText(refusal)).toBeNull()
})

test('a list that was deleted since, or is not loaded yet, is said so and loses no words', () => {
  const links = { ids: [7, 99], own: ['bye'] }
  const read = (findListName: (id: number) => string | null | undefined) =>
    clausePhrase(
      conditionOf({ detectType: 1, keywords: ['bye', 'x'], wordLists: links }),
      false,
      findListName,
    )
  expect(read((id) => (id === 7 ? 'Leaving' : null)).values?.['keywords']).toEqual({
    words: ['bye'],
    lists: ['Leaving', null],
    join: 'or',
  })
  expect(read(() => undefined).values?.['keywords']).toMatchObject({ lists: ['…', '…'] })
  const before = { keywords: ['bye', 'x'], wordLists: links }
  expect(linkWords(before, { ids: [7, 99], own: ['hi'] }, [leavingList]).keywords).toEqual([
    'hi',
    ...leavingList.words,
    'x',
  ])
  expect(label.MAX_LINKED_LISTS).toBe(20)
})

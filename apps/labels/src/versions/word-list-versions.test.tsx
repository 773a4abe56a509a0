import { label } from '@console/contracts'
import { mockCall, network, sampleLabel, sampleRule } from '@console/testing'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEditor, serveSaves } from '../testing/open-editor.ts'
import { findDialog } from '../testing/open-labels.ts'
import { toDraft, keywordCondition } from '../testing/version.samples.ts'
import { leavingList } from '../testing/word-list.samples.ts'

const CHANGED_AT = Date.UTC(2026, 10, 20, 6, 30) / 1000

/** A version of the label whose condition has these words of the list beside one of its own. */
function versionOf(version: number, words: readonly string[], wordList: string | null): label.LabelVersion {
  const param = { detectType: 1, keywords: ['bye', ...words], wordLists: { ids: [7], own: ['bye'] } }
  const condition = { ...keywordCondition('A', []), param: JSON.stringify(param) }
  const draft = toDraft(sampleLabel, { rule: { ...sampleRule, conditions: [condition] } })
  return { version, changedAt: CHANGED_AT, changedBy: 'Lin Yi', wordList, draft }
}

test('a version that a word list made says so, with the words that came and went', async () => {
  serveSaves()
  const versions = [versionOf(2, ['cancel', 'quit'], 'Leaving'), versionOf(1, ['cancel', 'leave'], null)]
  network.use(mockCall(label.versions, { versions }))
  const { person, inside } = await openEditor('', { edit: sampleLabel, wordLists: [leavingList] })
  await person.click(inside.getByRole('button', { name: 'Versions' }))
  const dialog = within(await findDialog(`Versions of ${sampleLabel.name}`))
  const list = within(await dialog.findByRole('radiogroup', { name: 'Versions' }))
  expect(list.getAllByText('Word list “Leaving” changed')).toHaveLength(1)
  expect(dialog.getByText('Words added: quit')).toBeVisible()
  expect(dialog.getByText('Words removed: leave')).toBeVisible()
  expect(dialog.getAllByText(/“bye” or a word of the list “Leaving”/).length).toBeGreaterThan(0)
})

import { expect, test } from 'vitest'
import { createCellHistory } from './cell-history.ts'
import { readPastedBlock } from './pasted-block.ts'
import { createRowDraft, type RowDraft } from './row-draft.ts'

function recorded(): { history: ReturnType<typeof createCellHistory>; row: RowDraft; other: RowDraft } {
  const history = createCellHistory()
  const [row, other] = [createRowDraft({ a: '1', b: '2' }), createRowDraft({ a: '3' })]
  for (const draft of [row, other])
    draft.subscribe((change) => change && history.record({ draft, ...change }))
  return { history, row, other }
}

test('typing in a cell is one step until another cell is entered, undone and redone where it was', () => {
  const { history, row, other } = recorded()
  row.set('a', '1x')
  row.set('a', '1xy')
  history.seal()
  other.set('a', '4')
  expect(history.undo()).toMatchObject({ draft: other, columnId: 'a' })
  expect(other.value('a')).toBe('3')
  history.undo()
  expect(row.value('a')).toBe('1')
  expect(history.undo()).toBeNull()
  history.redo()
  history.redo()
  expect([row.value('a'), other.value('a')]).toEqual(['1xy', '4'])
  expect(history.redo()).toBeNull()
})

test('a group is one step without rows that are no longer edited, and typing ends what could be redone', () => {
  const { history, row, other } = recorded()
  history.group(() => {
    row.set('a', '5')
    other.set('a', '6')
  })
  row.set('b', '7')
  history.drop(other)
  history.undo()
  expect([row.value('a'), row.value('b')]).toEqual(['5', '2'])
  history.undo()
  expect([row.value('a'), other.value('a')]).toEqual(['1', '6'])
  row.set('b', '8')
  expect(history.redo()).toBeNull()
})

test.each([
  ['a', [['a']]],
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\r\n\r\nb', [['a'], [''], ['b']]],
  ['"a\tb"\t"say ""x"""\n"two\nlines"', [['a b', 'say "x"'], ['two lines']]],
  ['"not quoted" at its end\t\t', [['"not quoted" at its end', '', '']]],
])('a block %j has the cells %j', (text, cells) => {
  expect(readPastedBlock(text)).toEqual(cells)
})

test('100,000 characters of a block are read: what is behind them is beyond any table', () => {
  expect(readPastedBlock('a\n'.repeat(50_000))).toHaveLength(50_000)
  expect(readPastedBlock('a\n'.repeat(50_001))).toHaveLength(50_000)
})

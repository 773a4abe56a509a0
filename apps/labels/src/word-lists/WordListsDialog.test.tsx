import { wordList, type DataOf, type ParsedBodyOf } from '@console/contracts'
import {
  mockCall,
  network,
  Refusal,
  setViewportWidth,
  standInForForms,
  type RenderOptions,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findDialog, openLabels, serveLabels } from '../testing/open-labels.ts'
import { angerList, leavingList } from '../testing/word-list.samples.ts'

let lists: wordList.WordList[]
let sent: (ParsedBodyOf<typeof wordList.create> | ParsedBodyOf<typeof wordList.modify>)[]
let removed: number[]
beforeEach(() => {
  lists = [angerList, leavingList]
  sent = []
  removed = []
  serveLabels()
  network.use(
    mockCall(wordList.query, () => ({ lists })),
    mockCall(wordList.create, ({ body }) => {
      sent.push(body)
      return { ...angerList, ...body, id: 9 }
    }),
    mockCall(wordList.modify, ({ body }) => {
      sent.push(body)
      return { ...leavingList, ...body }
    }),
    mockCall(wordList.remove, ({ body }) => {
      removed.push(body.id)
      return null
    }),
  )
})
afterEach(() => {
  setViewportWidth(1440)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function openLists(options: Partial<RenderOptions> = {}) {
  const view = openLabels('?lists=1', options)
  const dialog = within(await findDialog(options.language === 'zh' ? '词表' : 'Word lists'))
  return { ...view, dialog }
}

test('the word lists are opened from the list of labels, with their words, their labels and who changed them', async () => {
  const { person, router, services } = openLabels()
  await person.click(await screen.findByRole('button', { name: 'Word lists' }))
  const dialog = within(await findDialog('Word lists'))
  expect(router.state.location.search).toBe('?lists=1')
  const leaving = within(await dialog.findByRole('row', { name: /^Leaving/ }))
  expect(leaving.getByText('3 words')).toBeVisible()
  expect(leaving.getByText('cancel, quit, =1+1')).toBeVisible()
  expect(leaving.getByText('Shen Qiao')).toBeVisible()
  const link = leaving.getByRole('link', { name: 'Cancellation handled badly' })
  expect(link).toHaveAttribute('href', '/console/label/config?edit=41')
  // One in use cannot be deleted; another is, once it is confirmed.
  expect(leaving.getByRole('button', { name: /^Delete Leaving\. In use by 1 label/ })).toBeDisabled()
  services.confirm.mockResolvedValueOnce(true)
  await person.click(dialog.getByRole('button', { name: 'Delete Anger' }))
  await waitFor(() => expect(removed).toEqual([8]))
  expect(services.toast.success).toHaveBeenCalledWith('Deleted successfully')
  // A list is found by its words too.
  await person.type(dialog.getByRole('textbox', { name: 'Name or word' }), 'QUIT')
  expect(dialog.queryByRole('row', { name: /^Anger/ })).toBeNull()
  await person.type(dialog.getByRole('textbox', { name: 'Name or word' }), '!')
  expect(dialog.getByText('No word list matches')).toBeVisible()
})

test('a list is typed or pasted: lines that are none of its words are named, and wrong ones stop it', async () => {
  const { person, dialog } = await openLists()
  await person.click(dialog.getByRole('button', { name: 'New word list' }))
  const form = within(await findDialog('New word list'))
  await person.type(form.getByRole('textbox', { name: 'List name' }), ' Refunds ')
  const words = form.getByRole('textbox', { name: 'Words, one a line' })
  await person.click(words)
  await person.paste(`refund\n\nREFUND\nmoney back\n${'x'.repeat(101)}`)
  const left = form.getByRole('list', { name: 'Left out when the list is saved' })
  expect(
    within(left)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Line 2: blank', 'Line 3: “REFUND” repeats line 1'])
  expect(form.getByText(/^Line 5: “x+…” is longer than 100 characters$/)).toBeVisible()
  await person.click(form.getByRole('button', { name: /Save list$/ }))
  expect(sent).toEqual([])
  await person.keyboard('{Backspace}')
  await person.click(words)
  await person.keyboard('{Backspace}')
  await person.click(form.getByRole('button', { name: /Save list$/ }))
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'Refunds', words: ['refund', 'money back', 'x'.repeat(99)] }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New word list' })).toBeNull())
})

test('words of a file come below those that are there, and other lines are listed with their numbers', async () => {
  await standInForForms()
  const names: string[] = []
  const answer: DataOf<typeof wordList.readFile> = {
    words: ['bye', 'CANCEL'],
    passed: [
      { line: 2, kind: 'formula', text: '=2' },
      { line: 3, kind: 'blank', text: '' },
    ],
    cleaned: 1,
    passedTotal: 7,
  }
  network.use(
    mockCall(wordList.readFile, ({ body }) => {
      names.push(body.file.name)
      if (body.file.name !== 'words.csv')
        return new Refusal(400, 'Bad', { status: 400, detail: { fields: { file: 'The file is empty.' } } })
      return answer
    }),
  )
  const { person, dialog } = await openLists()
  await person.click(await dialog.findByRole('button', { name: 'Edit Leaving' }))
  const form = within(await findDialog('Edit Leaving'))
  expect(form.getByText(/^1 label uses this list/)).toBeVisible()
  const input = form.getByLabelText('Import from a file', { selector: 'input' })
  await person.upload(input, new File(['x'], 'words.csv', { type: 'text/csv' }))
  expect(
    await form.findByText(
      '1 word added from words.csv. Save to keep them. 1 was in the list already. Invisible characters were removed from 1 word.',
    ),
  ).toBeVisible()
  expect(form.getByRole('textbox', { name: 'Words, one a line' })).toHaveValue('cancel\nquit\n=1+1\nbye')
  const passed = within(form.getByRole('list', { name: 'Passed over in the file: 7' }))
  expect(passed.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Line 2: “=2” is a formula or begins like one; write an apostrophe before it, or type it here',
    'Line 3: blank',
    'and 5 more',
  ])
  const large = new File(['x'], 'large.csv', { type: 'text/csv' })
  Object.defineProperty(large, 'size', { value: wordList.MAX_FILE_BYTES + 1 })
  await person.upload(input, large)
  expect(form.getByText('The file cannot exceed 1 MB.')).toBeVisible()
  await person.upload(input, new File([''], 'empty.csv', { type: 'text/csv' }))
  expect(await form.findByText('The file is empty.')).toBeVisible()
  expect(names).toEqual(['words.csv', 'empty.csv'])
  await person.click(form.getByRole('button', { name: /Save list$/ }))
  await waitFor(() =>
    expect(sent).toEqual([{ id: 7, version: 3, name: 'Leaving', words: ['cancel', 'quit', '=1+1', 'bye'] }]),
  )
})

test('an export has a word a line without heads, none of them a formula', async () => {
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:words'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { person, dialog } = await openLists()
  await person.click(await dialog.findByRole('button', { name: 'Export Leaving' }))
  await waitFor(() => expect(made).toHaveLength(1))
  expect(await made[0]?.text()).toBe('"cancel"\r\n"quit"\r\n"\'=1+1"\r\n')
})

test('what somebody else saved meanwhile is shown beside what was typed, and the person chooses', async () => {
  const { person, dialog } = await openLists()
  await person.click(await dialog.findByRole('button', { name: 'Edit Leaving' }))
  const form = within(await findDialog('Edit Leaving'))
  await person.type(form.getByRole('textbox', { name: 'Words, one a line' }), '\nbye')
  lists = [{ ...leavingList, version: 4, words: ['cancel', 'quit', 'leave'], updatedBy: 'Lin Yi' }]
  network.use(
    mockCall(wordList.modify, ({ body }) => {
      sent.push(body)
      return body.version === 4
        ? { ...leavingList, ...body }
        : new Refusal(409, 'Changed meanwhile.', { status: 409 })
    }),
  )
  await person.click(form.getByRole('button', { name: /Save list$/ }))
  const theirs = within(await form.findByRole('region', { name: 'Saved meanwhile' }))
  expect(theirs.getByText(/as “Leaving”, .* by Lin Yi$/)).toBeVisible()
  expect(theirs.getAllByRole('definition').map((one) => one.textContent)).toEqual(['leave', '=1+1, bye'])
  await person.click(form.getByRole('button', { name: /^Keep/ }))
  await person.click(form.getByRole('button', { name: /Save list$/ }))
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ version: 4, words: ['cancel', 'quit', '=1+1', 'bye'] }),
  )
})

test('refusals are said at their fields: a name that is taken, a label that would have too many words', async () => {
  const refusals = [
    new Refusal(wordList.WORD_LIST_REFUSALS.nameTaken, 'Another word list has this name.'),
    new Refusal(400, 'Bad', { status: 400, detail: { fields: { words: 'Label “Price”: too many.' } } }),
  ]
  network.use(mockCall(wordList.modify, () => refusals.shift() ?? leavingList))
  const { person, dialog } = await openLists()
  await person.click(await dialog.findByRole('button', { name: 'Edit Leaving' }))
  const form = within(await findDialog('Edit Leaving'))
  await person.click(form.getByRole('button', { name: /Save list$/ }))
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'List name' })).toHaveAccessibleDescription(
      'Another word list has this name.',
    ),
  )
  await person.click(form.getByRole('button', { name: /Save list$/ }))
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Words, one a line' })).toHaveAccessibleDescription(
      'Label “Price”: too many.',
    ),
  )
})

test('on a phone lists are cards, in Chinese too', async () => {
  setViewportWidth(390)
  const { dialog } = await openLists({ language: 'zh' })
  const card = within(await dialog.findByRole('article', { name: 'Leaving' }))
  expect(card.getByText('3 个词')).toBeVisible()
  expect(card.getByRole('link', { name: 'Cancellation handled badly' })).toBeVisible()
})

const WITHOUT_LISTS: [string, DataOf<typeof wordList.query> | Refusal, string][] = [
  ['none', { lists: [] }, 'No word lists yet'],
  ['a failure', new Refusal(500, 'Broken', { status: 500 }), 'The word lists could not be loaded'],
]
test.each(WITHOUT_LISTS)('of %s is said so', async (_what, answer, text) => {
  network.use(mockCall(wordList.query, answer))
  const { dialog } = await openLists()
  expect(await dialog.findByText(text)).toBeVisible()
})

import { business, businessReference, label, type ParsedBodyOf, type ParsedQueryOf } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import { mockCall, network, sampleLabel, setViewportWidth } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
// The editor is loaded once, before the first test waits for it.
import './editor/LabelEditorDialog.tsx'
import './rule/trial/TrialPanel.tsx'
import { sampleBusinesses, sampleProducts, samplePromptLabel } from './testing/label.samples.ts'
import { findDialog, openLabels } from './testing/open-labels.ts'

/** Opens the page of a platform that has only the calls and the fields of the customer's documents (R60). */
const open = (query = '') => openLabels(query, { capabilities: [] })

const OTHER = { ...sampleLabel, id: 43, name: 'On another page' }
let queries: ParsedQueryOf<typeof label.query>[]
let changes: ParsedBodyOf<typeof label.modify>[]

beforeEach(() => {
  queries = []
  changes = []
  network.use(
    mockCall(label.query, ({ query }) => {
      queries.push(query)
      const smartLabels = [sampleLabel, samplePromptLabel]
      const isAll = query.pageSize === label.MAX_LABELS
      const answer = { smartLabels: isAll ? [...smartLabels, OTHER] : smartLabels, totalCnt: 2 }
      return documentedAnswer(label.query, answer)
    }),
    mockCall(label.modify, ({ body }) => {
      changes.push(body)
      return undefined
    }),
    mockCall(label.history, {
      data: [{ modifyAt: 1_790_000_000, updateUser: 'Mara Lindt', content: 'Before' }],
    }),
    mockCall(business.businessTypePage, { records: sampleBusinesses, total: 2 }),
    mockCall(businessReference.productPage, { rows: sampleProducts, total: 3 }),
  )
})
afterEach(() => setViewportWidth(1440))

async function openEditor(name: string) {
  const view = open()
  await view.person.click(await screen.findByRole('button', { name: `Edit ${name}` }))
  const dialog = await findDialog(name)
  return { ...view, dialog, inside: within(dialog) }
}

describe('with documented calls and fields alone', () => {
  test('the list names business and product by their ids, and offers no word lists', async () => {
    open()
    const row = await screen.findByRole('row', { name: /Cancellation handled badly/ })
    await waitFor(() => expect(row).toHaveTextContent('Winter renewals'))
    await waitFor(() => expect(row).toHaveTextContent('Home cover plus'))
    expect(row).not.toHaveTextContent(/undefined|NaN/)
    expect(await screen.findByRole('row', { name: /Price inquiry/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Word lists' })).not.toBeInTheDocument()
  })

  test('a card on a phone does the same', async () => {
    setViewportWidth(400)
    open()
    const card = await screen.findByRole('article', { name: 'Cancellation handled badly' })
    await waitFor(() => expect(card).toHaveTextContent('Winter renewals · Home cover plus'))
  })

  test('a rule is changed without a version, and neither versions nor past calls are offered', async () => {
    const { person, inside } = await openEditor('Cancellation handled badly')
    expect(await inside.findByText('Winter renewals')).toBeVisible()
    expect(await inside.findByText('Home cover plus')).toBeVisible()
    expect(inside.queryByRole('button', { name: 'Versions' })).not.toBeInTheDocument()
    await person.type(inside.getByRole('textbox', { name: /Remark/ }), '!')
    await person.click(inside.getByRole('button', { name: 'Next' }))
    expect(await inside.findByRole('button', { name: /Paste/ })).toBeVisible()
    expect(inside.queryByRole('radiogroup', { name: 'Try the rule on' })).not.toBeInTheDocument()
    expect(inside.queryByText('Past calls')).not.toBeInTheDocument()
    expect(inside.queryByRole('combobox', { name: 'Conversation to try' })).not.toBeInTheDocument()
    await person.click(await inside.findByRole('button', { name: /Save label/ }))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]).toMatchObject({ id: 41, remark: 'Agreed with the service team!', rule: { id: 501 } })
    expect(changes[0]).not.toHaveProperty('version')
  })

  test('a prompt has its history and its trial, and no judged sessions', async () => {
    const { person, inside } = await openEditor('Price inquiry')
    await person.click(inside.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(inside.getByText('Mara Lindt')).toBeVisible())
    expect(inside.getByRole('button', { name: 'Verify' })).toBeEnabled()
    expect(inside.queryByText('Judged sessions')).not.toBeInTheDocument()
  })

  test('the address of a label on another page opens it from the list of all', async () => {
    open('?edit=43')
    expect(within(await findDialog('On another page')).getByRole('button', { name: 'Next' })).toBeVisible()
    expect(queries.map(({ pageSize }) => pageSize)).toContain(label.MAX_LABELS)
  })
})

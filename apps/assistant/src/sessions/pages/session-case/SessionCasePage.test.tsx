import { sessionRecord, type ParsedBodyOf, type ParsedQueryOf } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal, renderSubAppPage, setViewportWidth } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleNames } from '../../../testing/listed-sessions.samples.ts'
import { workApp } from '../../../work-app.ts'

const sampleCase: sessionRecord.SessionCase = {
  id: 5,
  sessionId: 's-1',
  bizId: 11,
  businessName: 'Winter renewals',
  title: 'A good opening',
  note: 'Listen to the pause',
  creatorName: 'Qiao Shen',
  updatedAt: Date.UTC(2026, 10, 20, 6, 30) / 1000,
  version: 3,
}
let requests: ParsedQueryOf<typeof sessionRecord.cases>[]
let rows: sessionRecord.SessionCase[]

beforeEach(() => {
  requests = []
  rows = [sampleCase]
  network.use(
    mockCall(sessionRecord.cases, ({ query }) => {
      requests.push(query)
      return { cases: rows, total: rows.length }
    }),
    mockCall(sessionRecord.names, sampleNames),
  )
})
afterEach(() => setViewportWidth(1440))

function open(query = '') {
  const page = renderSubAppPage({ app: workApp, path: `/assistant-console/embed/session/case${query}` })
  return { ...page, address: () => new URLSearchParams(page.router.state.location.search) }
}

test('lists the examples of the frame’s business, each with its session [FRAME-012, FRAME-003]', async () => {
  open('?business_type_id=11')
  const link = await screen.findByRole('link', { name: 'A good opening' })
  expect(link).toHaveAttribute('href', '/assistant-console/session/s-1')
  expect(screen.getByRole('row', { name: /Listen to the pause/ })).toHaveTextContent('Qiao Shen')
  expect(requests[0]).toMatchObject({ bizId: 11, pageIndex: 1 })
})

test('is searched by title and note', async () => {
  const { person, address } = open()
  await screen.findByRole('link', { name: 'A good opening' })
  await person.type(screen.getByRole('textbox', { name: 'Title or note' }), 'pause')
  await person.click(screen.getByRole('button', { name: /Inquire$/ }))
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ text: 'pause' }))
  expect(address().get('text')).toBe('pause')
})

test('edits an example with the version that was seen, and keeps the input after a conflicting change', async () => {
  const sent: ParsedBodyOf<typeof sessionRecord.editCase>[] = []
  network.use(
    mockCall(sessionRecord.editCase, ({ body }) => {
      sent.push(body)
      return sent.length === 1 ? new Refusal(409, 'This was changed meanwhile.', { status: 409 }) : null
    }),
  )
  const { person, services } = open()
  await person.click(await screen.findByRole('button', { name: 'Edit “A good opening”' }))
  rows = [{ ...sampleCase, version: 4 }]
  const dialog = await screen.findByRole('dialog')
  const note = within(dialog).getByRole('textbox', { name: 'Note' })
  await person.clear(note)
  await person.type(note, 'Mind the tone')
  await person.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('Somebody changed this meanwhile.')).toBeInTheDocument()
  expect(note).toHaveValue('Mind the tone')
  await person.click(within(dialog).getByRole('button', { name: 'Keep my changes' }))
  await person.click(within(dialog).getByRole('button', { name: /Save$/ }))
  await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Saved'))
  expect(sent.map(({ version }) => version)).toEqual([3, 4])
  expect(sent.at(-1)).toMatchObject({ id: 5, title: 'A good opening', note: 'Mind the tone' })
})

test('removes one after a confirmation that names it', async () => {
  const sent: unknown[] = []
  network.use(
    mockCall(sessionRecord.removeCase, ({ query }) => {
      sent.push(query)
      rows = []
      return null
    }),
  )
  const { person, services } = open()
  await person.click(await screen.findByRole('button', { name: 'Remove “A good opening”' }))
  await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Removed from the examples'))
  expect(services.confirm.mock.calls[0]?.[0]).toMatchObject({
    title: 'Remove “A good opening” from the examples?',
    isDestructive: true,
  })
  expect(sent).toEqual([{ id: 5, version: 3 }])
  expect(await screen.findByText('No examples yet')).toBeInTheDocument()
})

test('is cards on a phone, and a failure can be retried', async () => {
  setViewportWidth(390)
  network.use(mockStatus(sessionRecord.cases, 500))
  open()
  expect(await screen.findByText('The examples could not be loaded')).toBeInTheDocument()
  network.use(mockCall(sessionRecord.cases, { cases: [sampleCase], total: 1 }))
  screen.getByRole('button', { name: 'Retry' }).click()
  expect(await screen.findByRole('button', { name: 'Edit “A good opening”' })).toBeInTheDocument()
})

import { knowledge, MANAGED_REFUSALS, type DataOf, type ParsedQueryOf } from '@console/contracts'
import {
  mockCall,
  mockPending,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
  type RenderOptions,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ignoredNames } from '../../../testing/ignored-names.ts'
import { workApp } from '../../../work-app.ts'

const { documents } = knowledge
const PATH = '/assistant-console/embed/knowledge/docment'
type Row = knowledge.KnowledgeDocument
type Answer = DataOf<typeof documents.list>
const rowOf = (id: number, changes: Partial<Row> = {}): Row => ({
  id,
  bizTypeId: 11,
  version: 3,
  updatedAt: 1_795_166_801,
  updatedBy: 'Shen Qiao',
  title: `Document ${id}`,
  content: 'What the policy covers',
  questionIds: [5],
  ...changes,
})
const FULL: Answer = { records: [rowOf(1), rowOf(2)], total: 22 }

let requests: ParsedQueryOf<typeof documents.list>[]
beforeEach(() => {
  requests = []
})
afterEach(() => setViewportWidth(1440))

function serve(answer: Answer | Refusal | (() => Answer | Refusal) = FULL) {
  network.use(
    mockCall(documents.list, ({ query }) => {
      requests.push(query)
      return typeof answer === 'function' ? answer() : answer
    }),
    mockCall(knowledge.questionNames, [{ id: 5, name: 'What is covered?' }]),
  )
}

function open(query = '', options: Partial<RenderOptions> = {}) {
  const page = renderSubAppPage({ app: workApp, path: `${PATH}${query}`, ...options })
  return { ...page, address: () => new URLSearchParams(page.router.state.location.search) }
}
const field = (name: string) => screen.findByRole('textbox', { name })
const press = (name: string | RegExp) => screen.findByRole('button', { name })

describe('a managed list', () => {
  test('shows the records of the business in the address [FRAME-006]', async () => {
    serve()
    open('?business_type_id=12')
    expect(
      await screen.findByRole('row', { name: /Document 1 .*2026-11-20.* Shen Qiao/ }),
    ).toBeInTheDocument()
    expect(screen.getByText('22 documents')).toBeInTheDocument()
    expect(requests).toEqual([{ bizTypeId: 12, pageIndex: 1, pageSize: 20 }])
  })

  test('names malformed parameters, the business of the frame too, and shows the rest [FRAME-006]', async () => {
    serve()
    open('?business_type_id=x&page=0&open=first&txt=policy&text=cover')
    expect(await ignoredNames()).toEqual(['page', 'open', 'business_type_id', 'txt'])
    await waitFor(() =>
      expect(requests).toEqual([{ bizTypeId: 11, pageIndex: 1, pageSize: 20, text: 'cover' }]),
    )
  })

  test('has states for no business, and for a malformed one in the address', async () => {
    serve()
    open('?business_type_id=x', { user: { businessTypes: [] } })
    expect(await ignoredNames()).toEqual(['business_type_id'])
    expect(screen.getByText('No business is chosen')).toBeInTheDocument()
    expect(requests).toEqual([])
  })

  test('is searched and paged through the address', async () => {
    serve()
    const { person, address } = open()
    await person.type(await field('Text'), 'policy')
    await person.click(await press(/Inquire$/))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ bizTypeId: 11, text: 'policy' }))
    await person.click(await press('Page 2'))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ text: 'policy', pageIndex: 2 }))
    expect(Object.fromEntries(address())).toEqual({ text: 'policy', page: '2' })
    await person.click(await press('Reset'))
    await waitFor(() => expect([...address()]).toEqual([]))
    expect(await field('Text')).toHaveValue('')
  })

  test('is cards on a phone, and Chinese in Chinese', async () => {
    setViewportWidth(390)
    serve()
    open('', { language: 'zh' })
    expect(await press('编辑Document 1')).toBeInTheDocument()
    expect(screen.getAllByText('最近修改')).toHaveLength(2)
  })
})

describe('its states', () => {
  test('loading, empty, filtered to empty, beyond the last page', async () => {
    network.use(mockPending(documents.list))
    const loading = open()
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
    loading.unmount()
    serve({ records: [], total: 0 })
    const empty = open()
    expect(await screen.findByText('No documents yet')).toBeInTheDocument()
    empty.unmount()
    const filtered = open('?text=nothing')
    expect(await screen.findByText('No document matches')).toBeInTheDocument()
    filtered.unmount()
    serve({ records: [], total: 12 })
    const { person } = open('?page=9')
    await person.click(await press('Go to the first page'))
    await waitFor(() => expect(requests.at(-1)?.pageIndex).toBe(1))
  })

  test('a failure can be retried, and without permission the administrator is named', async () => {
    network.use(mockStatus(documents.list, 500))
    const { person, unmount } = open()
    expect(await screen.findByText('The documents could not be loaded')).toBeInTheDocument()
    serve()
    await person.click(await press('Retry'))
    expect(await screen.findByText('22 documents')).toBeInTheDocument()
    unmount()
    serve(new Refusal(403, 'Access Denied', { status: 403 }))
    open()
    expect(await screen.findByText(/“Documents”/)).toBeInTheDocument()
  })
})

describe('the form', () => {
  test('creates a record, confirms it, and closes', async () => {
    const bodies: unknown[] = []
    serve()
    network.use(
      mockCall(documents.create, ({ query, body }) => {
        bodies.push({ ...query, ...body })
        return rowOf(3)
      }),
    )
    const { person, services, address } = open()
    await person.click(await press('New document'))
    await person.type(await field('Title'), ' Cover ')
    const dialog = screen.getByRole('dialog')
    await person.type(within(dialog).getByRole('textbox', { name: 'Text' }), 'All of it')
    await person.click(await press(/Save$/))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(bodies).toEqual([{ bizTypeId: 11, title: 'Cover', content: 'All of it', questionIds: [] }])
    expect(services.toast.success).toHaveBeenCalledWith('Saved.')
    expect(address().get('open')).toBeNull()
  })

  test('shows missing values and refusals at their fields, and keeps the input', async () => {
    serve()
    network.use(
      mockCall(documents.update, () => new Refusal(MANAGED_REFUSALS.nameTaken, 'There is one already.')),
    )
    const { person } = open('?open=1')
    await person.clear(await field('Title'))
    await person.click(await press(/Save$/))
    expect(await field('Title')).toHaveAccessibleDescription('Please fill this in.')
    await person.type(await field('Title'), 'Document 2')
    await person.click(await press(/Save$/))
    await waitFor(async () =>
      expect(await field('Title')).toHaveAccessibleDescription('There is one already.'),
    )
    expect(await field('Title')).toHaveValue('Document 2')
    network.use(
      mockCall(
        documents.update,
        () => new Refusal(400, 'Bad', { status: 400, detail: { fields: { 'questionIds.0': 'No such.' } } }),
      ),
    )
    await person.click(await press(/Save$/))
    expect(await screen.findByText('No such.')).toBeInTheDocument()
  })

  test('shows at the field what somebody else saved meanwhile, and saves once one of both is chosen', async () => {
    let stored = rowOf(1, { version: 3 })
    const sent: unknown[] = []
    serve(() => ({ records: [stored], total: 1 }))
    network.use(
      mockCall(documents.update, ({ query, body }) => {
        sent.push([query.version, body.title])
        if (query.version === 4) return rowOf(1, { version: 5 })
        stored = rowOf(1, { version: 4, title: 'Document one' })
        return new Refusal(409, 'Changed meanwhile', { status: 409 })
      }),
    )
    const { person, services } = open('?open=1')
    await person.type(await field('Title'), ' mine')
    await person.click(await press(/Save$/))
    expect(await screen.findByText('Somebody changed this meanwhile.')).toBeInTheDocument()
    expect(await field('Title')).toHaveValue('Document 1 mine')
    expect(await field('Title, as saved by somebody else')).toHaveValue('Document one')
    // Nothing is sent before the choice.
    await person.click(await press(/Save$/))
    await person.click(await press('Use this value'))
    expect(await field('Title')).toHaveValue('Document one')
    await person.type(await field('Title'), '!')
    await person.click(await press('Keep my changes'))
    await person.click(await press(/Save$/))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Saved.'))
    expect(sent).toEqual([
      [3, 'Document 1 mine'],
      [4, 'Document one!'],
    ])
  })

  test('restores its draft after a reload, for this user only, until it is saved', async () => {
    const sent: unknown[] = []
    serve()
    network.use(
      mockCall(documents.update, ({ params, body }) => {
        sent.push(body.title)
        return rowOf(params.id)
      }),
    )
    const first = open('?open=1')
    await first.person.type(await field('Title'), ' mine')
    first.unmount()
    const other = open('?open=1', { user: { userId: 8 } })
    expect(await field('Title')).toHaveValue('Document 1')
    other.unmount()
    const second = open('?open=1')
    expect(await field('Title')).toHaveValue('Document 1 mine')
    expect(screen.getByText(/^What you typed at .* is back/)).toBeInTheDocument()
    await second.person.click(await press(/Save$/))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toEqual(['Document 1 mine'])
    expect(window.sessionStorage).toHaveLength(0)
  })

  test('warns when the draft is for an older version, and Discard or Cancel deletes the draft', async () => {
    let version = 3
    serve(() => ({ records: [rowOf(1, { version, title: `Version ${version}` })], total: 1 }))
    const first = open('?open=1')
    await first.person.type(await field('Title'), ' mine')
    first.unmount()
    version = 4
    const second = open('?open=1')
    expect(await field('Title')).toHaveValue('Version 3 mine')
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody changed this meanwhile')
    await second.person.click(await press('Discard'))
    expect(await field('Title')).toHaveValue('Version 4')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await second.person.type(await field('Title'), ' mine')
    await second.person.click(await press('Cancel'))
    second.unmount()
    open('?open=1')
    expect(await field('Title')).toHaveValue('Version 4')
  })

  test('of a record that is not on the page is not shown, and the page reports it', async () => {
    serve()
    open('?open=99')
    expect(await screen.findByText(/cannot be edited on this page/)).toBeInTheDocument()
  })
})

describe('deletion', () => {
  test('is confirmed by name and reported, and a refusal is shown in the dialog', async () => {
    serve()
    network.use(mockCall(documents.remove, null))
    const { person, services } = open()
    await person.click(await press('Delete Document 2'))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('“Document 2” is deleted.'))
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Delete “Document 2”?', isDestructive: true }),
    )
    network.use(mockCall(documents.remove, () => new Refusal(MANAGED_REFUSALS.inUse, 'It is in use.')))
    let refused: unknown
    services.confirm.mockImplementationOnce(async ({ onOk }) => {
      refused = await onOk?.().catch((error: unknown) => error)
      return false
    })
    await person.click(await press('Delete Document 1'))
    await waitFor(() => expect(refused).toEqual(expect.objectContaining({ message: 'It is in use.' })))
  })
})

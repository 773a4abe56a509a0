import { account, type BodyOf, type ParsedBodyOf } from '@console/contracts'
import {
  mockCall,
  mockPending,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
  type RenderOptions,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleDetail, sampleOptions, samplePeople } from '../../queries/people.samples.ts'
import { systemApp } from '../../system-app.ts'

const PATH = '/app-tenant-system/system/users'
type ReceivedQuery = ParsedBodyOf<typeof account.list>
type Changed = ParsedBodyOf<typeof account.change>

let requests: ReceivedQuery[]
let changed: Changed[]

const page = (records: account.Person[], total = records.length) => ({
  records,
  total,
  totalIsCapped: false,
  unfilteredTotal: 50,
})

function serve(
  answer: (body: ReceivedQuery) => ReturnType<typeof page> | Refusal = () => page(samplePeople(3), 45),
) {
  network.use(
    mockCall(account.list, ({ body }) => {
      requests.push(body)
      return answer(body)
    }),
    mockCall(account.options, sampleOptions),
    mockCall(account.organizations, { organizations: [{ id: 5, path: 'Harbour Mutual / Peony team' }] }),
    mockCall(account.detail, ({ query }) => ({ ...sampleDetail, id: query.id })),
    mockCall(account.change, ({ body }) => {
      changed.push(body)
      return { changed: body.ids.length, refused: [], versions: [] }
    }),
  )
}

function open(query = '', options: Partial<RenderOptions> = {}) {
  const view = renderSubAppPage({ app: systemApp, path: `${PATH}${query}`, ...options })
  return { ...view, address: () => new URLSearchParams(view.router.state.location.search) }
}
const rows = () => screen.findAllByRole('row', { name: /Person \d/ })

beforeEach(() => {
  requests = []
  changed = []
})
afterEach(() => setViewportWidth(1440))

describe('the list of people', () => {
  test('requests the first page of 20 and shows the people [SHELL-049]', async () => {
    serve()
    open()
    expect(await rows()).toHaveLength(3)
    expect(requests[0]).toEqual({ order: 'name', pageIndex: 1, pageSize: 20 })
    expect(screen.getByText('45 people')).toBeInTheDocument()
    const cells = within((await rows())[0] ?? document.body).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Person 0',
      'person-0',
      'Enabled',
      'Peony team',
      'Seat',
      '138••••••34',
      expect.stringMatching(/^2026-11-/),
    ])
    expect(screen.getAllByTitle('Harbour Mutual / Peony team')).toHaveLength(3)
  })

  test('is filtered through the address, and Reset clears all filters', async () => {
    serve()
    const { person, address } = open('?orgId=5&status=noPassword')
    await rows()
    expect(requests[0]).toMatchObject({ orgId: 5, status: 'noPassword' })
    await person.type(screen.getByRole('textbox', { name: 'Account or name' }), 'lin')
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({ text: 'lin', orgId: 5, status: 'noPassword' }),
    )
    expect(Object.fromEntries(address())).toEqual({ text: 'lin', orgId: '5', status: 'noPassword' })
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect([...address()]).toEqual([]))
  })

  test('turns pages through the address', async () => {
    serve()
    const { person, address } = open()
    await rows()
    await person.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(requests.at(-1)?.pageIndex).toBe(2))
    expect(address().get('page')).toBe('2')
  })

  test('has a filtered-to-empty state, with removable filters', async () => {
    serve(() => page([]))
    const { person, address } = open('?status=disabled&roleId=3')
    expect(await screen.findByText('Nobody matches')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Remove Role: Seat' }))
    await waitFor(() => expect(Object.fromEntries(address())).toEqual({ status: 'disabled' }))
  })

  test('has failed and no-permission states, with Retry', async () => {
    let isDown = true
    serve(() => (isDown ? new Refusal(500, 'down', { status: 500 }) : page(samplePeople(1))))
    const { person } = open()
    expect(await screen.findByText('The people could not be loaded')).toBeInTheDocument()
    isDown = false
    await person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await rows()).toHaveLength(1)
  })

  test('is hidden without permission', async () => {
    serve(() => new Refusal(403, 'no', { status: 403 }))
    open()
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument()
  })

  test('is a skeleton first, and has an empty state', async () => {
    network.use(mockPending(account.list), mockCall(account.options, sampleOptions))
    const { unmount } = open()
    expect(await screen.findByLabelText('Loading')).toBeInTheDocument()
    unmount()
    serve(() => page([]))
    open()
    expect(await screen.findByText('Nobody here yet')).toBeInTheDocument()
  })

  test('is cards on a phone, which open the person', async () => {
    setViewportWidth(390)
    serve()
    const { person, address } = open()
    await person.click(await screen.findByRole('button', { name: /Person 1/ }))
    expect(address().get('id')).toBe('101')
    expect(await screen.findByText('Message history', { exact: false })).toBeInTheDocument()
  })

  test('shows an individual only their own account, without actions', async () => {
    serve()
    open('', { user: { individual: true } })
    await rows()
    expect(screen.queryByRole('button', { name: 'New person' })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  test('is Chinese in Chinese [SHELL-076]', async () => {
    serve()
    open('', { language: 'zh' })
    expect(await screen.findByText('共 45 人')).toBeInTheDocument()
  })

  test('exports what the filters show', async () => {
    serve()
    const { person, services } = open('?orgId=5')
    await rows()
    await person.click(screen.getByRole('button', { name: /Export$/ }))
    expect(services.startExport).toHaveBeenCalledWith({
      kind: 'people',
      filter: { orgId: 5 },
      format: 'xlsx',
    })
  })
})

describe('several selected people', () => {
  test('are disabled after a confirmation with their number, and reported', async () => {
    serve()
    const { person, services } = open()
    await rows()
    await person.click(screen.getByRole('checkbox', { name: 'Choose Person 0' }))
    await person.click(screen.getByRole('checkbox', { name: 'Choose Person 2' }))
    expect(screen.getByText('2 people chosen')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Actions' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Disable' }))
    await waitFor(() => expect(changed).toEqual([{ ids: [100, 102], change: { kind: 'disable' } }]))
    expect(services.confirm.mock.calls[0]?.[0].title).toBe('Disable 2 people?')
    expect(services.toast.success).toHaveBeenCalledWith('Changed: 2 people')
  })

  test('are assigned roles in a dialog that keeps its input through a refusal', async () => {
    serve()
    network.use(
      mockCall(account.change, ({ body }) => {
        changed.push(body)
        return changed.length === 1
          ? new Refusal(1502, 'A role holds more.')
          : { changed: 1, refused: [], versions: [] }
      }),
    )
    const { person, services } = open()
    await rows()
    await person.click(screen.getByRole('checkbox', { name: 'Choose Person 0' }))
    await person.click(screen.getByRole('button', { name: 'Actions' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Give roles' }))
    const dialog = await screen.findByRole('dialog')
    await person.click(within(dialog).getByRole('combobox', { name: 'Roles' }))
    expect(await screen.findByTitle('Owner (has permissions that you do not have)')).toBeInTheDocument()
    await person.click(screen.getByTitle('Seat'))
    await person.click(within(dialog).getByRole('button', { name: /Give roles$/ }))
    expect(await within(dialog).findByText(/A role holds more/)).toBeInTheDocument()
    await person.click(within(dialog).getByRole('button', { name: /Give roles$/ }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Changed: 1 person'))
    expect(changed.at(-1)).toEqual({ ids: [100], change: { kind: 'addRoles', roleIds: [3] } })
  })

  test('get a position, each in the version that was chosen or that an own action made', async () => {
    const others = samplePeople(3).map((one) => ({ ...one, id: one.id + 100 }))
    serve(({ pageIndex }) => page(pageIndex === 1 ? samplePeople(3) : others, 45))
    network.use(
      mockCall(account.change, ({ body }) => {
        changed.push(body)
        return { changed: body.ids.length, refused: [], versions: [{ id: 100, version: 8 }] }
      }),
    )
    const { person, services } = open()
    await rows()
    await person.click(screen.getByRole('checkbox', { name: 'Choose Person 0' }))
    await person.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(requests.at(-1)?.pageIndex).toBe(2))
    const setPosition = async (name: string) => {
      await person.click(screen.getByRole('button', { name: 'Actions' }))
      await person.click(await screen.findByRole('menuitem', { name: 'Set position' }))
      const dialog = await screen.findByRole('dialog')
      expect(dialog).toHaveTextContent('Set the position of Person 0')
      await person.click(within(dialog).getByRole('combobox', { name: 'Position' }))
      await person.click(await screen.findByTitle(name))
      await person.click(within(dialog).getByRole('button', { name: /Set position$/ }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await setPosition('Seat')
    expect(services.toast.success).toHaveBeenCalledWith('Changed: 1 person')
    await setPosition('Senior seat')
    expect(changed).toEqual([
      { ids: [100], change: { kind: 'setPosition', position: 'TSR' }, seen: [{ id: 100, version: 4 }] },
      { ids: [100], change: { kind: 'setPosition', position: 'TeamTSR' }, seen: [{ id: 100, version: 8 }] },
    ])
  })

  test('that were refused are named with the reason', async () => {
    serve()
    network.use(
      mockCall(account.change, {
        changed: 0,
        refused: [{ id: 100, username: 'person-0', code: 1503, reason: 'Holds more rights.' }],
        versions: [],
      }),
    )
    const { person } = open()
    await rows()
    await person.click(screen.getByRole('checkbox', { name: 'Choose everybody on this page' }))
    await person.click(screen.getByRole('button', { name: 'Actions' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Enable' }))
    expect(await screen.findByText('Not done for 1 person')).toBeInTheDocument()
    expect(screen.getByText('Holds more rights.')).toBeInTheDocument()
  })
})

describe('a new person', () => {
  test('is created with a password that is shown once, and missing values are shown at their fields', async () => {
    serve()
    let made: BodyOf<typeof account.create> | undefined
    network.use(
      mockCall(account.create, ({ body }) => {
        made = body
        return { id: 7, username: body.username, password: 'Xy12-once' }
      }),
    )
    const { person } = open('?orgId=5')
    await rows()
    await person.click(screen.getByRole('button', { name: 'New person' }))
    const dialog = await screen.findByRole('dialog')
    await person.click(within(dialog).getByRole('button', { name: /Create$/ }))
    expect(within(dialog).getByText(/3 to 64 Latin letters/)).toBeInTheDocument()
    expect(made).toBeUndefined()
    await person.type(within(dialog).getByRole('textbox', { name: 'Username' }), 'new.one')
    await person.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'New One')
    await person.click(within(dialog).getByRole('button', { name: /Create$/ }))
    expect(await screen.findByText('Xy12-once')).toBeInTheDocument()
    expect(made).toMatchObject({ username: 'new.one', name: 'New One', orgId: 5, roleIds: [], phone: '' })
    await person.click(screen.getByRole('button', { name: 'I have saved them' }))
    await waitFor(() => expect(screen.queryByText('Xy12-once')).not.toBeInTheDocument())
  })

  test('whose username is taken keeps the input', async () => {
    serve()
    network.use(mockCall(account.create, new Refusal(1501, 'This username is taken.')))
    const { person } = open('?orgId=5')
    await rows()
    await person.click(screen.getByRole('button', { name: 'New person' }))
    const dialog = await screen.findByRole('dialog')
    await person.type(within(dialog).getByRole('textbox', { name: 'Username' }), 'seat-001')
    await person.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'New One')
    await person.click(within(dialog).getByRole('button', { name: /Create$/ }))
    expect(await within(dialog).findByText(/This username is taken/)).toBeInTheDocument()
    expect(within(dialog).getByRole('textbox', { name: 'Username' })).toHaveValue('seat-001')
  })
})

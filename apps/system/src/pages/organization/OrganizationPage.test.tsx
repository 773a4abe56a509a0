import { organization } from '@console/contracts'
import {
  mockCall,
  mockNetworkError,
  mockPending,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
} from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { systemApp } from '../../system-app.ts'

const PATH = '/app-tenant-system/system/organization'
const { ORGANIZATION_REFUSALS } = organization

let rows: organization.OrganizationRow[]
let sent: unknown[]

const row = (id: number, parentId: number | null, [name, people = 0]: [string, number?]) => ({
  id,
  parentId,
  name,
  people,
  leaders: [],
  version: 1,
})

beforeEach(() => {
  sent = []
  rows = [
    row(1, null, ['Harbour Mutual', 1]),
    row(2, 1, ['Sales']),
    { ...row(3, 1, ['Service', 4]), leaders: ['Lin Yue', 'Zhou Min'] },
    row(4, 2, ['Renewals A', 10]),
    row(5, 2, ['Renewals B', 20]),
  ]
  network.use(mockCall(organization.tree, () => ({ rows })))
})

function open(query = '', language: 'en' | 'zh' = 'en') {
  return renderSubAppPage({ app: systemApp, path: `${PATH}${query}`, language })
}

const lines = async () => {
  const tree = await screen.findByRole('tree')
  return within(tree)
    .getAllByRole('treeitem')
    .map((line) => line.textContent)
}
const line = (name: RegExp) => screen.findByRole('treeitem', { name })

describe('the tree', () => {
  test('names malformed parameters of the address, and removes them', async () => {
    const { person, router } = open('?org=first&search=sales')
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('“org=first” in the address was not understood and is ignored.')
    await person.click(within(notice).getByRole('button', { name: 'Clean the address' }))
    await waitFor(() => expect(router.state.location.search).toBe('?search=sales'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('opens two levels, each with who leads it, its people, and those with all descendants [SHELL-049]', async () => {
    open()
    expect(await lines()).toEqual([
      'Harbour Mutual Direct members 1 All members 35',
      'Sales Direct members 0 All members 30',
      'Renewals A Direct members 10 All members 10',
      'Renewals B Direct members 20 All members 20',
      'Service Leader Lin Yue, Zhou Min Direct members 4 All members 4',
    ])
  })

  test('has the company open beside it until it is closed, without taking the focus, if there is room', async () => {
    const { person, router, unmount } = open()
    const company = await screen.findByRole('complementary', { name: 'Harbour Mutual' })
    expect(await line(/Harbour/)).toHaveAttribute('aria-selected', 'true')
    expect(company).not.toContainElement(document.activeElement as HTMLElement)
    await person.click(await line(/Service/))
    expect(await screen.findByRole('complementary', { name: 'Service' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(router.state.location.search).toBe('')
    unmount()
    setViewportWidth(1100)
    open()
    await line(/Harbour/)
    expect(screen.queryByRole('complementary')).toBeNull()
    setViewportWidth(1440)
  })

  test('walks, opens and closes by keys, and Enter opens the organisation', async () => {
    const { person, router } = open()
    const tree = await screen.findByRole('tree')
    tree.focus()
    await person.keyboard('{ArrowDown}{ArrowLeft}{ArrowRight}{ArrowDown}')
    expect(tree).toHaveAttribute('aria-activedescendant', (await line(/Renewals A/)).id)
    await person.keyboard('{Enter}')
    expect(await screen.findByRole('complementary', { name: 'Renewals A' })).toBeVisible()
    expect(router.state.location.search).toBe('?org=4')
    tree.focus()
    await person.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /Renewals A/ })).toBeNull())
  })

  test('finds by part of a name with its ancestors, and stores the text in the address', async () => {
    const { person, router } = open()
    await person.type(await screen.findByRole('textbox', { name: 'Search organisations' }), 'renewals b')
    await waitFor(async () =>
      expect(await lines()).toEqual([
        expect.stringMatching(/^Harbour Mutual/),
        expect.stringMatching(/^Sales/),
        expect.stringMatching(/^Renewals B/),
      ]),
    )
    expect(screen.getByText('1 found')).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toBe('?search=renewals+b'))
  })

  test('dragging one onto another opens the move dialog', async () => {
    open()
    const dataTransfer = { effectAllowed: 'none' }
    expect(await line(/Harbour/)).toHaveAttribute('draggable', 'false')
    fireEvent.dragStart(await line(/Service/), { dataTransfer })
    fireEvent.drop(await line(/Sales/), { dataTransfer })
    const dialog = await screen.findByRole('dialog', { name: 'Move Service' })
    expect(within(dialog).getByRole('treeitem', { name: /Sales/ })).toHaveAttribute('aria-selected', 'true')
  })

  test('refuses dropping one onto its own child, and sends nothing without another parent', async () => {
    const { person } = open('?org=4')
    const dataTransfer = { effectAllowed: 'none' }
    fireEvent.dragStart(await line(/Sales/), { dataTransfer })
    fireEvent.drop(await line(/Renewals A/), { dataTransfer })
    const dialog = await screen.findByRole('dialog', { name: 'Move Sales' })
    for (const name of [/Sales/, /Renewals A/]) {
      const there = within(dialog).queryByRole('treeitem', { name })
      expect(there?.getAttribute('aria-selected') ?? 'false').toBe('false')
    }
    await person.click(within(dialog).getByRole('button', { name: 'Move' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Choose a parent.')
    expect(sent).toEqual([])
  })

  test('shows when nothing matches, and shows all again', async () => {
    const { person } = open('?search=nobody')
    expect(await screen.findByText('No organisation has this in its name')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /Reset/ }))
    expect(await lines()).toHaveLength(5)
  })

  test('of 20,000 organisations has only those in view in the document', async () => {
    for (let n = 0; n < 20_000; n += 1) rows.push(row(1000 + n, 1, [`Shop ${n}`]))
    open()
    const tree = await screen.findByRole('tree')
    expect(within(tree).getAllByRole('treeitem').length).toBeLessThan(60)
    expect(screen.getByText('20,005 organisations')).toBeVisible()
  })

  test('has loading, failed and no-permission states, with Retry and the administrator to contact', async () => {
    network.use(mockPending(organization.tree))
    const waiting = open()
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
    waiting.unmount()

    network.use(mockNetworkError(organization.tree))
    const failed = open()
    expect(await screen.findByText('The organisations could not be loaded')).toBeVisible()
    network.use(mockCall(organization.tree, () => ({ rows })))
    await failed.person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await lines()).toHaveLength(5)
    failed.unmount()

    network.use(mockStatus(organization.tree, 403))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Organisation')
  })
})

describe('an organisation', () => {
  test('opens by its address with its path, its numbers and a link to its people', async () => {
    const { person, services } = open('?org=4')
    const panel = await screen.findByRole('complementary', { name: 'Renewals A' })
    expect(within(panel).getByText('Harbour Mutual / Sales / Renewals A')).toBeVisible()
    expect(await line(/Renewals A/)).toHaveAttribute('aria-selected', 'true')
    const link = within(panel).getByRole('link', { name: 'Show its people' })
    expect(link).toHaveAttribute('href', '/app-tenant-system/system/users?orgId=4')
    await person.click(link)
    expect(services.navigate).toHaveBeenCalledWith('/app-tenant-system/system/users?orgId=4')
  })

  test('that does not exist is not found', async () => {
    open('?org=99')
    expect(await screen.findByText('It was deleted, or the address is wrong.')).toBeVisible()
  })

  test('is created in the selected one, shown, and confirmed by a toast', async () => {
    network.use(
      mockCall(organization.create, ({ body }) => {
        sent.push(body)
        rows = [...rows, row(9, body.parentId, [body.name])]
        return { id: 9 }
      }),
    )
    const { person, services } = open('?org=3')
    await person.click(await screen.findByRole('button', { name: 'New below' }))
    const dialog = await screen.findByRole('dialog', { name: 'New organisation in Service' })
    await person.click(within(dialog).getByRole('button', { name: 'Create' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('1 to 100 characters')
    await person.type(within(dialog).getByRole('textbox', { name: 'Name' }), '  Night desk ')
    await person.click(within(dialog).getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('complementary', { name: 'Night desk' })).toBeVisible()
    expect(sent).toEqual([{ parentId: 3, name: 'Night desk' }])
    expect(services.toast.success).toHaveBeenCalledWith('Night desk created')
  })

  test('keeps the typed name when the server refuses, with its message', async () => {
    network.use(mockCall(organization.create, new Refusal(ORGANIZATION_REFUSALS.nameTaken, 'Taken here.')))
    const { person } = open('?org=3')
    await person.click(await screen.findByRole('button', { name: 'New below' }))
    const dialog = await screen.findByRole('dialog')
    await person.type(within(dialog).getByRole('textbox'), 'Sales')
    await person.click(within(dialog).getByRole('button', { name: 'Create' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Taken here. Your input is preserved.')
    expect(within(dialog).getByRole('textbox')).toHaveValue('Sales')
  })

  test('is renamed inline, and after a change by somebody else the user chooses', async () => {
    network.use(
      mockCall(organization.rename, ({ body }) => {
        sent.push(body)
        if (body.version === 1) {
          rows = rows.map((one) => (one.id === 3 ? { ...one, name: 'Support', version: 2 } : one))
          return new Refusal(409, 'This was changed meanwhile.', { status: 409 })
        }
        rows = rows.map((one) => (one.id === 3 ? { ...one, name: body.name, version: 3 } : one))
        return null
      }),
    )
    const { person } = open('?org=3')
    await person.click(await screen.findByRole('button', { name: 'Rename' }))
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await person.clear(field)
    await person.type(field, 'Care{Enter}')
    expect(await screen.findByText('Somebody changed this meanwhile.')).toBeVisible()
    expect(await line(/Support/)).toBeVisible()
    expect(field).toHaveValue('Care')
    expect(screen.getByLabelText('Name, as saved by somebody else')).toHaveValue('Support')
    await person.click(screen.getByRole('button', { name: 'Keep my changes' }))
    await person.click(screen.getByRole('button', { name: /Save$/ }))
    expect(await screen.findByRole('complementary', { name: 'Care' })).toBeVisible()
    expect(sent).toEqual([
      { id: 3, name: 'Care', version: 1 },
      { id: 3, name: 'Care', version: 2 },
    ])
  })

  test('is moved below another before one of its children, never below itself', async () => {
    network.use(
      mockCall(organization.move, ({ body }) => {
        sent.push(body)
        rows = rows.map((one) => (one.id === 3 ? { ...one, parentId: body.parentId } : one))
        return null
      }),
    )
    const { person } = open('?org=3')
    await person.click(await screen.findByRole('button', { name: 'Move…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move Service' })
    const itself = within(dialog).getByRole('treeitem', { name: /Service/ })
    expect(itself).toHaveAttribute('aria-disabled', 'true')
    await person.click(itself)
    expect(itself).toHaveAttribute('aria-selected', 'false')
    await person.click(within(dialog).getByRole('treeitem', { name: /Sales/ }))
    await person.click(within(dialog).getByRole('combobox', { name: 'Position' }))
    await person.click(await screen.findByTitle('Before Renewals B'))
    await person.click(within(dialog).getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{ id: 3, parentId: 2, beforeId: 5, version: 1 }])
    expect(await screen.findByText('Harbour Mutual / Sales / Service')).toBeVisible()
  })

  test('keeps the chosen position when the server refuses the move, with its message', async () => {
    network.use(
      mockCall(organization.move, ({ body }) => {
        sent.push(body)
        return new Refusal(ORGANIZATION_REFUSALS.underItself, 'It lies below itself by now.')
      }),
    )
    const { person } = open('?org=3')
    await person.click(await screen.findByRole('button', { name: 'Move…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move Service' })
    const sales = within(dialog).getByRole('treeitem', { name: /Sales/ })
    await person.click(sales)
    await person.click(within(dialog).getByRole('button', { name: 'Move' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('It lies below itself by now.')
    expect(sales).toHaveAttribute('aria-selected', 'true')
    expect(sent).toHaveLength(1)
  })

  test('is deleted after a confirmation that names it, and its parent is shown', async () => {
    network.use(
      mockCall(organization.remove, ({ query }) => {
        sent.push(query)
        rows = rows.filter(({ id }) => id !== query.id)
        return null
      }),
    )
    const { person, services } = open('?org=4')
    await person.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('complementary', { name: 'Sales' })).toBeVisible()
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Delete Renewals A?', isDestructive: true }),
    )
    expect(sent).toEqual([{ id: 4, version: 1 }])
  })

  test('that cannot be deleted shows the server’s message in the dialog', async () => {
    network.use(
      mockCall(organization.remove, new Refusal(ORGANIZATION_REFUSALS.hasPeople, '4 accounts are in it.')),
    )
    const { person, services } = open('?org=3')
    const reasons: unknown[] = []
    services.confirm.mockImplementation(async ({ onOk }) => {
      await onOk?.().catch((error: unknown) => reasons.push(error))
      return false
    })
    await person.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(reasons).toEqual([new Error('4 accounts are in it.')]))
    expect(screen.getByRole('complementary', { name: 'Service' })).toBeVisible()
  })

  test('that is the company cannot be moved or deleted, and shows why', async () => {
    open('?org=1')
    expect(await screen.findByRole('button', { name: 'Move…' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
    expect(screen.getByText(/This is the company itself/)).toBeVisible()
  })

  test('is in Chinese', async () => {
    open('?org=3', 'zh')
    expect(await screen.findByRole('button', { name: '新建下级' })).toBeVisible()
    expect(await line(/Service.*负责人.*Lin Yue.*本组织人数.*4/)).toBeVisible()
  })
})

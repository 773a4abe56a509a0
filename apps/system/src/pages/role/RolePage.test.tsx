import { role, type ParsedBodyOf } from '@console/contracts'
import {
  mockCall,
  mockNetworkError,
  mockPending,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
  type RenderOptions,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemApp } from '../../system-app.ts'
import { largeMenu, toRow, sampleMenu, samplePermissions, sampleRole } from './role.samples.ts'

const PATH = '/app-tenant-system/system/role'
const second: role.Role = { ...sampleRole, id: 8, name: 'Seat', people: 0, menuIds: [], permissions: [] }

let sent: ParsedBodyOf<typeof role.modify>[]
let created: ParsedBodyOf<typeof role.create>[]
let stored: Map<number, role.Role>

function serve() {
  network.use(
    mockCall(role.list, () => ({ roles: [...stored.values()].map(toRow) })),
    mockCall(role.catalogue, { menu: sampleMenu, permissions: samplePermissions }),
    mockCall(
      role.detail,
      ({ query }) => stored.get(query.id) ?? new Refusal(404, 'Not found', { status: 404 }),
    ),
    mockCall(role.holders, ({ query }) => ({
      records: [
        {
          id: query.pageIndex,
          username: `user-${query.pageIndex}`,
          name: `Person ${query.pageIndex}`,
          orgName: 'Team A',
          isEnabled: query.pageIndex === 1,
        },
      ],
      total: 12,
    })),
    mockCall(role.modify, ({ body }) => {
      sent.push(body)
      const before = stored.get(body.id)
      if (before === undefined) return new Refusal(404, 'Not found', { status: 404 })
      const after = { ...before, ...body, version: before.version + 1 }
      stored.set(body.id, after)
      return after
    }),
    mockCall(role.create, ({ body }) => {
      created.push(body)
      const made = { ...second, ...body, id: 9 }
      stored.set(9, made)
      return made
    }),
  )
}

function open(query = '', options: Partial<RenderOptions> = {}) {
  const page = renderSubAppPage({ app: systemApp, path: `${PATH}${query}`, ...options })
  const address = () => new URLSearchParams(page.router.state.location.search)
  return { ...page, address }
}

const editor = (name = 'Quality') => screen.findByRole('form', { name })
const part = (name: RegExp) => screen.getByRole('treeitem', { name })
const nameField = () => screen.getByRole('textbox', { name: 'Name' })
const saveButton = () => screen.getByRole('button', { name: /Save$/ })

beforeEach(() => {
  sent = []
  created = []
  stored = new Map([
    [7, sampleRole],
    [8, second],
  ])
  serve()
})
afterEach(() => {
  setViewportWidth(1440)
})

describe('the list', () => {
  test('names malformed parameters of the address, and removes them', async () => {
    const { person, router } = open('?tab=pirates&role=8')
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('“tab=pirates” in the address was not understood and is ignored.')
    await person.click(within(notice).getByRole('button', { name: 'Clean the address' }))
    await waitFor(() => expect(router.state.location.search).toBe('?role=8'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('has every role with its numbers, filters by name, and opens one by address', async () => {
    const { person, address } = open()
    expect(await screen.findByRole('button', { name: /^Quality/ })).toHaveTextContent('2 people, 2 pages')
    // Beside the list the first role is open, and the address stays as it was.
    expect(screen.queryByText('Choose a role')).not.toBeInTheDocument()
    expect(address().get('role')).toBeNull()
    await person.type(screen.getByRole('textbox', { name: 'Search roles' }), 'sea')
    expect(screen.queryByRole('button', { name: /^Quality/ })).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: /^Seat/ }))
    expect(await editor('Seat')).toBeInTheDocument()
    expect(address().get('role')).toBe('8')
  })

  test('shows a skeleton while it loads', async () => {
    network.use(mockPending(role.list))
    open()
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
  })

  test('shows what failed, and retries', async () => {
    network.use(mockNetworkError(role.list))
    const { person } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The roles could not be loaded')
    serve()
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: /^Quality/ })).toBeInTheDocument()
  })

  test('requires permission', async () => {
    network.use(mockCall(role.list, new Refusal(403, 'no', { status: 403 })))
    open()
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument()
    expect(screen.getByText(/Accounts \/ Roles/)).toBeInTheDocument()
  })

  test('a deleted role is not found, with a way back', async () => {
    const { person, address } = open('?role=99')
    expect(await screen.findByText('Role not found')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Back to the list' }))
    expect(address().get('role')).toBeNull()
  })
})

describe('the grants of a role', () => {
  test('are a tree: groups can be half checked, and items that the user does not have cannot be changed and show why', async () => {
    const { person } = open('?role=7')
    await editor()
    expect(part(/^Accounts/)).toHaveAttribute('aria-checked', 'mixed')
    expect(screen.queryByRole('treeitem', { name: /^Users/ })).not.toBeInTheDocument()
    await person.type(screen.getByRole('textbox', { name: 'Search pages' }), '用户')
    const users = part(/^Users/)
    expect(users).toHaveAttribute('aria-checked', 'true')
    expect(users).toHaveAttribute('aria-disabled', 'true')
    expect(users).toHaveTextContent('not assignable by you')
    await person.click(users)
    expect(users).toHaveAttribute('aria-checked', 'true')
    expect(screen.getByRole('checkbox', { name: /Company information/ })).toBeDisabled()
    expect(screen.getByRole('checkbox', { name: /Company information/ })).toBeChecked()
    expect(saveButton()).toBeDisabled()
  })

  test('are changed by group, page and permission, and saved with the version they started from', async () => {
    const { person, services } = open('?role=7')
    await editor()
    await person.click(part(/^Logs/))
    expect(part(/^Logs/)).toHaveAttribute('aria-checked', 'true')
    await person.click(screen.getByRole('checkbox', { name: /Change own password/ }))
    await person.clear(nameField())
    await person.type(nameField(), ' Inspection ')
    expect(screen.getByText('Not saved yet')).toBeInTheDocument()
    await person.click(saveButton())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ id: 7, version: 3, name: 'Inspection' })
    expect(new Set(sent[0]?.menuIds)).toEqual(new Set(['account.users', 'logs.audit', 'logs.history']))
    expect(new Set(sent[0]?.permissions)).toEqual(new Set(['90001', '90003']))
    await waitFor(() =>
      expect(services.toast.success).toHaveBeenCalledWith(expect.stringContaining('Inspection')),
    )
    expect(await screen.findByRole('button', { name: /^Inspection/ })).toBeInTheDocument()
    await waitFor(() => expect(saveButton()).toBeDisabled())
  })

  test('are reachable by keyboard', async () => {
    const { person } = open('?role=8')
    await editor('Seat')
    const tree = screen.getByRole('tree', { name: 'Pages of the menu' })
    tree.focus()
    await person.keyboard('{End}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    const active = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
    expect(active()).toHaveTextContent('Audit log')
    await person.keyboard(' ')
    expect(active()).toHaveAttribute('aria-checked', 'true')
    await person.keyboard('{ArrowLeft}')
    expect(active()).toHaveTextContent('Messages and logs')
    await person.keyboard('{ArrowLeft}{Home}')
    expect(active()).toHaveTextContent('Accounts')
    expect(screen.queryByRole('treeitem', { name: /^Audit log/ })).not.toBeInTheDocument()
  })

  test('of a thousand pages are searchable while only the rows in view are rendered', async () => {
    network.use(mockCall(role.catalogue, { menu: largeMenu, permissions: samplePermissions }))
    const { person } = open('?role=8')
    await editor('Seat')
    expect(screen.getAllByRole('treeitem')).toHaveLength(20)
    await person.type(screen.getByRole('textbox', { name: 'Search pages' }), 'page{Enter}')
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(60)
    expect(sent).toEqual([])
    screen.getByRole('tree').focus()
    await person.keyboard('{End}')
    const last = document.getElementById(screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '')
    expect(last).toHaveTextContent('Page 49')
    await person.keyboard(' ')
    expect(screen.getByText('1 chosen')).toBeInTheDocument()
  })

  test('have an empty state for a search without a match', async () => {
    const { person } = open('?role=8')
    await editor('Seat')
    await person.type(screen.getByRole('textbox', { name: 'Search pages' }), 'zzz')
    expect(screen.getByText('No page has this in its name')).toBeInTheDocument()
  })

  test("an administrator's role is shown to others, and cannot be changed", async () => {
    stored.set(7, { ...sampleRole, canChange: false })
    open('?role=7')
    await editor()
    expect(screen.getByText(/Only such an administrator can change it/)).toBeInTheDocument()
    expect(nameField()).toBeDisabled()
    expect(screen.queryByRole('button', { name: /Save$/ })).not.toBeInTheDocument()
    expect(part(/^Logs/)).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('failures of saving', () => {
  async function change(refusal: Refusal) {
    network.use(mockCall(role.modify, refusal))
    const page = open('?role=7')
    await editor()
    await page.person.type(nameField(), ' 2')
    await page.person.click(part(/^Logs/))
    await page.person.click(saveButton())
    return page
  }

  test('a taken name is shown at the field', async () => {
    await change(new Refusal(role.ROLE_REFUSALS.nameTaken, 'There is a role “Quality 2” already.'))
    expect(await screen.findByText('There is a role “Quality 2” already.')).toBeInTheDocument()
    expect(nameField()).toBeInvalid()
    expect(nameField()).toHaveValue('Quality 2')
  })

  test('a change that would lock everyone out is shown in the form, which keeps the input', async () => {
    await change(new Refusal(role.ROLE_REFUSALS.locksOut, 'This would lock everyone out.'))
    expect(
      await screen.findByText('This would lock everyone out. Your input is preserved.'),
    ).toBeInTheDocument()
    expect(part(/^Logs/)).toHaveAttribute('aria-checked', 'true')
  })

  /** Saves a role whose name somebody else changed while it was edited, and waits until the conflict is shown. */
  async function conflict() {
    const page = open('?role=7')
    await editor()
    await page.person.click(part(/^Logs/))
    stored.set(7, { ...sampleRole, name: 'Theirs', version: 4 })
    network.use(
      mockCall(role.modify, new Refusal(409, 'Somebody else has changed this role.', { status: 409 })),
    )
    await page.person.click(saveButton())
    await screen.findByText('Somebody changed this meanwhile.')
    serve()
    return page
  }

  test('a change by somebody else is said, and theirs can be shown', async () => {
    const { person } = await conflict()
    await person.click(screen.getByRole('button', { name: 'Show current version' }))
    await editor('Theirs')
    expect(nameField()).toHaveValue('Theirs')
    expect(saveButton()).toBeDisabled()
  })

  test('a change by somebody else is said, and the own one can be saved on top of it', async () => {
    const { person } = await conflict()
    await person.click(screen.getByRole('button', { name: 'Keep my changes' }))
    expect(nameField()).toHaveValue('Theirs')
    expect(part(/^Logs/)).toHaveAttribute('aria-checked', 'true')
    await person.click(saveButton())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ id: 7, version: 4, name: 'Theirs' })
    expect(sent[0]?.menuIds).toContain('logs.audit')
  })

  test('a missing name is reported before anything is sent', async () => {
    const { person } = open('?role=7')
    await editor()
    await person.clear(nameField())
    await person.click(saveButton())
    expect(await screen.findByText('Give the role a name.')).toBeInTheDocument()
    expect(sent).toEqual([])
  })
})

describe('unsaved changes', () => {
  async function changed() {
    const page = open('?role=7')
    await editor()
    await page.person.type(nameField(), '!')
    return page
  }

  test('are restored after a reload, are sent once chosen over those of another person, and not once discarded', async () => {
    const first = open('?role=7')
    await editor()
    await first.person.type(nameField(), ' 2')
    first.unmount()
    const role7 = stored.get(7)
    if (role7 === undefined) throw new Error('the role is not stored')
    stored.set(7, { ...role7, version: role7.version + 1 })
    const second = open('?role=7')
    expect(await screen.findByText(/^What you typed at .* is back/)).toBeInTheDocument()
    expect(nameField()).toHaveValue('Quality 2')
    await second.person.click(saveButton())
    expect(sent).toEqual([])
    await second.person.click(screen.getByRole('button', { name: 'Keep my changes' }))
    await second.person.click(saveButton())
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ version: role7.version + 1 })]))
    second.unmount()

    const third = open('?role=8')
    await editor('Seat')
    await third.person.type(nameField(), ' 2')
    await third.person.click(screen.getByRole('button', { name: /^Quality/ }))
    await editor('Quality 2')
    third.unmount()
    open('?role=8')
    await editor('Seat')
    expect(nameField()).toHaveValue('Seat')
  })

  test('are guarded by the host while they exist', async () => {
    const { person, services } = await changed()
    expect(services.guardLeaving).toHaveBeenCalled()
    const [confirmLeaving] = services.guardLeaving.mock.calls.at(-1) ?? []
    services.confirm.mockResolvedValueOnce(false)
    expect(await confirmLeaving?.()).toBe(false)
    const release = services.guardLeaving.mock.results.at(-1)?.value as (() => void) | undefined // the mock's return value
    expect(release).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Discard' }))
    expect(nameField()).toHaveValue('Quality')
    expect(saveButton()).toBeDisabled()
  })

  test('stay when the user cancels opening another role', async () => {
    const { person, services, address } = await changed()
    services.confirm.mockResolvedValueOnce(false)
    await person.click(screen.getByRole('button', { name: /^Seat/ }))
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Leave “Quality” without saving?' }),
    )
    expect(address().get('role')).toBe('7')
    expect(nameField()).toHaveValue('Quality!')
    await person.click(screen.getByRole('button', { name: /^Seat/ }))
    await editor('Seat')
    expect(nameField()).toHaveValue('Seat')
  })
})

test('removing pages from one’s own role needs a confirmation that names them', async () => {
  stored.set(7, { ...sampleRole, isOwn: true })
  const { person, services } = open('?role=7')
  await editor()
  services.confirm.mockResolvedValueOnce(false)
  await person.type(screen.getByRole('textbox', { name: 'Search pages' }), 'audit')
  await person.click(part(/^Audit log/))
  await person.click(saveButton())
  await waitFor(() =>
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ content: expect.stringContaining('Audit log') as unknown }),
    ),
  )
  expect(sent).toEqual([])
})

describe('a new role', () => {
  test('is created with the chosen grants, and opened', async () => {
    const { person, address } = open()
    await person.click(await screen.findByRole('button', { name: 'New role' }))
    await editor('New role')
    await person.type(nameField(), 'Auditor')
    await person.click(part(/^Logs/))
    await person.click(saveButton())
    await waitFor(() => expect(created).toHaveLength(1))
    expect(created[0]).toMatchObject({ name: 'Auditor', menuIds: ['logs.audit', 'logs.history'] })
    await editor('Auditor')
    expect(address().get('role')).toBe('9')
    expect(address().get('create')).toBeNull()
  })

  test('is a copy of another: a taken name is shown in the dialog, and omitted permissions are reported', async () => {
    network.use(
      mockCall(role.copy, ({ body }) => {
        if (body.name === 'Copy of Quality') return new Refusal(role.ROLE_REFUSALS.nameTaken, 'Taken.')
        const copied = { ...sampleRole, id: 10, name: body.name, people: 0 }
        stored.set(10, copied)
        return { role: copied, leftOut: 1 }
      }),
    )
    const { person, services } = open('?role=7')
    await editor()
    await person.click(screen.getByRole('button', { name: 'Copy' }))
    const dialog = await screen.findByRole('dialog')
    await person.click(within(dialog).getByRole('button', { name: /Copy$/ }))
    expect(await within(dialog).findByText('Taken.')).toBeInTheDocument()
    await person.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' 2')
    await person.click(within(dialog).getByRole('button', { name: /Copy$/ }))
    await editor('Copy of Quality 2')
    expect(services.toast.info).toHaveBeenCalledWith(expect.stringContaining('1 thing'))
  })
})

describe('deleting', () => {
  test('is disabled while people have the role', async () => {
    open('?role=7')
    await editor()
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
  })

  test('is confirmed by name, and leads back to the list', async () => {
    network.use(
      mockCall(role.remove, ({ query }) => {
        stored.delete(query.id)
        return null
      }),
    )
    const { person, services, address } = open('?role=8')
    await editor('Seat')
    await person.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address().get('role')).toBeNull())
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Delete the role “Seat”?', isDestructive: true }),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Seat/ })).not.toBeInTheDocument())
  })

  test('is refused in the dialog when somebody got the role meanwhile', async () => {
    network.use(mockCall(role.remove, new Refusal(role.ROLE_REFUSALS.inUse, '3 people have this role.')))
    const { person, services, address } = open('?role=8')
    await editor('Seat')
    const answer = new Promise<unknown>((resolve) => {
      services.confirm.mockImplementationOnce(async ({ onOk }) => {
        await onOk?.().catch(resolve)
        return false
      })
    })
    await person.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await answer).toMatchObject({ message: '3 people have this role.' })
    expect(address().get('role')).toBe('8')
  })
})

test('the members of a role are paged, with a link to each account', async () => {
  const { person, address, services } = open('?role=7')
  await editor()
  await person.click(screen.getByText('Members (2)'))
  expect(await screen.findByRole('row', { name: /user-1.*Team A.*Enabled/ })).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(await screen.findByRole('row', { name: /user-2.*Disabled/ })).toBeInTheDocument()
  expect(address().get('page')).toBe('2')
  await person.click(screen.getByRole('button', { name: 'user-2' }))
  expect(services.navigate).toHaveBeenCalledWith('/app-tenant-system/system/user?id=2')
})

test('on a phone the list and the role are separate pages', async () => {
  setViewportWidth(390)
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: /^Quality/ }))
  await editor()
  expect(screen.queryByRole('textbox', { name: 'Search roles' })).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(await screen.findByRole('textbox', { name: 'Search roles' })).toBeInTheDocument()
})

test('everything is translated to Chinese', async () => {
  open('?role=7', { language: 'zh' })
  expect(await editor()).toBeInTheDocument()
  expect(part(/^账号/)).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /修改本人密码/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '保存' })).toBeInTheDocument()
})

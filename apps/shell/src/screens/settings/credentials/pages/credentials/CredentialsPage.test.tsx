import { type BodyOf, credential, type ParsedQueryOf } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import {
  barHeights,
  layOutCharts,
  mockCall,
  mockPending,
  mockStatus,
  network,
  Refusal,
  setViewportWidth,
  preloadCharts,
} from '@console/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressBar } from '../../../../../testing/open-console.tsx'
import { renderShellPage, type PageOptions } from '../../../../../testing/render-shell-page.tsx'
import { sampleClient } from './credentials.samples.ts'
import { credentialsPage } from './CredentialsPage.tsx'
import { PATH_SEARCH_DELAY_MS } from './usage/PathSelect.tsx'

beforeAll(preloadCharts, 60_000)

const PATH = '/console/settings/auth'
const NOW = Date.UTC(2026, 10, 20, 8)
const FULL_SECRET = 'the-whole-secret-of-five'

/** The server's data, and the requests it received. */
let clients: credential.ApiClient[]
let lists: ParsedQueryOf<typeof credential.list>[]
let usages: URL[]
let searches: ParsedQueryOf<typeof credential.searchPaths>[]
let described: BodyOf<typeof credential.describe>[]
let reveals: { id: number; password?: string | undefined }[]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  clients = [sampleClient({ id: 5, recentUsage: 12 }), sampleClient({ id: 4, status: 0, lastUsedAt: null })]
  lists = []
  usages = []
  searches = []
  described = []
  reveals = []
})
afterEach(() => {
  setViewportWidth(1440)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const handlers = [
  mockCall(credential.list, ({ query }) => {
    lists.push(query)
    const first = (query.current - 1) * query.size
    return { records: clients.slice(first, first + query.size), total: clients.length }
  }),
  mockCall(credential.create, () => {
    const made = sampleClient({ id: 6, usage: 0, lastUsedAt: null })
    clients = [made, ...clients]
    return { ...made, clientSecret: 'the-whole-secret-of-six' }
  }),
  mockCall(credential.describe, ({ body }) => {
    described.push(body)
    clients = clients.map((client) => (client.id === body.id ? { ...client, ...body } : client))
    return null
  }),
  mockCall(credential.setStatus, ({ body }) => {
    clients = clients.map((client) => (client.id === body.id ? { ...client, status: body.status } : client))
    return null
  }),
  mockCall(credential.remove, ({ query }) => {
    clients = clients.filter(({ id }) => id !== query.id)
    return null
  }),
  mockCall(credential.reveal, ({ body }) => {
    reveals.push(body)
    if (body.password === undefined && reveals.length === 1) return new Refusal(1303, 'Password needed')
    if (body.password !== undefined && body.password !== 'right') return new Refusal(1304, 'Wrong password')
    return { clientSecret: FULL_SECRET, confirmedUntil: NOW / 1000 + 300 }
  }),
  mockCall(credential.searchPaths, ({ query }) => {
    searches.push(query)
    return ['/api/open/v1/organizations', '/api/open/v1/usage'].filter((path) => path.includes(query.path))
  }),
  mockCall(credential.usage, ({ request }) => {
    usages.push(new URL(request.url))
    return [
      { date: '2026-11-19', usage: 0 },
      { date: '2026-11-20', usage: 8 },
    ]
  }),
]

async function open(options: Partial<PageOptions> = {}) {
  const opened = await renderShellPage(credentialsPage, {
    address: PATH,
    ...options,
    handlers: [...(options.handlers ?? []), ...handlers],
  })
  const press = async (name: string | RegExp) => {
    await opened.person.click(await screen.findByRole('button', { name }))
  }
  return { ...opened, press }
}
const findRow = async (clientId: string) => {
  const found = await screen.findAllByText(clientId)
  const row = found.map((text) => text.closest('tr')).find((parent) => parent !== null)
  if (row === undefined) throw new Error(`${clientId} is in no row`)
  return row
}
const drawer = async () => screen.findByRole('dialog')

/** Presses New client, names it, and confirms it. */
async function addClient({ person, press }: Pick<Awaited<ReturnType<typeof open>>, 'person' | 'press'>) {
  await press('New client')
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Billing')
  await press('Create')
}

describe('the list', () => {
  test('requests pages of 20 rows and shows every client [CRED-001]', async () => {
    await open()
    expect(await findRow('client-5')).toBeInTheDocument()
    expect(await findRow('client-4')).toBeInTheDocument()
    expect(lists[0]).toEqual({ current: 1, size: 20 })
    expect(screen.getByText('2 clients')).toBeInTheDocument()
  })

  test('turns to the second page [CRED-001]', async () => {
    clients = Array.from({ length: 21 }, (_, index) => sampleClient({ id: 30 - index }))
    const { press } = await open()
    await press('Page 2')
    expect(await findRow('client-10')).toBeInTheDocument()
    expect(lists.at(-1)).toEqual({ current: 2, size: 20 })
    expect(addressBar()).toBe(`${PATH}?page=2`)
  })

  test('has its columns in order [CRED-002]', async () => {
    await open()
    await findRow('client-5')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Client id',
      'Client secret',
      'Created',
      'Status',
      'Calls',
      'Actions',
    ])
    const cells = within(await findRow('client-5'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells.slice(0, 6)).toEqual([
      '5',
      'client-5',
      '••••••••••••ab05',
      '2026-11-18 19:06:40',
      'Enabled',
      '1,234Last used 2026-11-19 22:53:20',
    ])
    expect(await findRow('client-4')).toHaveTextContent('Never used')
  })

  test('status 1 is enabled, status 0 disabled [CRED-004]', async () => {
    await open()
    expect(within(await findRow('client-5')).getByText('Enabled')).toBeInTheDocument()
    expect(within(await findRow('client-4')).getByText('Disabled')).toBeInTheDocument()
  })

  test('shows the real column headers while it loads [CRED-001]', async () => {
    await open({ handlers: [mockPending(credential.list)] })
    expect(await screen.findByText('Client secret')).toBeInTheDocument()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  })

  test('without clients explains what one is for and creates the first [CRED-001, CRED-005]', async () => {
    clients = []
    const opened = await open()
    expect(await screen.findByText('No API client yet')).toBeInTheDocument()
    await addClient(opened)
    expect(await findRow('client-6')).toBeInTheDocument()
  })

  test('that cannot be loaded shows the reason and can be retried [CRED-001]', async () => {
    const { press } = await open({ handlers: [mockStatus(credential.list, 500)] })
    expect(await screen.findByText('The clients could not be loaded')).toBeInTheDocument()
    network.use(...handlers)
    await press('Retry')
    expect(await findRow('client-5')).toBeInTheDocument()
  })

  test('shows whom to contact when the user has no permission [CRED-001]', async () => {
    await open({ handlers: [mockStatus(credential.list, 403)] })
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument()
  })

  test('is cards on a phone, with the same controls [CRED-002]', async () => {
    setViewportWidth(390)
    const { press } = await open()
    await screen.findByText('client-5')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await press('View the usage of client-5')
    expect(await drawer()).toBeInTheDocument()
  })

  test('is in Chinese for Chinese users [CRED-002]', async () => {
    window.localStorage.setItem('locale', 'zh')
    await open()
    expect(await screen.findByRole('columnheader', { name: '客户端密钥' })).toBeInTheDocument()
  })
})

describe('copying and revealing', () => {
  test('the client id is copied in full [CRED-003]', async () => {
    const { press } = await open()
    await press('Copy the id client-5')
    expect(await navigator.clipboard.readText()).toBe('client-5')
    expect(await screen.findByText('Copied')).toBeInTheDocument()
  })

  test('the secret is copied in full after the password, and stays masked on the screen [CRED-003]', async () => {
    const { person, press } = await open()
    await press('Copy the secret of client-5')
    await person.type(within(await drawer()).getByLabelText('Password'), 'right')
    await press('Confirm')
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(FULL_SECRET))
    expect(reveals).toEqual([{ id: 5, password: 'right' }])
    expect(await findRow('client-5')).toHaveTextContent('••••••••••••ab05')
  })

  test('copying begins with the submit of the password and with the click when none is needed, as WebKit requires [CRED-003]', async () => {
    const answered = Promise.withResolvers<{ clientSecret: string; confirmedUntil: number }>()
    const { person, press } = await open({ handlers: [mockCall(credential.reveal, () => answered.promise)] })
    const write = vi.spyOn(navigator.clipboard, 'write')
    await press('Copy the secret of client-5')
    await person.type(within(await drawer()).getByLabelText('Password'), 'right')
    expect(write).not.toHaveBeenCalled()
    await press('Confirm')
    expect(write).toHaveBeenCalledTimes(1)
    answered.resolve({ clientSecret: FULL_SECRET, confirmedUntil: NOW / 1000 + 300 })
    await waitFor(() => expect(screen.queryByLabelText('Password')).not.toBeInTheDocument())
    await press('Copy the secret of client-4')
    expect(write).toHaveBeenCalledTimes(2)
  })

  test('a wrong password is also reported when copying, without a clipboard error [CRED-003]', async () => {
    const { person, press } = await open()
    await press('Copy the secret of client-5')
    await person.type(within(await drawer()).getByLabelText('Password'), 'wrong')
    await press('Confirm')
    expect(await within(await drawer()).findByText('Wrong password')).toBeInTheDocument()
    expect(screen.queryByText(/^The browser refused to copy/)).not.toBeInTheDocument()
    expect(screen.queryByText('Copied')).not.toBeInTheDocument()
  })

  test('a refused clipboard is reported [CRED-003]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { person, press } = await open()
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await press('Copy the secret of client-5')
    await person.type(within(await drawer()).getByLabelText('Password'), 'right')
    await press('Confirm')
    expect(await screen.findByText(/^The browser refused to copy/)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByLabelText('Password')).not.toBeInTheDocument())
  })

  test('a wrong password stays with an error, and the right one reveals the secret until the same button hides it [CRED-003]', async () => {
    const { person, press } = await open()
    await press('Show the secret of client-5')
    const field = within(await drawer()).getByLabelText('Password')
    await press('Confirm')
    expect(await within(await drawer()).findByRole('alert')).toHaveTextContent('Please enter your password')
    expect(reveals).toEqual([])
    await person.type(field, 'wrong')
    await press('Confirm')
    expect(await within(await drawer()).findByText('Wrong password')).toBeInTheDocument()
    expect(field).toHaveValue('wrong')
    await person.clear(field)
    await person.type(field, 'right')
    await press('Confirm')
    expect(await screen.findByText(FULL_SECRET)).toBeInTheDocument()
    await press('Hide the secret of client-5')
    expect(screen.queryByText(FULL_SECRET)).not.toBeInTheDocument()
  })

  test('the password is required again only after five minutes, when revealed secrets are masked too [CRED-003]', async () => {
    const { person, press } = await open()
    await press('Copy the secret of client-5')
    await person.type(within(await drawer()).getByLabelText('Password'), 'right')
    await press('Confirm')
    await press('Show the secret of client-4')
    expect(await screen.findByText(FULL_SECRET)).toBeInTheDocument()
    expect(reveals.at(-1)).toEqual({ id: 4 })
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    await act(async () => {
      await vi.advanceTimersByTimeAsync(300_000)
    })
    expect(screen.queryByText(FULL_SECRET)).not.toBeInTheDocument()
    await press('Copy the secret of client-5')
    expect(within(await drawer()).getByLabelText('Password')).toBeInTheDocument()
  })
})

describe('creating, enabling, disabling and deleting', () => {
  test('creating sends no body, names the client, lists it and shows its secret in full once [CRED-005]', async () => {
    const bodies: string[] = []
    const { person, press } = await open({
      handlers: [
        mockCall(credential.create, async ({ request }) => {
          bodies.push(await request.clone().text())
          const made = sampleClient({ id: 6, name: 'Client 6', description: '', version: 1 })
          clients = [made, ...clients]
          return { ...made, clientSecret: 'the-whole-secret-of-six' }
        }),
      ],
    })
    await findRow('client-5')
    await press('New client')
    expect(await drawer()).toHaveTextContent('Create an API client?')
    await press('Create')
    expect(await screen.findByText('Enter 1 to 60 characters, on one line.')).toBeInTheDocument()
    expect(bodies).toEqual([])
    await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Billing')
    await person.type(screen.getByRole('textbox', { name: 'Description' }), 'Reads calls at night')
    await press('Create')
    expect(await screen.findByText('the-whole-secret-of-six')).toBeInTheDocument()
    expect(await drawer()).toHaveTextContent('NameBilling')
    expect(bodies).toEqual([''])
    expect(described).toEqual([{ id: 6, name: 'Billing', description: 'Reads calls at night', version: 1 }])
    await press('Done')
    expect(await findRow('client-6')).toHaveTextContent('Billingclient-6Reads calls at night••••••••••••ab06')
  })

  test('a client is enabled, and the tag follows [CRED-006]', async () => {
    const { press } = await open()
    await press('Enable client-4')
    await waitFor(async () => expect(await findRow('client-4')).toHaveTextContent('Enabled'))
    expect(clients.find(({ id }) => id === 4)?.status).toBe(1)
  })

  test('a client in use is disabled after a confirmation that shows its usage [CRED-006]', async () => {
    const { person, press } = await open()
    await press('Disable client-5')
    const question = await drawer()
    expect(question).toHaveTextContent('called 12 times in the last 7 days')
    expect(clients[0]?.status).toBe(1)
    await person.click(within(question).getByRole('button', { name: 'Disable' }))
    await waitFor(async () => expect(await findRow('client-5')).toHaveTextContent('Disabled'))
  })

  test('a client that nobody uses is disabled after a confirmation too [CRED-006]', async () => {
    clients = [sampleClient({ id: 5, recentUsage: 0 })]
    const { person, press } = await open()
    await press('Disable client-5')
    const question = await drawer()
    expect(question).toHaveTextContent('called 0 times in the last 7 days')
    expect(clients[0]?.status).toBe(1)
    await person.click(within(question).getByRole('button', { name: 'Disable' }))
    await waitFor(async () => expect(await findRow('client-5')).toHaveTextContent('Disabled'))
  })

  test('with documented fields alone a client is listed, and disabled without a word of its usage', async () => {
    const answer = documentedAnswer(credential.list, { records: clients, total: clients.length })
    const { press } = await open({ handlers: [mockCall(credential.list, answer)] })
    expect(await findRow('client-5')).toHaveTextContent('Enabled')
    await press('Disable client-5')
    expect(await drawer()).toHaveTextContent('Its calls are refused at once; you can enable it again.')
    expect(await drawer()).not.toHaveTextContent('called')
  })

  test('only a disabled client can be deleted, and then its row is removed [CRED-007]', async () => {
    const { person, press } = await open()
    await findRow('client-5')
    expect(screen.getByRole('button', { name: 'Delete client-5. Disable the client first.' })).toBeDisabled()
    await press('Delete client-4')
    const question = await drawer()
    expect(question).toHaveTextContent('Delete client-4?')
    const cancel = within(question).getByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    expect(cancel).toHaveAccessibleDescription()
    await person.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('client-4')).not.toBeInTheDocument())
    expect(clients.map(({ id }) => id)).toEqual([5])
  })

  test('deleting the last client of a page opens the previous page [CRED-007]', async () => {
    clients = Array.from({ length: 21 }, (_, index) => sampleClient({ id: 30 - index, status: 0 }))
    const { person, press } = await open({ address: `${PATH}?page=2` })
    await press('Delete client-10')
    await person.click(within(await drawer()).getByRole('button', { name: 'Delete' }))
    expect(await findRow('client-30')).toBeInTheDocument()
    expect(addressBar()).toBe(PATH)
  })

  test('a failed delete is reported, and the client stays [CRED-008]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { person, press } = await open({ handlers: [mockStatus(credential.remove, 500)] })
    await press('Delete client-4')
    await person.click(within(await drawer()).getByRole('button', { name: 'Delete' }))
    expect(await within(await drawer()).findByRole('alert')).toHaveTextContent(
      /^Deletion failed. Please refresh the page and try again$/,
    )
    expect(await findRow('client-4')).toBeInTheDocument()
  })

  test('a failed create and a failed update have their own messages, with the reason [CRED-009]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const opened = await open({
      handlers: [
        mockCall(credential.create, new Refusal(1301, 'At most 50 clients')),
        mockStatus(credential.setStatus, 500),
      ],
    })
    const { press } = opened
    await findRow('client-5')
    await addClient(opened)
    expect(await within(await drawer()).findByRole('alert')).toHaveTextContent(
      'Creation failed. Please refresh the page and try again (At most 50 clients)',
    )
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Billing')
    await press('Cancel')
    await press('Enable client-4')
    expect(
      await screen.findByText('Update failed. Please refresh the page and try again'),
    ).toBeInTheDocument()
    expect(screen.queryByText(/^Creation failed/)).not.toBeInTheDocument()
    expect(await findRow('client-4')).toHaveTextContent('Disabled')
  })
})

describe('the usage', () => {
  async function openUsage(options: Partial<PageOptions> = {}) {
    const opened = await open(options)
    await opened.press('View the usage of client-5')
    return opened
  }

  test('opens 600 wide with bars of the last 7 days [CRED-010, CRED-011]', async () => {
    layOutCharts({ width: 600, height: 340 })
    await openUsage()
    expect((await drawer()).closest('.ant-drawer-content-wrapper')).toHaveStyle({ width: '600px' })
    const chart = await within(await drawer()).findByRole('img', { name: 'Calls per day' })
    await waitFor(() => {
      const [none = NaN, some = NaN] = barHeights(chart, 'var(--focus)')
      expect(none).toBe(0)
      expect(some).toBeGreaterThan(100)
    })
    expect(screen.getByText('2026-11-20: 8 calls')).toBeInTheDocument()
    const { searchParams } = usages[0] ?? new URL('http://nothing')
    expect(Object.fromEntries(searchParams)).toEqual({
      clientId: 'client-5',
      from: String(Date.UTC(2026, 10, 13, 16) / 1000),
      to: String(Date.UTC(2026, 10, 20, 16) / 1000 - 1),
    })
    expect(usages).toHaveLength(1)
  })

  test('is a table too [CRED-010]', async () => {
    const { person } = await openUsage()
    await person.click(await within(await drawer()).findByRole('button', { name: 'As a table' }))
    expect(within(await drawer()).getByRole('row', { name: '2026-11-20 8' })).toBeInTheDocument()
  })

  test('is downloaded as shown [CRED-010]', async () => {
    const files: Blob[] = []
    const followed: string[] = []
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
      this: HTMLAnchorElement,
    ) {
      followed.push(this.download)
    })
    const { press } = await openUsage()
    await press('Download CSV')
    await waitFor(() => expect(followed).toEqual(['client-5-2026-11-19-2026-11-20.csv']))
    expect(await files[0]?.text()).toMatch(/Day,Calls\r\n2026-11-19,0\r\n2026-11-20,8\r\n$/)
  })

  test('without a range is not requested, and says what is missing [CRED-011]', async () => {
    const { press } = await openUsage()
    await within(await drawer()).findByRole('img', { name: 'Calls per day' })
    const clear = (await drawer()).querySelector('.ant-picker-clear')
    if (clear === null) throw new Error('the range cannot be cleared')
    fireEvent.click(clear)
    await press('Inquire')
    expect(await within(await drawer()).findByRole('alert')).toHaveTextContent('Please select a time range')
    expect(usages).toHaveLength(1)
  })

  test('paths are searched 300 ms after the last key [CRED-012]', async () => {
    const { person } = await openUsage()
    const field = within(await drawer()).getByRole('combobox', { name: 'API paths' })
    await person.click(field)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(PATH_SEARCH_DELAY_MS)
    })
    searches = []
    await person.type(field, 'org')
    expect(searches).toEqual([])
    await act(async () => {
      await vi.advanceTimersByTimeAsync(PATH_SEARCH_DELAY_MS)
    })
    await waitFor(() => expect(searches).toEqual([{ clientId: 'client-5', path: 'org' }]))
    expect(PATH_SEARCH_DELAY_MS).toBe(300)
  })

  test('of selected paths is requested by the button, each path a parameter [CRED-012, CRED-013]', async () => {
    const { person, press } = await openUsage()
    await within(await drawer()).findByRole('img', { name: 'Calls per day' })
    await person.click(within(await drawer()).getByRole('combobox', { name: 'API paths' }))
    await person.click(await screen.findByTitle('/api/open/v1/usage'))
    await person.click(await screen.findByTitle('/api/open/v1/organizations'))
    expect(usages).toHaveLength(1)
    await press('Inquire')
    await waitFor(() => expect(usages).toHaveLength(2))
    expect(usages[1]?.searchParams.getAll('paths')).toEqual([
      '/api/open/v1/usage',
      '/api/open/v1/organizations',
    ])
  })

  test('that cannot be loaded shows an error in the drawer and can be retried [CRED-013]', async () => {
    const { press } = await openUsage({ handlers: [mockStatus(credential.usage, 500)] })
    expect(await screen.findByText('The usage could not be loaded')).toBeInTheDocument()
    network.use(...handlers)
    await press('Retry')
    expect(await within(await drawer()).findAllByText(/^2026-11-(19|20): \d calls$/)).toHaveLength(2)
    expect(await within(await drawer()).findByRole('img', { name: 'Calls per day' })).toBeInTheDocument()
  })

  test('opens by a link, whichever page the client is on [CRED-010]', async () => {
    clients = Array.from({ length: 21 }, (_, index) => sampleClient({ id: 30 - index }))
    await open({ address: `${PATH}?usage=10` })
    expect(await within(await drawer()).findByText('Usage of client-10')).toBeInTheDocument()
  })

  test('of a deleted client shows that it was not found [CRED-010]', async () => {
    await open({ address: `${PATH}?usage=77` })
    expect(await within(await drawer()).findByText('Client not found.')).toBeInTheDocument()
  })
})

describe('the rotation', () => {
  /** The step that comes next, once it is this one. */
  const step = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 3, name: `${name} next` })
    return heading.closest('li') ?? document.body
  }

  test('goes from creating the new client and waiting for no usage to disabling and deleting the old one [CRED-005, CRED-006, CRED-007]', async () => {
    const { person, press } = await open()
    await press('Rotate client-5')
    const first = await step('Create the new client')
    const later = within(await drawer()).getByRole('button', { name: 'Delete the old client' })
    expect(later).toBeDisabled()
    await person.click(within(first).getByRole('button', { name: 'Create the new client' }))
    await screen.findByText('the-whole-secret-of-six')
    await press('Done')
    const second = await step('Move your systems to the new client')
    expect(second).toHaveTextContent('12 calls of the old client in the last 7 days.')
    expect(screen.getByText('The new client is client-6.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Disable the old client' })).toBeDisabled()
    clients = clients.map((client) => (client.id === 5 ? { ...client, recentUsage: 0 } : client))
    await press('Check again')
    const third = await step('Disable the old client')
    await person.click(within(third).getByRole('button', { name: 'Disable the old client' }))
    const fourth = await step('Delete the old client')
    await person.click(within(fourth).getByRole('button', { name: 'Delete the old client' }))
    await press('Delete')
    expect(
      await screen.findByText('The old client is deleted. The rotation is complete.'),
    ).toBeInTheDocument()
    expect(clients.map(({ id }) => id)).toEqual([6, 4])
    await waitFor(() => expect(addressBar()).toBe(PATH))
  })

  test('continues where it was left, by a link [CRED-006]', async () => {
    clients = [sampleClient({ id: 6 }), ...clients]
    await open({ address: `${PATH}?rotate=5` })
    expect(await step('Move your systems to the new client')).toBeInTheDocument()
  })

  test('shows an error in the drawer when a step fails [CRED-009]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { person } = await open({
      address: `${PATH}?rotate=5`,
      handlers: [mockStatus(credential.create, 500)],
    })
    const first = await step('Create the new client')
    await person.click(within(first).getByRole('button', { name: 'Create the new client' }))
    expect(
      await within(await drawer()).findByText('Creation failed. Please refresh the page and try again'),
    ).toBeInTheDocument()
  })
})

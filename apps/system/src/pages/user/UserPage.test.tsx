import { account, type ParsedBodyOf } from '@console/contracts'
import { mockCall, network, Refusal, renderSubAppPage, setViewportWidth } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleDetail, sampleOptions, samplePeople } from '../../queries/people.samples.ts'
import { systemApp } from '../../system-app.ts'

const PATH = '/app-tenant-system/system/user'

let detail: account.PersonDetail
let requests: ParsedBodyOf<typeof account.list>[]
beforeEach(() => {
  detail = sampleDetail
  requests = []
  network.use(
    mockCall(account.list, ({ body }) => {
      requests.push(body)
      return { records: samplePeople(2), total: 2, totalIsCapped: false, unfilteredTotal: 2 }
    }),
    mockCall(account.options, sampleOptions),
    mockCall(account.organizations, { organizations: [{ id: 5, path: 'Harbour Mutual / Peony team' }] }),
    mockCall(account.detail, ({ query }) =>
      query.id === detail.id ? detail : new Refusal(404, 'no', { status: 404 }),
    ),
  )
})
afterEach(() => setViewportWidth(1440))

const open = (query = '?id=41') => renderSubAppPage({ app: systemApp, path: `${PATH}${query}` })

describe('without an id', () => {
  test('the accounts changed last are shown, and open [SHELL-049]', async () => {
    const { person, router } = open('')
    await person.click(await screen.findByRole('row', { name: /Person 1/ }))
    expect(requests[0]).toMatchObject({ order: 'changed' })
    expect(router.state.location.search).toBe('?id=101')
  })

  test('one is found by a part of the name', async () => {
    const { person, router } = open('')
    await person.type(await screen.findByRole('combobox', { name: 'Find a person' }), 'Pers')
    await person.click(await screen.findByTitle('Person 0 (person-0)'))
    expect(requests.at(-1)).toMatchObject({ text: 'Pers' })
    await waitFor(() => expect(router.state.location.search).toBe('?id=100'))
  })
})

describe('an account', () => {
  test('shows its facts, sessions and pages, and links to its audit log', async () => {
    const { services, person } = open()
    expect(await screen.findByText('lin.yue')).toBeInTheDocument()
    expect(screen.getByText('138••••••34')).toBeInTheDocument()
    expect(screen.getByText('Chrome 140 · Windows · 10.0.0.7')).toBeInTheDocument()
    expect(screen.getByText('Message history, Audit log')).toBeInTheDocument()
    await person.click(screen.getByRole('link', { name: 'View in audit log' }))
    expect(services.navigate.mock.calls[0]?.[0]).toBe('/console/msgcenter/audit?opUserId=41')
  })

  test('that does not exist is not found', async () => {
    open('?id=999')
    expect(await screen.findByText('Person not found')).toBeInTheDocument()
  })

  test.each([
    ['self', /This is you/, true],
    ['holdsMore', /has permissions that you do not have/, false],
    ['erased', /were erased/, false],
  ] as const)('that may not be changed (%s) says why', async (hindrance, reason, canEdit) => {
    detail = { ...sampleDetail, hindrance }
    open()
    expect(await screen.findByText(reason)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Reset password' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Erase' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveProperty('disabled', !canEdit)
    expect(screen.queryByRole('button', { name: /^End the session/ })).not.toBeInTheDocument()
  })

  test('is edited without sending the masked number', async () => {
    let sent: unknown
    network.use(
      mockCall(account.modify, ({ body }) => {
        sent = body
        return null
      }),
    )
    const { person, services } = open()
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('textbox', { name: 'Phone' })).toBeDisabled()
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    await person.clear(name)
    await person.type(name, 'Lin Yi')
    await person.click(within(dialog).getByRole('button', { name: /Save$/ }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Lin Yi is saved'))
    expect(sent).toEqual({
      id: 41,
      version: 4,
      name: 'Lin Yi',
      nickName: '',
      position: 'TSR',
      orgId: 5,
      roleIds: [3],
      businessTypeIds: [11],
    })
  })

  test('changed by somebody else meanwhile lets the user choose, and keeps the input', async () => {
    const versions: number[] = []
    network.use(
      mockCall(account.modify, ({ body }) => {
        versions.push(body.version)
        detail = { ...sampleDetail, version: 5, name: 'Their name' }
        return body.version === 5 ? null : new Refusal(409, 'changed', { status: 409 })
      }),
    )
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = await screen.findByRole('dialog')
    await person.type(within(dialog).getByRole('textbox', { name: 'Nickname' }), 'Yue')
    await person.click(within(dialog).getByRole('button', { name: /Save$/ }))
    await person.click(await within(dialog).findByRole('button', { name: 'Keep my changes' }))
    expect(within(dialog).getByRole('textbox', { name: 'Nickname' })).toHaveValue('Yue')
    await person.click(within(dialog).getByRole('button', { name: /Save$/ }))
    await waitFor(() => expect(versions).toEqual([4, 5]))
  })

  test('gets a one-time password after confirmation, and its session is ended', async () => {
    const passwords = [{ id: 41, username: 'lin.yue', name: 'Lin Yue', password: 'Once-123' }]
    network.use(
      mockCall(account.resetPasswords, { passwords, refused: [], versions: [] }),
      mockCall(account.endSessions, ({ query }) => {
        expect(query).toEqual({ id: 41, session: 'abcdefghijklmnopqrstuv' })
        return { ended: 1 }
      }),
    )
    const { person, services } = open()
    await person.click(await screen.findByRole('button', { name: 'Reset password' }))
    expect(await screen.findByText('Once-123')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'I have saved them' }))
    await person.click(screen.getByRole('button', { name: /^End the session/ }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('1 session ended'))
  })

  test('says whether its second factor is on, and has a lost one reset after confirmation', async () => {
    detail = { ...sampleDetail, factorSince: 1_795_000_000 }
    const reset = vi.fn(({ body }: { body: unknown }) => {
      expect(body).toEqual({ id: 41 })
      detail = { ...sampleDetail, factorSince: null }
      return { ended: 1 }
    })
    network.use(mockCall(account.resetFactor, reset))
    const { person, services } = open()
    expect(await screen.findByText(/^On since 2026-11-18/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Reset two-step verification' }))
    await waitFor(() =>
      expect(services.toast.success).toHaveBeenCalledWith('Two-step verification is reset.'),
    )
    expect(services.confirm.mock.calls[0]?.[0]).toMatchObject({ isDestructive: true })
    expect(await screen.findByText('Off')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reset two-step verification' })).not.toBeInTheDocument()
  })

  test('of a platform without second factors says nothing of them', async () => {
    open()
    expect(await screen.findByText('lin.yue')).toBeVisible()
    expect(screen.queryByText('Two-step verification')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Reset two-step verification' })).not.toBeInTheDocument()
  })

  test('can download its data', async () => {
    const made: Blob[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) made.push(blob)
      return 'blob:data'
    })
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
    network.use(mockCall(account.personalData, { account: { username: 'lin.yue' } }))
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Download data' }))
    await waitFor(() => expect(made).toHaveLength(1))
    expect(JSON.parse((await made[0]?.text()) ?? '')).toEqual({ account: { username: 'lin.yue' } })
    create.mockRestore()
    revoke.mockRestore()
  })

  test('is erased only after its username was typed, and a refusal is shown in the dialog', async () => {
    const typed: string[] = []
    network.use(
      mockCall(account.erase, ({ body }) => {
        typed.push(body.username)
        return body.username === 'lin.yue' ? null : new Refusal(1507, 'The username does not match.')
      }),
    )
    const { person, services } = open()
    await person.click(await screen.findByRole('button', { name: 'Erase' }))
    const dialog = await screen.findByRole('dialog')
    const box = within(dialog).getByRole('textbox', { name: 'Type lin.yue to confirm' })
    await person.type(box, 'lin')
    await person.click(within(dialog).getByRole('button', { name: /Erase$/ }))
    expect(await within(dialog).findByText(/does not match/)).toBeInTheDocument()
    await person.type(box, '.yue')
    await person.click(within(dialog).getByRole('button', { name: /Erase$/ }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('The data are erased'))
    expect(typed).toEqual(['lin', 'lin.yue'])
  })
})

import { businessReference, tenantAdmin, type ParsedQueryOf } from '@console/contracts'
import {
  mockCall,
  mockNetworkError,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { systemApp } from '../../system-app.ts'
import { sampleTenant, sampleTenants } from './tenant.samples.ts'

const PATH = '/app-tenant-system/system/tenant'
const { TENANT_REFUSALS } = tenantAdmin

let requests: ParsedQueryOf<typeof tenantAdmin.list>[]
let present: tenantAdmin.TenantDetail
let sent: unknown[]

beforeEach(() => {
  requests = []
  sent = []
  present = sampleTenant
  network.use(
    mockCall(tenantAdmin.list, ({ query }) => {
      requests.push(query)
      return { records: sampleTenants, total: 22 }
    }),
    mockCall(tenantAdmin.detail, ({ query }) =>
      query.id === present.id ? present : new Refusal(404, 'Not there.', { status: 404 }),
    ),
    mockCall(businessReference.industryAll, [{ id: 1, name: 'Retail' }]),
  )
})

function open(query = '', language: 'en' | 'zh' = 'en') {
  return renderSubAppPage({ app: systemApp, path: `${PATH}${query}`, language })
}

/** Found by title: in tests antd gives all dialogs the same id, so their accessible names are mixed up. */
const dialog = async (title: string) =>
  waitFor(() => {
    const box = screen
      .getAllByRole('dialog')
      .find((one) => within(one).queryByText(title, { selector: '.ant-modal-title *' }) !== null)
    if (!box) throw new Error(`there is no dialog ${title}`)
    return box
  })

describe('the companies', () => {
  test('name malformed parameters of the address, query without them, and remove them', async () => {
    const { person, router } = open('?kind=pirate&page=x&search=maple')
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('“kind=pirate” in the address was not understood and is ignored.')
    expect(notice).toHaveTextContent('“page=x”')
    expect(requests).toMatchObject([{ search: 'maple', pageIndex: 1 }])
    await person.click(within(notice).getByRole('button', { name: 'Clean the address' }))
    await waitFor(() => expect(router.state.location.search).toBe('?search=maple'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('are listed, filtered, paged and opened, all in the address [SHELL-049]', async () => {
    const { person, router } = open()
    expect(await screen.findByRole('row', { name: /Maple Contact Centre.*maple.*Unverified/ })).toBeVisible()
    expect(screen.getByText('22 companies')).toBeVisible()
    await person.type(screen.getByRole('textbox', { name: 'Name or code' }), ' maple ')
    await person.click(screen.getByRole('combobox', { name: 'Verification' }))
    await person.click(await screen.findByTitle('Unverified'))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?search=maple&authStatus=Unverified'))
    expect(requests.at(-1)).toMatchObject({ search: 'maple', authStatus: 'Unverified', pageIndex: 1 })
    await person.click(screen.getByRole('button', { name: /2/ }))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ search: 'maple', pageIndex: 2 }))
    await person.click(await screen.findByRole('row', { name: /Maple/ }))
    expect(await screen.findByRole('complementary', { name: 'Maple Contact Centre' })).toBeVisible()
    expect(router.state.location.search).toContain('tenant=21')
    await person.click(screen.getByRole('button', { name: 'Next record' }))
    await waitFor(() => expect(router.state.location.search).not.toContain('tenant=21'))
    await person.click(screen.getByRole('button', { name: 'Previous record' }))
    await waitFor(() => expect(router.state.location.search).toContain('tenant=21'))
  })

  test('have empty and filtered-to-empty states', async () => {
    network.use(
      mockCall(tenantAdmin.list, ({ query }) => ({ records: [], total: query.kind === undefined ? 7 : 0 })),
    )
    const { person, router } = open('?kind=individual')
    expect(await screen.findByText('No company fits the filters')).toBeVisible()
    expect(await screen.findByText(/7/)).toBeVisible()
    const [reset] = screen.getAllByRole('button', { name: /^Reset/ })
    if (!reset) throw new Error('there is no Reset')
    await person.click(reset)
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(await screen.findByText('This page is empty')).toBeVisible()
  })

  test('have failed and no-permission states, with Retry and the administrator to contact', async () => {
    network.use(mockNetworkError(tenantAdmin.list))
    const failed = open()
    expect(await screen.findByText('The companies could not be loaded')).toBeVisible()
    network.use(mockCall(tenantAdmin.list, { records: sampleTenants, total: 2 }))
    await failed.person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await screen.findByRole('row', { name: /Maple/ })).toBeVisible()
    failed.unmount()
    network.use(mockStatus(tenantAdmin.list, 403))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Tenants')
  })

  test('are cards on a phone, in Chinese too', async () => {
    setViewportWidth(390)
    open('', 'zh')
    expect(await screen.findByRole('button', { name: /枫林客服.*服务商.*未认证/ })).toBeVisible()
    setViewportWidth(1440)
  })
})

describe('a new company', () => {
  async function fill(person: ReturnType<typeof open>['person'], box: HTMLElement) {
    const type = (name: string, text: string) => person.type(within(box).getByRole('textbox', { name }), text)
    await type('English name', 'Juniper')
    await type('Chinese name', '杜松')
    await type('Code', 'juniper')
    await type('Username of the administrator', 'juniper-admin')
    await type('Name of the administrator', 'Wen Li')
  }

  test('shows the one-time password once, and then the company', async () => {
    network.use(
      mockCall(tenantAdmin.create, ({ body }) => {
        sent.push(body)
        return { id: 21, username: body.adminUsername, password: 'only-Here-1' }
      }),
    )
    const { person, router } = open()
    await person.click(await screen.findByRole('button', { name: /New company/ }))
    const box = await dialog('New company')
    await person.click(within(box).getByRole('button', { name: 'Create' }))
    expect(await within(box).findAllByRole('alert')).toHaveLength(5)
    await fill(person, box)
    await person.click(within(box).getByRole('button', { name: 'Create' }))
    const shown = await dialog('The administrator of Juniper')
    expect(shown).toHaveTextContent('juniper-admin')
    expect(shown).toHaveTextContent('only-Here-1')
    expect(sent).toEqual([
      {
        code: 'juniper',
        nameEn: 'Juniper',
        nameZh: '杜松',
        shortName: '',
        tenantType: 'Standard',
        timezone: 'Asia/Shanghai',
        currency: 'CNY',
        adminUsername: 'juniper-admin',
        adminName: 'Wen Li',
      },
    ])
    await person.click(within(shown).getByRole('button', { name: 'I have saved it' }))
    await waitFor(() => expect(router.state.location.search).toBe('?tenant=21'))
    expect(document.body).not.toHaveTextContent('only-Here-1')
  })

  test('that is refused keeps the input, with the server’s reason', async () => {
    network.use(
      mockCall(tenantAdmin.create, new Refusal(TENANT_REFUSALS.usernameTaken, 'This username is taken.')),
    )
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: /New company/ }))
    const box = await dialog('New company')
    await fill(person, box)
    await person.click(within(box).getByRole('button', { name: 'Create' }))
    expect(await within(box).findByRole('alert')).toHaveTextContent(
      'This username is taken. Your input is preserved.',
    )
    expect(within(box).getByRole('textbox', { name: 'Code' })).toHaveValue('juniper')
  })
})

describe('a company', () => {
  test('shows its data and businesses, and an unknown one is not found', async () => {
    const known = open('?tenant=21')
    const panel = await screen.findByRole('complementary', { name: 'Maple Contact Centre' })
    expect(within(panel).getByText('Wen Li')).toBeVisible()
    expect(within(panel).getByText('Appointments')).toBeVisible()
    known.unmount()
    open('?tenant=99')
    expect(await screen.findByText('The company could not be loaded')).toBeVisible()
  })

  test('requires a reason to be rejected, but no remark to be verified', async () => {
    network.use(
      mockCall(tenantAdmin.setAuthStatus, ({ body }) => {
        sent.push(body)
        return body.remark === '' && body.authStatus === 'Rejected'
          ? new Refusal(TENANT_REFUSALS.remarkNeeded, 'Say why.')
          : null
      }),
    )
    const { person, services } = open('?tenant=21')
    await person.click(await screen.findByRole('button', { name: 'Reject' }))
    const box = await dialog('Reject Maple Contact Centre')
    await person.click(within(box).getByRole('button', { name: 'Reject' }))
    expect(await within(box).findByRole('alert')).toHaveTextContent('Say why.')
    await person.type(within(box).getByRole('textbox', { name: 'Remark' }), 'The licence has expired.')
    await person.click(within(box).getByRole('button', { name: /Reject$/ }))
    await waitFor(() =>
      expect(services.toast.success).toHaveBeenCalledWith('Maple Contact Centre is rejected'),
    )
    expect(sent.at(-1)).toEqual({
      id: 21,
      version: 4,
      authStatus: 'Rejected',
      remark: 'The licence has expired.',
    })
    await person.click(await screen.findByRole('button', { name: 'Verify' }))
    await person.click(
      within(await dialog('Verify Maple Contact Centre')).getByRole('button', { name: 'Verify' }),
    )
    await waitFor(() =>
      expect(services.toast.success).toHaveBeenCalledWith('Maple Contact Centre is verified'),
    )
  })

  test('that is the platform is not reviewed', async () => {
    present = { ...sampleTenant, id: 1, kind: 'platform' }
    open('?tenant=1')
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
  })

  test('is edited, and invalid values are shown at their fields, also those that the server refuses', async () => {
    network.use(
      mockCall(
        tenantAdmin.modify,
        new Refusal(400, 'Invalid', {
          status: 400,
          detail: { fields: { timezone: 'No zone has this name.', currency: 'No currency has this code.' } },
        }),
      ),
    )
    const { person, services } = open('?tenant=21')
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    const box = await dialog('Edit Maple Contact Centre')
    const name = within(box).getByRole('textbox', { name: 'English name' })
    await person.clear(name)
    await person.click(within(box).getByRole('button', { name: 'Save' }))
    expect(await within(box).findByText('A name of 1 to 100 characters, in one line.')).toBeInTheDocument()
    await person.type(name, 'Maple')
    await person.click(within(box).getByRole('combobox', { name: 'Certification' }))
    await person.click(await screen.findByTitle('Certified'))
    await person.type(within(box).getByRole('combobox', { name: 'Currency' }), 'GBP')
    await person.click(await screen.findByTitle('GBP · British Pound'))
    await person.click(within(box).getByRole('button', { name: /Save$/ }))
    expect(await within(box).findByText('No zone has this name.')).toBeInTheDocument()
    expect(within(box).getByText('No currency has this code.')).toBeInTheDocument()
    network.use(
      mockCall(tenantAdmin.modify, ({ body }) => {
        sent.push(body)
        return null
      }),
    )
    await person.click(within(box).getByRole('button', { name: /Save$/ }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Saved'))
    expect(sent).toMatchObject([
      { id: 21, version: 4, nameEn: 'Maple', currency: 'GBP', credentialStatus: 2, credentialFlag: 1 },
    ])
  })

  test('gets a business', async () => {
    network.use(
      mockCall(tenantAdmin.addBusiness, ({ body }) => {
        sent.push(body)
        return { id: 32 }
      }),
    )
    const { person, services } = open('?tenant=21')
    await person.click(await screen.findByRole('button', { name: /New business/ }))
    const box = await dialog('New business of Maple Contact Centre')
    await person.type(within(box).getByRole('textbox', { name: 'Name' }), 'Surveys')
    await person.click(within(box).getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Surveys created'))
    expect(sent).toEqual([{ id: 21, name: 'Surveys', industryId: null }])
  })

  describe('edits a business', () => {
    const APPOINTMENTS = { id: 21, businessTypeId: 31, version: 2, name: 'Appointments', industryId: 1 }

    async function edit(person: ReturnType<typeof open>['person']) {
      await person.click(await screen.findByRole('button', { name: 'Edit Appointments' }))
      return dialog('Edit Appointments')
    }

    test('by another name, and confirms it', async () => {
      network.use(
        mockCall(tenantAdmin.modifyBusiness, ({ body }) => {
          sent.push(body)
          return null
        }),
      )
      const { person, services } = open('?tenant=21')
      const box = await edit(person)
      const name = within(box).getByRole('textbox', { name: 'Name' })
      expect(within(box).queryByRole('textbox', { name: 'Reason' })).toBeNull()
      await person.clear(name)
      await person.click(within(box).getByRole('button', { name: 'Save' }))
      expect(await within(box).findByRole('alert')).toHaveTextContent(/100/)
      await person.type(name, 'Visits')
      await person.click(within(box).getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Visits is saved'))
      expect(sent).toEqual([{ ...APPOINTMENTS, name: 'Visits', status: 'enabled', reason: '' }])
    })

    test('and its draft is never restored in the form of another', async () => {
      const [first] = sampleTenant.businesses
      if (!first) throw new Error('the sample has a business')
      present = { ...sampleTenant, businesses: [first, { ...first, id: 32, name: 'Surveys' }] }
      const left = open('?tenant=21')
      const box = await edit(left.person)
      await left.person.type(within(box).getByRole('textbox', { name: 'Name' }), ' by phone')
      left.unmount()
      const { person } = open('?tenant=21')
      await person.click(await screen.findByRole('button', { name: 'Edit Surveys' }))
      const other = await dialog('Edit Surveys')
      expect(within(other).getByRole('textbox', { name: 'Name' })).toHaveValue('Surveys')
      await person.click(within(other).getByRole('button', { name: 'Cancel' }))
      const again = await edit(person)
      expect(within(again).getByRole('textbox', { name: 'Name' })).toHaveValue('Appointments by phone')
    })

    test('with workers requires a reason to be disabled, and the server’s refusal without one loses nothing', async () => {
      network.use(
        mockCall(tenantAdmin.modifyBusiness, ({ body }) => {
          sent.push(body)
          return body.reason === ''
            ? new Refusal(TENANT_REFUSALS.reasonNeeded, '3 accounts work for it.')
            : null
        }),
      )
      const { person, services } = open('?tenant=21')
      const box = await edit(person)
      await person.click(within(box).getByRole('combobox', { name: 'Status' }))
      await person.click(await screen.findByTitle('Disabled'))
      expect(within(box).getByText(/^3 accounts work for it: say why/)).toBeInTheDocument()
      await person.click(within(box).getByRole('button', { name: 'Disable' }))
      expect(await within(box).findByRole('alert')).toHaveTextContent('3 accounts work for it.')
      await person.type(within(box).getByRole('textbox', { name: 'Reason' }), 'The contract has ended.')
      await person.click(within(box).getByRole('button', { name: /Disable$/ }))
      await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Appointments is saved'))
      expect(sent.at(-1)).toEqual({ ...APPOINTMENTS, status: 'disabled', reason: 'The contract has ended.' })
    })

    test('that changed meanwhile lets the user choose, and keeps the input', async () => {
      network.use(
        mockCall(tenantAdmin.modifyBusiness, () => {
          const [business] = sampleTenant.businesses
          if (!business) throw new Error('the sample has no business')
          present = { ...sampleTenant, businesses: [{ ...business, name: 'Theirs', version: 3 }] }
          return new Refusal(409, 'Changed.', { status: 409 })
        }),
      )
      const { person } = open('?tenant=21')
      const box = await edit(person)
      const name = within(box).getByRole('textbox', { name: 'Name' })
      await person.clear(name)
      await person.type(name, 'Mine')
      await person.click(within(box).getByRole('button', { name: 'Save' }))
      await person.click(await screen.findByRole('button', { name: 'Keep my changes' }))
      expect(name).toHaveValue('Mine')
    })
  })
})

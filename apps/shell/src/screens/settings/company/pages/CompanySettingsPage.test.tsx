import { company, tenant, type ParsedBodyOf } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import { mockCall, mockPending, mockStatus, network, Refusal, standInForForms } from '@console/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addressBar,
  closeConsoles,
  openConsole,
  testMenus,
  type OpenOptions,
} from '../../../../testing/open-console.tsx'
import { renderShellPage, type PageOptions } from '../../../../testing/render-shell-page.tsx'
import type { CompanyDetail } from '../model/company-detail.ts'
import { companyPage } from './CompanySettingsPage.tsx'

const PATH = '/console/settings/company'
const NOW_SECONDS = Date.UTC(2026, 10, 20, 8) / 1000
const menus = [
  ...testMenus,
  {
    id: 'company',
    name: 'Company information',
    path: PATH,
    component: 'shell/CompanySettingsPage',
    hideInMenu: true,
  },
]
let detail: CompanyDetail

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW_SECONDS * 1000 })
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => {} })
  detail = {
    name: 'Orchid Contact Ltd',
    adminName: 'Shen Qiao',
    contactPerson: 'Lin Yue',
    contactTel: '+86 21 5555 0100',
    contactEmail: 'lin@orchid.example',
    address: '12 Garden Road',
    timezone: 'Asia/Shanghai',
    logo: '/files/wide.png',
    subLogo: null,
    insertInvCodeData: { code: 'PEONY-7', ExpireAt: NOW_SECONDS + 3600 },
  }
})
afterEach(async () => {
  await closeConsoles()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const withDetail = (handlers: PageOptions['handlers'] = []) => [
  ...handlers,
  mockCall(tenant.detail, () => detail),
]

async function open({ handlers, ...options }: Partial<PageOptions> = {}) {
  return renderShellPage(companyPage, { address: PATH, ...options, handlers: withDetail(handlers) })
}

/** Opens the page in the console, with the sidebar, its logo, and a session that can end. */
async function openInConsole(options: OpenOptions = {}) {
  return openConsole({ address: PATH, menus, ...options, handlers: withDetail(options.handlers) })
}

/** Makes the tab visible again. */
const comeBack = () => {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const card = (name: string) => screen.findByRole('region', { name })
const findFact = async (name: string) =>
  within(await card('Company information')).getByText(name).nextElementSibling

describe('the cards', () => {
  test('are company information, invite code and logo upload [COMP-001]', async () => {
    await open()
    await card('Company information')
    const cards = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))
    expect(cards.map((id) => id && document.getElementById(id)?.textContent)).toEqual([
      'Company information',
      'Invite code',
      'Logo',
      'One sign-in a person',
      'Two-step verification',
    ])
  })

  test('show name, administrator, contact data, address and time zone of the company [COMP-002]', async () => {
    await open()
    const facts = await card('Company information')
    const names = within(facts).getAllByRole('term')
    expect(
      names.map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]),
    ).toEqual([
      ['Company name', 'Orchid Contact Ltd'],
      ['Administrator', 'Shen Qiao'],
      ['Contact person', 'Lin Yue'],
      ['Contact phone', '+86 21 5555 0100'],
      ['Contact email', 'lin@orchid.example'],
      ['Address', '12 Garden Road'],
      ['Time zone', 'Asia/Shanghai'],
    ])
  })

  test('an empty value is shown as a dash [COMP-003]', async () => {
    detail = { ...detail, adminName: null, contactTel: '', address: '  ', contactEmail: undefined }
    await open()
    for (const name of ['Administrator', 'Contact phone', 'Address', 'Contact email']) {
      expect((await findFact(name))?.textContent).toBe('-')
    }
  })

  test('are replaced by an error page while the data cannot be fetched [COMP-004]', async () => {
    const { person } = await open({ handlers: [mockStatus(tenant.detail, 500)] })
    expect(await screen.findByText('The company data could not be loaded')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Company information' })).not.toBeInTheDocument()
    network.use(mockCall(tenant.detail, () => detail))
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await findFact('Company name')).toHaveTextContent('Orchid Contact Ltd')
  })

  test('keep their typed values when the refetch fails on returning to the page [COMP-004]', async () => {
    const { person } = await open()
    await person.click(within(await card('Company information')).getByRole('button', { name: 'Edit' }))
    await person.type(within(await screen.findByRole('dialog')).getByLabelText('Address'), ', Floor 3')
    network.use(mockStatus(tenant.detail, 500))
    act(comeBack)
    expect(await screen.findByText(/^The company data may be out of date/)).toBeInTheDocument()
    expect(within(screen.getByRole('dialog')).getByLabelText('Address')).toHaveValue(
      '12 Garden Road, Floor 3',
    )
  })

  test('a form reopens after a reload with its draft, and only for the same user', async () => {
    const field = async () => within(await screen.findByRole('dialog')).getByLabelText('Address')
    /** The test console ends with a sign-out, unlike a reload: the tab's storage is restored. */
    const reload = async (options: OpenOptions = {}) => {
      fireEvent(window, new Event('pagehide'))
      const drafts = Object.keys(window.sessionStorage).map(
        (item) => [item, window.sessionStorage.getItem(item) ?? ''] as const,
      )
      const address = addressBar()
      await closeConsoles()
      for (const [item, text] of drafts) window.sessionStorage.setItem(item, text)
      return openInConsole({ address, ...options })
    }
    const { person } = await openInConsole()
    await person.click(within(await card('Company information')).getByRole('button', { name: 'Edit' }))
    await person.type(await field(), ', Floor 3')
    expect(addressBar()).toBe('/console/settings/company?edit=1')
    await reload()
    expect(await field()).toHaveValue('12 Garden Road, Floor 3')
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('What you typed at')
    await reload({ user: { userId: 8 } })
    expect(await field()).toHaveValue('12 Garden Road')
    // The other person's sign-in has removed it.
    await reload()
    expect(await field()).toHaveValue('12 Garden Road')
  })

  test('show a skeleton while the data is loading [COMP-001]', async () => {
    await open({ handlers: [mockPending(tenant.detail)] })
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
  })

  test('are in Chinese for Chinese users [COMP-001]', async () => {
    window.localStorage.setItem('locale', 'zh')
    await open()
    expect(await card('企业信息')).toHaveTextContent('企业名称')
    expect(await card('邀请码')).toHaveTextContent('注册链接')
  })
})

describe('the contact data', () => {
  async function edit(options: Parameters<typeof open>[0] = {}) {
    const { person } = await open(options)
    await person.click(within(await card('Company information')).getByRole('button', { name: 'Edit' }))
    return { person, dialog: await screen.findByRole('dialog') }
  }

  test('is edited inline [COMP-002]', async () => {
    const saved: company.ContactFields[] = []
    const { person, dialog } = await edit({
      handlers: [
        mockCall(company.modify, ({ body }) => {
          saved.push(body)
          detail = { ...detail, ...body }
          return null
        }),
      ],
    })
    await person.clear(within(dialog).getByLabelText('Contact person'))
    await person.type(within(dialog).getByLabelText('Contact person'), 'Priya Nair')
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await findFact('Contact person')).toHaveTextContent('Priya Nair'))
    expect(await screen.findByText('Saved successfully')).toBeInTheDocument()
    expect(saved).toEqual([
      {
        contactPerson: 'Priya Nair',
        contactTel: '+86 21 5555 0100',
        contactEmail: 'lin@orchid.example',
        address: '12 Garden Road',
      },
    ])
  })

  test('that somebody else saved meanwhile is shown at its field, and saved once one of both is chosen', async () => {
    const saved: (number | undefined)[] = []
    detail = { ...detail, version: 4 }
    const { person, dialog } = await edit({
      handlers: [
        mockCall(company.modify, ({ body }) => {
          saved.push(body.version)
          if (body.version === 5) return null
          detail = { ...detail, address: '1 Quay Road', version: 5 }
          return new Refusal(409, 'This was changed meanwhile.', { status: 409 })
        }),
      ],
    })
    await person.type(within(dialog).getByLabelText('Address'), ', Floor 3')
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('Somebody changed this meanwhile.')).toBeVisible()
    expect(within(dialog).getByLabelText('Address, as saved by somebody else')).toHaveValue('1 Quay Road')
    await person.click(within(dialog).getByRole('button', { name: 'Use this value' }))
    expect(within(dialog).getByLabelText('Address')).toHaveValue('1 Quay Road')
    await person.click(within(dialog).getByRole('button', { name: 'Keep my changes' }))
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved successfully')).toBeInTheDocument()
    expect(saved).toEqual([4, 5])
  })

  test('that is invalid is reported at its field and not sent [COMP-002]', async () => {
    const { person, dialog } = await edit()
    await person.clear(within(dialog).getByLabelText('Contact email'))
    await person.type(within(dialog).getByLabelText('Contact email'), 'lin at orchid')
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This is not an email address.')
    expect(within(dialog).getByLabelText('Contact email')).toHaveAccessibleDescription(
      'This is not an email address.',
    )
  })

  test('that the server refuses stays in the form, with the reason [COMP-002]', async () => {
    const { person, dialog } = await edit({
      handlers: [mockCall(company.modify, new Refusal(1, 'Somebody else is editing'))],
    })
    await person.type(within(dialog).getByLabelText('Address'), ', Floor 3')
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Somebody else is editing')
    expect(within(dialog).getByLabelText('Address')).toHaveValue('12 Garden Road, Floor 3')
  })
})

describe('the invite code', () => {
  const renewed = { code: 'ASTER-9', ExpireAt: NOW_SECONDS + 7 * 86_400 }

  function renewals() {
    const renewedAt: number[] = []
    const handler = mockCall(company.renewInvitation, () => {
      renewedAt.push(Date.now())
      return renewed
    })
    return { renewedAt, handler }
  }
  const pass = async (milliseconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds)
    })

  test('is shown with its expiry and the sign-up link, both of which can be copied [COMP-005]', async () => {
    const { person } = await open()
    const invite = await card('Invite code')
    const link = `${window.location.origin}/dashboard/signup?invite=PEONY-7`
    expect(invite).toHaveTextContent('PEONY-7')
    expect(invite).toHaveTextContent('2026-11-20 17:00:00')
    expect(within(invite).getByText(link)).toBeInTheDocument()
    await person.click(within(invite).getByRole('button', { name: 'Copy the sign-up link' }))
    expect(await navigator.clipboard.readText()).toBe(link)
    await person.click(within(invite).getByRole('button', { name: 'Copy the code' }))
    expect(await navigator.clipboard.readText()).toBe('PEONY-7')
  })

  test('is renewed within 10 seconds after it expired, and not before [COMP-006]', async () => {
    detail = { ...detail, insertInvCodeData: { code: 'PEONY-7', ExpireAt: NOW_SECONDS + 60 } }
    const { renewedAt, handler } = renewals()
    await open({ handlers: [handler] })
    await card('Invite code')
    await pass(NOW_SECONDS * 1000 + 55_000 - Date.now())
    expect(renewedAt).toEqual([])
    await pass(company.INVITATION_CHECK_MS + 5000)
    expect(renewedAt).toHaveLength(1)
    const invite = await card('Invite code')
    expect(invite).toHaveTextContent('ASTER-9')
    expect(invite).toHaveTextContent('2026-11-27 16:00:00')
    expect(within(invite).getByRole('status')).toHaveTextContent('The code PEONY-7 has expired.')
    expect(within(invite).queryByText('PEONY-7')).not.toBeInTheDocument()
    expect(invite).not.toHaveTextContent('invite=PEONY-7')
    await pass(5 * company.INVITATION_CHECK_MS)
    expect(renewedAt).toHaveLength(1)
  })

  test('that has been used meanwhile is reported on returning to the page, with a new one [COMP-005, COMP-006]', async () => {
    const { renewedAt, handler } = renewals()
    await open({ handlers: [handler] })
    expect(await within(await card('Invite code')).findByText('PEONY-7')).toBeInTheDocument()
    detail = { ...detail, insertInvCodeData: null }
    act(comeBack)
    const invite = await card('Invite code')
    expect(await within(invite).findByText('ASTER-9')).toBeInTheDocument()
    expect(within(invite).getByRole('status')).toHaveTextContent('The code PEONY-7 has been used.')
    expect(invite).not.toHaveTextContent('invite=PEONY-7')
    expect(renewedAt).toHaveLength(1)
  })

  test('that has been used is called used where an older, expired one is answered instead [COMP-006]', async () => {
    const { renewedAt, handler } = renewals()
    await open({ handlers: [handler] })
    expect(await within(await card('Invite code')).findByText('PEONY-7')).toBeInTheDocument()
    detail = { ...detail, insertInvCodeData: { code: 'OLDER-1', ExpireAt: NOW_SECONDS - 60 } }
    act(comeBack)
    await waitFor(async () => expect(await card('Invite code')).not.toHaveTextContent('invite=PEONY-7'))
    await pass(company.INVITATION_CHECK_MS)
    const invite = await card('Invite code')
    expect(await within(invite).findByText('ASTER-9')).toBeInTheDocument()
    expect(within(invite).getByRole('status')).toHaveTextContent('The code PEONY-7 has been used.')
    expect(invite).not.toHaveTextContent('OLDER-1')
    expect(renewedAt).toHaveLength(1)
  })

  test('that has expired is not shown while no new one can be created [COMP-006]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    detail = { ...detail, insertInvCodeData: { code: 'PEONY-7', ExpireAt: NOW_SECONDS } }
    await open({ handlers: [mockStatus(company.renewInvitation, 500)] })
    const invite = await card('Invite code')
    expect(await within(invite).findByRole('alert')).toHaveTextContent('The new code could not be generated')
    expect(within(invite).getByRole('status')).toHaveTextContent('The code PEONY-7 has expired.')
    expect(within(invite).queryByRole('button', { name: 'Copy the code' })).not.toBeInTheDocument()
  })

  test('is generated by a button where there is none, and not by opening the page', async () => {
    detail = { ...detail, insertInvCodeData: null }
    const { renewedAt, handler } = renewals()
    const { person } = await open({ handlers: [handler] })
    const invite = await card('Invite code')
    const button = await within(invite).findByRole('button', { name: 'Generate code' })
    await pass(2 * company.INVITATION_CHECK_MS)
    expect(renewedAt).toEqual([])
    await person.click(button)
    expect(await within(invite).findByText('ASTER-9')).toBeInTheDocument()
    expect(renewedAt).toHaveLength(1)
  })

  test('that cannot be renewed is reported, logged and retried at the next check [COMP-006]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    detail = { ...detail, insertInvCodeData: { code: 'PEONY-7', ExpireAt: NOW_SECONDS } }
    await open({ handlers: [mockStatus(company.renewInvitation, 500)] })
    const invite = await card('Invite code')
    expect(await within(invite).findByRole('alert')).toHaveTextContent('The new code could not be generated')
    expect(logged).toHaveBeenCalledWith('[company.invitation]', expect.anything())
    network.use(renewals().handler)
    await pass(company.INVITATION_CHECK_MS)
    expect(await within(invite).findByText('ASTER-9')).toBeInTheDocument()
    expect(within(invite).queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is not requested again by a user without permission to create codes [COMP-006]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    detail = { ...detail, insertInvCodeData: { code: 'PEONY-7', ExpireAt: NOW_SECONDS } }
    const { requests } = await open({ handlers: [mockStatus(company.renewInvitation, 403)] })
    expect(await within(await card('Invite code')).findByRole('alert')).toHaveTextContent('Your role cannot')
    await pass(5 * company.INVITATION_CHECK_MS)
    expect(requests.filter((path) => path === company.renewInvitation.path)).toHaveLength(1)
  })
})

describe('the logos', () => {
  type Sent = ParsedBodyOf<typeof company.uploadLogo>
  const png = (bytes = 10, name = 'logo.png') =>
    new File([new Uint8Array(bytes)], name, { type: 'image/png' })

  async function openLogos(opening = open, handlers: PageOptions['handlers'] = []) {
    const sent: Sent[] = []
    const accepted = mockCall(company.uploadLogo, ({ body }) => {
      sent.push(body)
      detail = { ...detail, [body.purpose === '1' ? 'logo' : 'subLogo']: `/files/new-${body.purpose}.png` }
      return { url: `/files/new-${body.purpose}.png` }
    })
    await standInForForms()
    const opened = await opening({ handlers: [...handlers, accepted] })
    await card('Logo')
    return { ...opened, sent }
  }
  const chooser = (name: string) => screen.getByLabelText(name, { selector: 'input' })
  const brandLogo = () =>
    screen.getByRole('link', { name: 'Orchid, home' }).querySelector('img')?.getAttribute('src')

  test('list the accepted files before one is selected [COMP-007, COMP-009, COMP-010]', async () => {
    await openLogos()
    const logos = await card('Logo')
    expect(logos).toHaveTextContent('PNG, JPG, JPEG, GIF, BMP, WebP or SVG, under 2 MB.')
    expect(logos).toHaveTextContent('Recommended 410 × 100 px')
    expect(logos).toHaveTextContent('Recommended 100 × 100 px')
    expect(within(logos).getByRole('img', { name: 'Expanded logo' })).toHaveAttribute(
      'src',
      '/files/wide.png',
    )
    expect(logos).toHaveTextContent('No logo yet')
  })

  test.each([
    ['Expanded logo', '1', 'Expanded logo updated successfully'],
    ['Collapsed logo', '2', 'Collapsed logo updated successfully'],
  ])(
    '%s is sent with purpose %s, and has its own success message [COMP-007, COMP-008, COMP-011]',
    async (name, purpose, done) => {
      const { person, sent } = await openLogos()
      await person.upload(chooser(name), png())
      expect(await screen.findByText(done)).toBeInTheDocument()
      expect(sent.map((body) => [body.purpose, body.file.name])).toEqual([[purpose, 'logo.png']])
      expect(screen.getByRole('img', { name })).toHaveAttribute('src', `/files/new-${purpose}.png`)
    },
  )

  test('in the sidebar follow an upload [COMP-011]', async () => {
    const onUpdated = vi.fn()
    window.addEventListener('logoUpdated', onUpdated, { once: true })
    const { person } = await openLogos(openInConsole)
    expect(brandLogo()).toBe('/files/wide.png')
    await person.upload(chooser('Expanded logo'), png())
    await waitFor(() => expect(brandLogo()).toBe('/files/new-1.png'))
    expect(onUpdated).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['no image', new File(['x'], 'notes.txt', { type: 'text/plain' }), 'only image files allowed'],
    ['over the limit', png(company.LOGO_MAX_BYTES + 1), 'image cannot exceed 2MB'],
  ])('refuse a file that is %s and send nothing [COMP-009, COMP-010]', async (_, file, text) => {
    const { sent } = await openLogos()
    // The chooser's filter is off, since people can choose any file in spite of it.
    const { default: userEvent } = await import('@testing-library/user-event')
    await userEvent.setup({ applyAccept: false }).upload(chooser('Expanded logo'), file)
    expect(await within(await card('Logo')).findByRole('alert')).toHaveTextContent(text)
    expect(sent).toEqual([])
  })

  test('stay unchanged when the upload fails, and the next file clears the message [COMP-012]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const onUpdated = vi.fn()
    window.addEventListener('logoUpdated', onUpdated)
    const { person } = await openLogos(openInConsole, [
      mockCall(
        company.uploadLogo,
        new Refusal(400, 'Request Error', {
          status: 400,
          detail: { fields: { file: 'The picture holds a script' } },
        }),
      ),
    ])
    await person.upload(chooser('Expanded logo'), png())
    const alert = await within(await card('Logo')).findByRole('alert')
    expect(alert).toHaveTextContent('Logo upload failed, please try again')
    expect(alert).toHaveTextContent('The picture holds a script')
    expect(brandLogo()).toBe('/files/wide.png')
    expect(screen.getByRole('img', { name: 'Expanded logo' })).toHaveAttribute('src', '/files/wide.png')
    expect(onUpdated).not.toHaveBeenCalled()
    window.removeEventListener('logoUpdated', onUpdated)
    network.use(mockCall(company.uploadLogo, { url: '/files/second.png' }))
    await person.upload(chooser('Expanded logo'), png())
    expect(await screen.findByText('Expanded logo updated successfully')).toBeInTheDocument()
    expect(within(await card('Logo')).queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('one sign-in a person', () => {
  const rule = () => screen.findByRole('switch', { name: 'One sign-in a person' })

  test('is off at first, and is what the company chooses', async () => {
    const saved = vi.fn(({ body }: { body: ParsedBodyOf<typeof company.setSignInRule> }) => {
      detail = { ...detail, ...body }
      return null
    })
    const { person } = await open({ handlers: [mockCall(company.setSignInRule, saved)] })
    expect(await rule()).not.toBeChecked()
    await person.click(await rule())
    expect(
      await screen.findByText('From now on a person can be signed in at one computer only.'),
    ).toBeInTheDocument()
    expect(await rule()).toBeChecked()
    await person.click(await rule())
    await waitFor(async () => expect(await rule()).not.toBeChecked())
    expect(saved.mock.calls.map(([{ body }]) => body)).toEqual([{ oneSignIn: true }, { oneSignIn: false }])
  })

  test('stays as it was when it could not be saved', async () => {
    const { person } = await open({
      handlers: [mockCall(company.setSignInRule, new Refusal(1, 'The rule could not be saved'))],
    })
    await person.click(await rule())
    expect(await screen.findByText('The rule could not be saved')).toBeInTheDocument()
    expect(await rule()).not.toBeChecked()
  })
})

test('a platform with documented calls and fields alone shows the company, and has no contact data or rule to change', async () => {
  detail = documentedAnswer(tenant.detail, { ...detail, oneSignIn: true })
  await standInForForms()
  const { person } = await open({ capabilities: [], handlers: [mockCall(company.uploadLogo, null)] })
  expect(await findFact('Contact person')).toHaveTextContent('Lin Yue')
  expect(within(await card('Invite code')).getByText('PEONY-7')).toBeVisible()
  expect(screen.getAllByRole('region')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  const file = new File(['x'], 'wide.png', { type: 'image/png' })
  await person.upload(screen.getByLabelText('Expanded logo', { selector: 'input' }), file)
  expect(await screen.findByText('Expanded logo updated successfully')).toBeVisible()
})

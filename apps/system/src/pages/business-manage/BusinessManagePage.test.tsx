import { businessReference, businessManage } from '@console/contracts'
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

const PATH = '/app-tenant-system/system/businessManage'
const { BUSINESS_REFUSALS } = businessManage

let businesses: businessManage.ManagedBusiness[]
let products: businessManage.ManagedProduct[]
let sent: unknown[]

beforeEach(() => {
  sent = []
  const common = { industryId: 1, industryName: 'Insurance', status: 'enabled', version: 1 } as const
  businesses = [
    { ...common, id: 11, name: 'Winter renewals', people: 42, products: 1 },
    {
      ...common,
      id: 12,
      name: 'Card activation',
      people: 1,
      products: 0,
      industryId: null,
      industryName: null,
    },
  ]
  products = [{ id: 101, name: 'Motor policy', version: 1 }]
  network.use(
    mockCall(businessManage.list, () => businesses),
    mockCall(businessManage.products, ({ query }) => (query.businessTypeId === 11 ? products : [])),
    mockCall(businessReference.industryAll, [
      { id: 1, name: 'Insurance' },
      { id: 2, name: 'Banking' },
    ]),
  )
})

function open(query = '', language: 'en' | 'zh' = 'en') {
  return renderSubAppPage({ app: systemApp, path: `${PATH}${query}`, language })
}

const dialog = () => screen.findByRole('dialog')

describe('the businesses', () => {
  test('name malformed parameters of the address, and remove them', async () => {
    const { person, router } = open('?colour=red&search=winter')
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('“colour” in the address is no filter of this page and is ignored.')
    await person.click(within(notice).getByRole('button', { name: 'Clean the address' }))
    await waitFor(() => expect(router.state.location.search).toBe('?search=winter'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('are listed with their numbers, found by name, and opened with their products [SHELL-049]', async () => {
    const { person, router } = open()
    expect(await screen.findByRole('button', { name: /Winter renewals.*42 people, 1 product/ })).toBeVisible()
    await person.type(screen.getByRole('textbox', { name: 'Search businesses' }), 'card')
    expect(screen.queryByRole('button', { name: /Winter/ })).toBeNull()
    await person.clear(screen.getByRole('textbox', { name: 'Search businesses' }))
    await person.click(screen.getByRole('button', { name: /Winter renewals/ }))
    expect(await screen.findByRole('row', { name: /Motor policy/ })).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toBe('?business=11'))
  })

  test('have states for no match, no business, and a deleted one', async () => {
    const searched = open('?search=nobody')
    expect(await screen.findByText('No business has this in its name')).toBeVisible()
    searched.unmount()
    const gone = open('?business=99')
    expect(await screen.findByText('Business not found')).toBeVisible()
    gone.unmount()
    businesses = []
    open()
    expect(await screen.findByText('There is no business yet')).toBeVisible()
  })

  test('have failed and no-permission states, with Retry and the administrator to contact', async () => {
    network.use(mockNetworkError(businessManage.list))
    const failed = open()
    expect(await screen.findByText('The businesses could not be loaded')).toBeVisible()
    network.use(mockCall(businessManage.list, () => businesses))
    await failed.person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await screen.findByRole('button', { name: /Winter/ })).toBeVisible()
    failed.unmount()
    network.use(mockStatus(businessManage.list, 403))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Businesses')
  })

  test('are master and detail pages on a phone, with a way back', async () => {
    setViewportWidth(390)
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: /Winter renewals/ }))
    expect(await screen.findByText('Motor policy')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Search businesses' })).toBeNull()
    await person.click(screen.getByRole('button', { name: /All businesses/ }))
    expect(await screen.findByRole('textbox', { name: 'Search businesses' })).toBeVisible()
    setViewportWidth(1440)
  })
})

describe('a business', () => {
  test('is created with its industry, and shows an invalid name at the field and a taken one above the buttons', async () => {
    network.use(
      mockCall(businessManage.create, new Refusal(BUSINESS_REFUSALS.nameTaken, 'This name is taken.')),
    )
    const { person, services, router } = open()
    await person.click(await screen.findByRole('button', { name: /New business/ }))
    expect(router.state.location.search).toBe('?add=1')
    const box = await dialog()
    await person.click(within(box).getByRole('button', { name: 'Create' }))
    expect(await within(box).findByRole('alert')).toHaveTextContent('1 to 100 characters')
    await person.type(within(box).getByRole('textbox', { name: 'Name' }), 'Pet cover')
    await person.click(within(box).getByRole('combobox', { name: 'Industry' }))
    await person.click(await screen.findByTitle('Banking'))
    await person.click(within(box).getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(within(box).getByRole('alert')).toHaveTextContent('This name is taken.'))
    expect(within(box).getByRole('textbox', { name: 'Name' })).toHaveValue('Pet cover')
    network.use(
      mockCall(businessManage.create, ({ body }) => {
        sent.push(body)
        return { id: 13 }
      }),
    )
    await person.click(within(box).getByRole('button', { name: /Create$/ }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Pet cover created'))
    expect(sent).toEqual([{ name: 'Pet cover', industryId: 2 }])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(router.state.location.search).toBe('?business=13')
  })

  test('is edited, and after a change by somebody else the user may take the current values', async () => {
    network.use(
      mockCall(businessManage.modify, () => {
        businesses = businesses.map((one) =>
          one.id === 11 ? { ...one, name: 'Spring renewals', version: 2 } : one,
        )
        return new Refusal(409, 'This was changed meanwhile.', { status: 409 })
      }),
    )
    const { person } = open('?business=11')
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    const box = await dialog()
    const field = within(box).getByRole('textbox', { name: 'Name' })
    await person.clear(field)
    await person.type(field, 'Mine')
    await person.click(within(box).getByRole('button', { name: 'Save' }))
    await person.click(await within(box).findByRole('button', { name: 'Show current version' }))
    expect(field).toHaveValue('Spring renewals')
    network.use(
      mockCall(businessManage.modify, ({ body }) => {
        sent.push(body)
        return null
      }),
    )
    await person.click(within(box).getByRole('button', { name: /Save$/ }))
    await waitFor(() =>
      expect(sent).toEqual([
        { id: 11, name: 'Spring renewals', industryId: 1, status: 'enabled', version: 2 },
      ]),
    )
  })

  test('is disabled by its switch, and shows why when that failed', async () => {
    network.use(
      mockCall(businessManage.modify, ({ body }) => {
        sent.push(body.status)
        businesses = businesses.map((one) =>
          one.id === 11 ? { ...one, status: body.status, version: 2 } : one,
        )
        return null
      }),
    )
    const { person } = open('?business=11')
    const offered = await screen.findByRole('switch', { name: 'Enabled' })
    expect(offered).toBeChecked()
    await person.click(offered)
    await waitFor(() => expect(offered).not.toBeChecked())
    expect(sent).toEqual(['disabled'])
    network.use(mockCall(businessManage.modify, new Refusal(409, 'Changed meanwhile.', { status: 409 })))
    await waitFor(() => expect(offered).toBeEnabled())
    await person.click(offered)
    expect(await screen.findByText('Changed meanwhile.')).toBeVisible()
  })

  test('is deleted after confirmation, and a refusal is shown in the dialog with the numbers', async () => {
    network.use(
      mockCall(businessManage.remove, new Refusal(BUSINESS_REFUSALS.hasPeople, '42 accounts work for it.')),
    )
    const { person, services } = open('?business=11')
    const reasons: unknown[] = []
    services.confirm.mockImplementationOnce(async ({ onOk }) => {
      await onOk?.().catch((error: unknown) => reasons.push(error))
      return false
    })
    const [remove] = await screen.findAllByRole('button', { name: 'Delete' })
    if (!remove) throw new Error('nothing to delete with')
    await person.click(remove)
    await waitFor(() => expect(reasons).toEqual([new Error('42 accounts work for it.')]))
    network.use(
      mockCall(businessManage.remove, ({ query }) => {
        businesses = businesses.filter(({ id }) => id !== query.id)
        return null
      }),
    )
    await person.click(remove)
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Winter renewals was deleted'))
  })
})

describe('a product', () => {
  test('is created, renamed and deleted', async () => {
    network.use(
      mockCall(businessManage.createProduct, ({ body }) => {
        products = [...products, { id: 102, name: body.name, version: 1 }]
        return { id: 102 }
      }),
      mockCall(businessManage.renameProduct, ({ body }) => {
        products = products.map((one) => (one.id === body.id ? { ...one, name: body.name, version: 2 } : one))
        return null
      }),
      mockCall(businessManage.removeProduct, ({ query }) => {
        products = products.filter(({ id }) => id !== query.id)
        return null
      }),
    )
    const { person, services } = open('?business=11')
    await person.click(await screen.findByRole('button', { name: /New product/ }))
    await person.type(within(await dialog()).getByRole('textbox'), 'Home policy')
    await person.click(within(await dialog()).getByRole('button', { name: 'Create' }))
    await person.click(await screen.findByRole('button', { name: 'Rename Home policy' }))
    const field = await screen.findByDisplayValue('Home policy')
    await person.clear(field)
    await person.type(field, 'Flat policy{Enter}')
    await person.click(await screen.findByRole('button', { name: 'Delete Flat policy' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Flat policy/ })).toBeNull())
    expect(services.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Delete Flat policy?' }))
  })

  test('list has an empty state, in Chinese too', async () => {
    open('?business=12', 'zh')
    expect(await screen.findByText('该业务还没有产品')).toBeVisible()
  })
})

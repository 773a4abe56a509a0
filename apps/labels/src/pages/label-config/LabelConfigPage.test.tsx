import { label } from '@console/contracts'
import {
  mockCall,
  mockNetworkError,
  mockStatus,
  network,
  Refusal,
  setViewportWidth,
  sampleLabel,
} from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { samplePromptLabel } from '../../testing/label.samples.ts'
import { openLabels, serveLabels, type LabelServer } from '../../testing/open-labels.ts'

let server: LabelServer

beforeEach(() => {
  server = serveLabels()
})

afterEach(() => {
  setViewportWidth(1440)
})

const row = async (name: RegExp) => screen.findByRole('row', { name })

describe('the list', () => {
  test('requests the first ten labels of the tenant, newest first, and pages over the total [LABEL-001, LABEL-005, LABEL-019]', async () => {
    server.total = 31
    const { person, router } = openLabels()
    expect(await row(/Cancellation handled badly/)).toBeVisible()
    expect(server.addresses).toEqual(['?orderBy=1&pageIndex=1&pageSize=10&tenantId=3'])
    expect(screen.getByText('31 labels')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /4/ }))
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ pageIndex: 4, pageSize: 10 }))
    expect(router.state.location.search).toBe('?page=4')
    expect(server.addresses.filter((address) => address.includes('withDeleted'))).toEqual([])
  })

  test('has the columns of a label, in words, with the times of the tenant [LABEL-006, LABEL-007, LABEL-008]', async () => {
    openLabels()
    await row(/Cancellation/)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Label name',
      'Show name',
      'Business',
      'Product',
      'Kind',
      'Type',
      'Trigger',
      'Collection round',
      'Status',
      'Created',
      'Updated',
      'Actions',
    ])
    const texts = within(await row(/Cancellation/))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(texts.slice(0, 11)).toEqual([
      'Cancellation handled badly',
      'Cancellation',
      'Winter renewals',
      'Home cover plus',
      'Rule',
      'General',
      'Realtime',
      '-',
      'Enabled',
      '2026-11-19 14:30:00',
      '2026-11-20 14:30:00',
    ])
    expect(within(await row(/Price inquiry/)).getByText('Disabled')).toBeVisible()
  })

  test.each([
    [3, 'every 3 rounds'],
    [1, 'every 1 rounds'],
  ])('shows the round %i of a prompt as a rhythm, and none of a rule [LABEL-009]', async (round, text) => {
    server.labels = [
      sampleLabel,
      { ...samplePromptLabel, rule: { ...samplePromptLabel.rule, sessionCollectRound: round } },
    ]
    openLabels()
    expect(within(await row(/Price inquiry/)).getByText(text)).toBeVisible()
    const [, , , , , , , ofRule] = within(await row(/Cancellation/)).getAllByRole('cell')
    expect(ofRule).toHaveTextContent('-')
  })

  test('says "all products" for a label that came with the system', async () => {
    server.labels = [{ ...sampleLabel, productId: null, productName: null }]
    openLabels()
    expect(within(await row(/Cancellation/)).getByText('All products')).toBeVisible()
  })

  test('offers Edit, one of Enable and Disable, and Delete in a row [LABEL-011, LABEL-012]', async () => {
    openLabels()
    const actions = async (name: RegExp) =>
      within(await row(name))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(await actions(/Cancellation/)).toEqual(['Edit', 'Disable', 'Delete'])
    expect(await actions(/Price inquiry/)).toEqual(['Edit', 'Enable', 'Delete'])
  })

  test('is in Chinese for a Chinese reader, statuses and rhythms too [LABEL-004]', async () => {
    openLabels('', { language: 'zh' })
    const prompt = within(await row(/Price inquiry/))
    expect(prompt.getByText('每3轮')).toBeVisible()
    expect(prompt.getByText('已停用')).toBeVisible()
    expect(screen.getByRole('button', { name: /新建标签/ })).toBeVisible()
  })

  test('has a card a label on a phone, with the same facts and actions', async () => {
    setViewportWidth(390)
    openLabels()
    const card = await screen.findByRole('article', { name: 'Price inquiry' })
    expect(card).toHaveTextContent('Winter renewals · Home cover plus · Prompt label · Quote · After call')
    expect(card).toHaveTextContent('every 3 rounds')
    expect(within(card).getByRole('button', { name: 'Enable Price inquiry' })).toBeVisible()
  })

  test('needs no permission code: anyone who has the page sees it, and a refusal of the server names whom to contact [LABEL-003]', async () => {
    const shown = openLabels('', { user: { tenantAdmin: false, type: 'Worker' } })
    expect(await row(/Cancellation/)).toBeVisible()
    shown.unmount()
    network.use(mockStatus(label.query, 403))
    openLabels()
    expect(await screen.findByRole('alert')).toHaveTextContent('Smart labels')
  })
})

describe('filters and order', () => {
  test('are sent with Inquire, start again on page 1 and are left out when empty [LABEL-013, LABEL-018]', async () => {
    const { person, router } = openLabels('?page=2')
    await row(/Cancellation/)
    expect(server.addresses.at(-1)).toBe('?orderBy=1&pageIndex=2&pageSize=10&tenantId=3')
    await person.type(screen.getByRole('textbox', { name: 'Label name' }), ' cancel ')
    expect(server.queries).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(server.queries).toHaveLength(2))
    expect(server.addresses.at(-1)).toBe('?name=cancel&orderBy=1&pageIndex=1&pageSize=10&tenantId=3')
    expect(router.state.location.search).toBe('?search=cancel')
  })

  test('are a business and a product of it, and another business clears the product [LABEL-014, LABEL-015]', async () => {
    const { person } = openLabels('?bizTypeId=11&productId=22')
    await row(/Cancellation/)
    expect(server.queries.at(-1)).toMatchObject({ bizTypeId: 11, productId: 22, pageIndex: 1 })
    await person.click(screen.getByRole('combobox', { name: 'Business' }))
    await person.click(await screen.findByTitle('Spring card activation'))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ bizTypeId: 12 }))
    expect(server.queries.at(-1)).not.toHaveProperty('productId')
    await person.click(screen.getByRole('combobox', { name: 'Product' }))
    await person.click(await screen.findByTitle('Gold card'))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ bizTypeId: 12, productId: 31 }))
  })

  test('offer products of every business, each with its business, while none is chosen [LABEL-015]', async () => {
    const { person } = openLabels()
    await row(/Cancellation/)
    await person.click(screen.getByRole('combobox', { name: 'Product' }))
    await person.click(await screen.findByTitle('Gold card (Spring card activation)'))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ productId: 31 }))
  })

  test.each([
    ['enabled', '1'],
    ['disabled', '0'],
  ])('%s goes out as enable %s [LABEL-016]', async (state, enable) => {
    openLabels(`?state=${state}`)
    await row(/Cancellation/)
    expect(new URLSearchParams(server.addresses.at(-1)).get('enable')).toBe(enable)
  })

  test('all states send no enable [LABEL-016]', async () => {
    openLabels()
    await row(/Cancellation/)
    expect(new URLSearchParams(server.addresses.at(-1)).has('enable')).toBe(false)
  })

  test.each([
    ['createdAscending', '0'],
    ['createdDescending', '1'],
    ['updatedAscending', '2'],
    ['updatedDescending', '3'],
  ])('%s goes out as orderBy %s [LABEL-017]', async (order, orderBy) => {
    openLabels(`?order=${order}`)
    await row(/Cancellation/)
    expect(new URLSearchParams(server.addresses.at(-1)).get('orderBy')).toBe(orderBy)
  })

  test('offer four orders, and a new one starts on page 1 [LABEL-017, LABEL-018]', async () => {
    const { person } = openLabels('?page=3')
    await row(/Cancellation/)
    await person.click(screen.getByRole('combobox', { name: 'Order' }))
    await screen.findByTitle('Last updated first')
    const options = [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent)
    expect(options).toEqual(['Newest first', 'Oldest first', 'Last updated first', 'Longest unchanged first'])
    await person.click(screen.getByTitle('Last updated first'))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(server.queries.at(-1)).toMatchObject({ orderBy: 3, pageIndex: 1 }))
  })

  test('that exclude every label say so, with each filter and how many are hidden', async () => {
    network.use(
      mockCall(label.query, ({ query }) => ({ smartLabels: [], totalCnt: query.name === undefined ? 7 : 0 })),
    )
    const { person, router } = openLabels('?search=nothing&state=enabled&bizTypeId=11&order=createdAscending')
    expect(await screen.findByText('No label matches')).toBeVisible()
    expect(await screen.findByText(/7/)).toBeVisible()
    expect(await screen.findByText('Business: Winter renewals')).toBeVisible()
    await person.click(screen.getAllByRole('button', { name: /^Reset/ })[0] ?? document.body)
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})

describe('without rows', () => {
  test('an empty list says what a label is and offers to add one', async () => {
    server.labels = []
    const { person } = openLabels()
    expect(await screen.findByText('No labels yet')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /Create the first label/ }))
    expect(await screen.findByText('Which kind of label?')).toBeVisible()
  })

  test('a refusal shows the message of the server, an empty table and Retry [LABEL-021]', async () => {
    network.use(mockCall(label.query, new Refusal(1500, 'The labels are being moved.')))
    const { person } = openLabels()
    expect(await screen.findByText('The labels could not be loaded')).toBeVisible()
    expect(screen.getByText(/The labels are being moved/)).toBeVisible()
    expect(screen.queryAllByRole('cell')).toEqual([])
    server = serveLabels()
    await person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await row(/Cancellation/)).toBeVisible()
  })

  test('a lost connection is an error with Retry [LABEL-021]', async () => {
    network.use(mockNetworkError(label.query))
    openLabels()
    expect(await screen.findByText('The labels could not be loaded')).toBeVisible()
    expect(screen.getByRole('button', { name: /Retry/ })).toBeVisible()
  })
})

test('an editor that could not be loaded can be closed, and stays closed when its code could be loaded', async () => {
  const loadTier = async (tier: string) => {
    if (tier === 'forms') throw new Error('/forms.js could not be loaded')
  }
  const { person, services } = openLabels('?new=prompt', { loadTier })
  expect(await screen.findByText('The editor could not be loaded')).toBeVisible()
  services.loadTier.mockResolvedValue()
  await person.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('The editor could not be loaded')).not.toBeInTheDocument())
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

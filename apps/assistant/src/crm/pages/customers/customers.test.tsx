import { crm } from '@console/contracts'
import { mockCall, network, Refusal, setViewportWidth } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWorkPage } from '../../../testing/open-work-page.tsx'

const AT = Date.UTC(2026, 10, 20, 6, 30) / 1000

beforeEach(() => {
  vi.useFakeTimers({ now: AT * 1000, toFake: ['Date'] })
  network.use(
    mockCall(crm.customers, {
      records: [
        { customer: '138****1111', sessions: 2, lastContactAt: AT, calls: 3, orders: 1, value: 20.2 },
      ],
      total: 1,
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
})

test('customers link to their sessions', async () => {
  network.use(
    mockCall(crm.contacts, ({ query }) => {
      expect(query).toEqual({
        customer: '138****1111',
        bizTypeId: 11,
        beginDay: '20261114',
        endDay: '20261120',
      })
      return {
        records: [
          {
            sessionId: 's-1',
            startedAt: AT,
            bizTypeName: 'Winter renewals',
            productName: 'Home cover',
            userNames: ['Lin Yi'],
            calls: 2,
            orders: 1,
            value: 20.2,
          },
        ],
        total: 1,
      }
    }),
  )
  const { press, address } = openWorkPage('crm/list?business_type_id=11')
  expect(
    await screen.findByRole('row', { name: /138\*{4}1111 2026-11-20 14:30:00 2 3 1 ¥20\.20/ }),
  ).toBeInTheDocument()
  await press('138****1111')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('link', { name: 's-1' })).toBeInTheDocument()
  expect(dialog.getByRole('cell', { name: '¥20.20' })).toBeInTheDocument()
  expect(address()).toMatchObject({ open: '138****1111' })
})

test('a customer of the address without sessions is reported', async () => {
  network.use(mockCall(crm.contacts, new Refusal(404, 'It does not exist.', { status: 404 })))
  setViewportWidth(390)
  openWorkPage('crm/list?open=130****0000', { language: 'zh' })
  expect(await screen.findByText('会话加载失败')).toBeInTheDocument()
})

import { user } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import { createHttpClient } from '@console/sub-app'
import { mockCall, network } from '@console/testing'
import { expect, test } from 'vitest'
import { findColleagues } from './person/PersonSelect.tsx'

const client = createHttpClient({
  getToken: () => 'token',
  apiOrigin: '',
  capabilities: [],
  getLanguage: () => 'en',
  notify: () => {},
  onUnauthorized: () => {},
})

test('colleagues are requested with their names, by which they are offered [SHELL-Q36]', async () => {
  const bodies: unknown[] = []
  network.use(
    mockCall(user.list, ({ body }) => {
      bodies.push(body)
      return { records: [{ id: 4, account: 'lin.yue', name: 'Lin Yue', orgId: 2 }], total: 1 }
    }),
  )
  expect(await findColleagues(client, 'lin', new AbortController().signal)).toEqual([
    { value: 4, label: 'Lin Yue (lin.yue)' },
  ])
  expect(bodies).toEqual([{ name: 'lin', isBasic: false, current: 1, size: 50 }])
})

test('a colleague of whom the account alone is answered is offered by it', async () => {
  const records = [{ id: 4, account: 'lin.yue', name: 'Lin Yue', orgId: 2 }]
  network.use(mockCall(user.list, documentedAnswer(user.list, { records, total: 1 })))
  expect(await findColleagues(client, 'lin', new AbortController().signal)).toEqual([
    { value: 4, label: 'lin.yue' },
  ])
})

import { tenant, user } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

test('everybody reads the logos and the zone of their own company', async () => {
  const seat = await demo.as('seat-001')
  const { tenantId } = (await seat.send(user.info)).data
  expect((await seat.send(tenant.detail, { query: { tenantId } })).data).toEqual({
    name: 'Harbour Mutual',
    logo: null,
    subLogo: null,
    timezone: 'Asia/Shanghai',
    billAccountVisible: 1,
  })
  expect((await seat.send(tenant.detail, { query: { tenantId }, language: 'zh' })).data.name).toBe('海港互助')
})

test("another company's id answers like an unknown one [SHELL-104]", async () => {
  const manager = await demo.as('manager')
  const foreign = (await (await demo.as('provider-admin')).send(user.info)).data.tenantId
  const answers = await Promise.all(
    [foreign, 987_654_321].map((tenantId) => manager.send(tenant.detail, { query: { tenantId } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
})

test('an id that is none is refused with its field', async () => {
  const manager = await demo.as('manager')
  const answer = await manager.sendRaw(tenant.detail, { query: 'tenantId=-1' })
  expect(answer.status).toBe(400)
  expect(answer.fields).toHaveProperty('tenantId')
})

import { message } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { listBusinessIds, nth, pusher } from '../support/messages.ts'

// Requests as the customer's documents have them, with what the query before answered (R60).
let demo: Demo
let manager: Person
let businessTypeId: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  businessTypeId = nth(await listBusinessIds(demo, manager), 0)
  await pusher(demo, { tenantId: manager.tenantId, businessTypeId })({})
})
afterAll(() => demo.stop())

test('the messages of a business type are those that pop up', async () => {
  const { data } = await manager.send(message.popups, { body: { businessTypeId } })
  const record = nth(documentedAnswer(message.popups, data).records, 0)
  expect(Object.keys(record).toSorted()).toEqual(['id', 'payload'])
  expect(Object.keys(record.payload).toSorted()).toEqual(
    ['btnOptions', 'content', 'msgId', 'msgRuleCode', 'title', 'triggerId'].toSorted(),
  )
})

test('the history takes a page and its size alone, and its codes are those of the statistics', async () => {
  const { data } = await manager.send(message.history, { body: { current: 1, size: 10 } })
  const { records } = documentedAnswer(message.history, data)
  const { trigger_id: triggerId, msg_rule_code: msgRuleCode } = nth(records, 0)
  const query = { triggerId, msgRuleCode, beginDay: '20261101', endDay: '20261107' }
  expect(await manager.send(message.pushStat, { query })).toMatchObject({ status: 200, code: 200 })
})

import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { filterText, queryId, queryPage, unixSeconds } from '../../shared/wire.ts'
import { checkedRange, formFields } from '../../statistics/statistics/form.ts'

const count = z.int().min(0)
const money = z.number().min(0)
const range = { beginDay: formFields.beginDay, endDay: formFields.endDay, bizTypeId: queryId.optional() }

/** A customer of the company: one masked number of its conversations. */
const customer = z.object({
  customer: z.string(),
  sessions: count,
  lastContactAt: unixSeconds,
  calls: count,
  orders: count,
  /** Value of the orders, in the tenant's currency. */
  value: money,
})
export type Customer = z.output<typeof customer>

/** Customers who were talked to in the range, the latest first. `text` is a part of the masked number. */
export const customers = defineCall({
  id: 'crm.customers',
  path: '/api/assistant/crm/customers',
  access: 'page',
  query: checkedRange(z.strictObject({ ...range, text: filterText.optional(), ...queryPage() })),
  data: z.object({ records: z.array(customer), total: count }),
})

const contact = z.object({
  sessionId: z.string(),
  startedAt: unixSeconds,
  bizTypeName: z.string(),
  productName: z.string(),
  userNames: z.array(z.string()),
  calls: count,
  orders: count,
  value: money,
})
export type Contact = z.output<typeof contact>

export const MAX_CONTACTS = 100
export const customerName = z.string().min(1).max(64)

/** The conversations of one customer in the range, the latest first. One who had none answers 404. */
export const contacts = defineCall({
  id: 'crm.contacts',
  path: '/api/assistant/crm/contacts',
  access: 'page',
  query: checkedRange(z.strictObject({ ...range, customer: customerName })),
  data: z.object({ records: z.array(contact), total: count }),
})

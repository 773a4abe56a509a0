import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { exchangeTicket } from './exchange-ticket.ts'
import { mountFrameCalls } from './frame-calls.ts'
import { issueTicket } from './issue-ticket.ts'

export const frameTicketModule: Module = {
  name: 'frameTicket',
  auditDictionary,
  routes: [issueTicket, exchangeTicket],
  mount: mountFrameCalls,
}

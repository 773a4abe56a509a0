import type { Module } from '../../module.ts'
import { exchangeTicket } from './exchange-ticket.ts'
import { mountFrameCalls } from './frame-calls.ts'
import { issueTicket } from './issue-ticket.ts'

export const frameTicketModule: Module = {
  name: 'frameTicket',
  routes: [issueTicket, exchangeTicket],
  mount: mountFrameCalls,
}

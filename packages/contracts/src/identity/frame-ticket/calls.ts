export { exchange, visitor } from './page-calls.ts'
export { FRAME_REFUSALS, FRAME_TOKEN_SECONDS, origin, ticket, TICKET_SECONDS } from './ticket-call.ts'

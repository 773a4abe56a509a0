import { setupServer } from 'msw/node'

/** The network edge of page tests. A request no test expects is an error, not a silence. */
export const network = setupServer()

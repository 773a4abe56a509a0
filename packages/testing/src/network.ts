import { setupServer } from 'msw/node'

/** The network edge of page tests. A request that no test expects is an error. */
export const network = setupServer()

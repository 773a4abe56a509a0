import type { ConfirmRequest } from '@console/sub-app'

type Ask = (request: ConfirmRequest) => Promise<boolean>

/** Forwards confirmation requests to the one dialog on the page. */
export type ConfirmChannel = { confirm: Ask; attach: (ask: Ask | null) => void }

export function createConfirmChannel(): ConfirmChannel {
  let ask: Ask | null = null
  return {
    confirm: async (request) => (ask === null ? false : ask(request)),
    attach: (next) => {
      ask = next
    },
  }
}

import type { ConfirmRequest } from '@console/sub-app'

type Confirm = (request: ConfirmRequest) => Promise<boolean>

/** Forwards confirmation requests to the one dialog on the page. */
export type ConfirmChannel = { confirm: Confirm; attach: (dialog: Confirm | null) => void }

export function createConfirmChannel(): ConfirmChannel {
  let dialog: Confirm | null = null
  return {
    confirm: async (request) => (dialog === null ? false : dialog(request)),
    attach: (next) => {
      dialog = next
    },
  }
}

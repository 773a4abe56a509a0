import type { account } from '@console/contracts'

export type ShownStatus = 'erased' | 'waiting' | 'disabled' | 'noPassword' | 'enabled'

/** The most relevant status of an account. */
export function shownStatus({
  status,
  isErased,
  isWaiting,
  hasPassword,
}: Pick<account.Person, 'status' | 'isErased' | 'isWaiting' | 'hasPassword'>): ShownStatus {
  if (isErased) return 'erased'
  if (isWaiting) return 'waiting'
  if (status === 'disabled') return 'disabled'
  return hasPassword ? 'enabled' : 'noPassword'
}

import { endDrafts } from '@console/sub-app/form-drafts'

/** The storage key by which the console notifies all pages of its origin of a sign-out. */
const SESSION_EVENT_KEY = 'console.session'

/** A sign-out in the console deletes the drafts here too. */
export function endDraftsWithSession(signal: AbortSignal): void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === SESSION_EVENT_KEY && newValue?.startsWith('signedOut') === true) endDrafts()
  }
  window.addEventListener('storage', hear, { signal })
}

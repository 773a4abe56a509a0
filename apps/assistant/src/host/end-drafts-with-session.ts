import { endDrafts } from '@console/sub-app/form-drafts'

/** Where the console tells all pages of its origin that somebody signed out. */
const SESSION_EVENT_KEY = 'console.session'

/** A sign-out in the console ends what was typed here too. */
export function endDraftsWithSession(signal: AbortSignal): void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === SESSION_EVENT_KEY && newValue?.startsWith('signedOut') === true) endDrafts()
  }
  window.addEventListener('storage', hear, { signal })
}

import { ApiError } from '@console/sub-app'
import { afterEach, expect, test, vi } from 'vitest'
import { createSessionStore } from '../../core/session/session-store.ts'
import { createHostServices } from './create-host-services.ts'

type Parts = Parameters<typeof createHostServices>[0]
/** Not used by error reporting. */
const others: unknown = { navigation: {}, confirmations: {}, announcer: {} }

afterEach(() => {
  vi.restoreAllMocks()
})

test('an error is logged with its source, unless it is a call refused because the session ended', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { reportError } = createHostServices({ ...(others as Parts), session: createSessionStore() })
  reportError(new ApiError('Refused', { kind: 'status', callId: 'tracking.report', status: 401 }), 'tracking')
  expect(logged).not.toHaveBeenCalled()
  const failure = new ApiError('Down', { kind: 'status', callId: 'tracking.report', status: 503 })
  reportError(failure, 'tracking')
  expect(logged).toHaveBeenCalledExactlyOnceWith('[tracking]', failure)
})

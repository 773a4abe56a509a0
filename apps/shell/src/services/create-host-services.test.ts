import { ApiError } from '@console/sub-app'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createSessionStore } from '../session/session-store.ts'
import { createHostServices } from './create-host-services.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('what fails is noted with its place; a call that the end of the session refused is not', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const parts = { session: createSessionStore(), queryClient: new QueryClient() }
  const { reportError } = createHostServices(parts as Parameters<typeof createHostServices>[0])
  reportError(
    new ApiError('Unauthorized', { kind: 'status', callId: 'tracking.report', status: 401 }),
    'tracking',
  )
  expect(logged).not.toHaveBeenCalled()
  const failure = new ApiError('Unavailable', { kind: 'status', callId: 'tracking.report', status: 503 })
  reportError(failure, 'tracking')
  expect(logged).toHaveBeenCalledExactlyOnceWith('[tracking]', failure)
})

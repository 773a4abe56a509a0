import { businessReference, organization, role } from '@console/contracts'
import { mockCall, mockStatus, network, recordedServices, Refusal, testUser } from '@console/testing'
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { HostProvider, type Host } from '../host/host-context.tsx'
import type { ApiError } from '../http/api-error.ts'
import { createHttpClient } from '../http/create-http-client.ts'
import { createQueryClient } from './create-query-client.ts'
import { useCallCache } from './use-call-cache.ts'
import { useCallMutation } from './use-call-mutation.ts'
import { useCallQuery } from './use-call-query.ts'
import { usePrefetch, usePrefetchCall } from './use-prefetch-call.ts'

/** Renders hooks below a host whose language the test switches. */
function renderHooks<Result>(hooks: () => Result) {
  let language: 'en' | 'zh' = 'en'
  const notify = vi.fn<(error: ApiError) => void>()
  const client = createHttpClient({
    getToken: () => 'token',
    apiOrigin: '',
    getLanguage: () => language,
    notify,
    onUnauthorized: vi.fn(),
  })
  const host: Host = {
    user: testUser,
    businessType: null,
    language,
    timezone: 'Asia/Shanghai',
    theme: { mode: 'light', antd: {}, antdLocale: { locale: 'en' } },
    services: recordedServices(() => {}),
    overlayContainer: document.body,
    signal: new AbortController().signal,
    apiOrigin: '',
    client,
    tiers: [],
  }
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <HostProvider host={{ ...host, language }}>{children}</HostProvider>
    </QueryClientProvider>
  )
  const view = renderHook(hooks, { wrapper })
  const switchTo = (next: typeof language) => {
    language = next
    view.rerender()
  }
  return { ...view, switchTo, notify, queryClient }
}

const ROLE: role.Role = {
  id: 1,
  name: 'Reviewers',
  people: 0,
  menuIds: [],
  permissions: [],
  isOwn: false,
  canChange: true,
  version: 1,
  updatedAt: 0,
}

const NAMES = { en: 'Banking', zh: '银行' }
/** Industries in the language of the request, and in which languages they were requested. */
function answerIndustries() {
  const requested: string[] = []
  network.use(
    mockCall(businessReference.industryAll, ({ request }) => {
      const language = request.headers.get('accept-language') === 'zh' ? 'zh' : 'en'
      requested.push(language)
      return [{ id: 1, name: NAMES[language] }]
    }),
  )
  return requested
}

describe('a call that starts early', () => {
  /** Counts the calls in flight while the component first rendered. */
  function renderEarly(options: { startsEarly: boolean; enabled?: boolean }) {
    const requested = answerIndustries()
    const inFlight: number[] = []
    const view = renderHooks(() => {
      const industries = useCallQuery(businessReference.industryAll, {}, options)
      inFlight.push(useQueryClient().isFetching())
      return industries
    })
    return { ...view, requested, inFlight }
  }

  test('is sent while the component first renders, and once', async () => {
    const { result, requested, inFlight } = renderEarly({ startsEarly: true })
    expect(inFlight[0]).toBe(1)
    await waitFor(() => {
      expect(result.current.data).toEqual([{ id: 1, name: 'Banking' }])
    })
    expect(requested).toEqual(['en'])
  })

  test('is not sent early by others, nor while it is off', () => {
    expect(renderEarly({ startsEarly: false }).inFlight[0]).toBe(0)
    const off = renderEarly({ startsEarly: true, enabled: false })
    expect(off.inFlight).toEqual([0])
    expect(off.requested).toEqual([])
  })

  test('that fails says so like every other', async () => {
    network.use(mockStatus(businessReference.industryAll, 403))
    const { result, notify } = renderHooks(() =>
      useCallQuery(businessReference.industryAll, {}, { startsEarly: true }),
    )
    await waitFor(() => {
      expect(result.current.error).toMatchObject({ status: 403 })
    })
    expect(notify).not.toHaveBeenCalled()
  })
})

describe('a call that is prefetched', () => {
  test('is sent by the render, and joined by who reads it', async () => {
    const requested = answerIndustries()
    const inFlight: number[] = []
    const { result } = renderHooks(() => {
      usePrefetchCall(businessReference.industryAll)
      inFlight.push(useQueryClient().isFetching())
      return useCallQuery(businessReference.industryAll)
    })
    expect(inFlight[0]).toBe(1)
    await waitFor(() => {
      expect(result.current.data).toEqual([{ id: 1, name: 'Banking' }])
    })
    expect(requested).toEqual(['en'])
  })

  test('gives its answer once to what depends on it, and nothing where it failed', async () => {
    answerIndustries()
    const then = vi.fn<(answer: unknown) => void>()
    const renderPrefetch = () =>
      renderHooks(() => {
        const prefetch = usePrefetch()
        prefetch(businessReference.industryAll, {}, then)
        return useCallQuery(businessReference.industryAll)
      })
    const { result, rerender } = renderPrefetch()
    rerender()
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    rerender()
    expect(then.mock.calls).toEqual([[[{ id: 1, name: 'Banking' }]]])
    network.use(mockStatus(businessReference.industryAll, 403))
    const failing = renderPrefetch()
    await waitFor(() => expect(failing.result.current.isError).toBe(true))
    expect(then).toHaveBeenCalledOnce()
  })

  test('is not sent without an input', () => {
    const requested = answerIndustries()
    const inFlight: number[] = []
    renderHooks(() => {
      usePrefetchCall(businessReference.industryAll, null)
      inFlight.push(useQueryClient().isFetching())
    })
    expect(inFlight).toEqual([0])
    expect(requested).toEqual([])
  })
})

describe('the answer of a call', () => {
  test('is cached by language where it is localised, and the old names stay until the new ones are there', async () => {
    const requested = answerIndustries()
    const { result, switchTo } = renderHooks(() => useCallQuery(businessReference.industryAll))
    await waitFor(() => expect(result.current.data?.[0]?.name).toBe('Banking'))
    switchTo('zh')
    expect(result.current.data?.[0]?.name).toBe('Banking')
    await waitFor(() => expect(result.current.data?.[0]?.name).toBe('银行'))
    switchTo('en')
    expect(result.current.data?.[0]?.name).toBe('Banking')
    expect(requested).toEqual(['en', 'zh'])
  })

  test('is one for all languages where it is not localised', async () => {
    const answered = vi.fn(() => ({ rows: [] }))
    network.use(mockCall(organization.tree, answered))
    const { result, switchTo } = renderHooks(() => useCallQuery(organization.tree))
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    switchTo('zh')
    await act(async () => {})
    expect(answered).toHaveBeenCalledTimes(1)
  })

  test('belongs to its input: another input shows nothing of the previous one', async () => {
    network.use(mockCall(role.detail, ({ query }) => ({ ...ROLE, id: query.id })))
    let id = 1
    const { result, rerender } = renderHooks(() => useCallQuery(role.detail, { query: { id } }))
    await waitFor(() => expect(result.current.data?.id).toBe(1))
    id = 2
    rerender()
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data?.id).toBe(2))
  })

  test('is not requested while its input is unknown', async () => {
    const { result } = renderHooks(() => useCallQuery(role.detail, null))
    await act(async () => {})
    expect(result.current.fetchStatus).toBe('idle')
  })

  test('is narrowed by a selector, and shows its failure in the page, not in a toast', async () => {
    answerIndustries()
    const selected = renderHooks(() =>
      useCallQuery(businessReference.industryAll, {}, { select: (industries) => industries.length }),
    )
    await waitFor(() => expect(selected.result.current.data).toBe(1))
    network.use(mockStatus(businessReference.industryAll, 500))
    const failed = renderHooks(() => useCallQuery(businessReference.industryAll))
    await waitFor(() => expect(failed.result.current.isError).toBe(true))
    expect(failed.notify).not.toHaveBeenCalled()
  })
})

describe('a mutation', () => {
  test.each([
    ['after success', null],
    ['after a refusal', new Refusal(1, 'No')],
  ])('refetches what it changes %s', async (_when, outcome) => {
    const requested = answerIndustries()
    network.use(mockCall(role.remove, outcome))
    const { result } = renderHooks(() => ({
      industries: useCallQuery(businessReference.industryAll),
      remove: useCallMutation(role.remove, {
        toInput: (id: number) => ({ query: { id, version: 1 } }),
        changes: [businessReference.industryAll],
      }),
    }))
    await waitFor(() => expect(result.current.industries.isSuccess).toBe(true))
    act(() => result.current.remove.mutate(7))
    await waitFor(() => expect(requested).toHaveLength(2))
    await waitFor(() => expect(result.current.remove.isPending).toBe(false))
    expect(result.current.remove.isError).toBe(outcome instanceof Refusal)
  })

  test('sends the input that it is given, and shows a failure in a toast only when configured to', async () => {
    const sent: number[] = []
    network.use(
      mockCall(role.remove, ({ query }) => {
        sent.push(query.id)
        return new Refusal(1, 'No')
      }),
    )
    const quiet = renderHooks(() => useCallMutation(role.remove, {}))
    await expect(quiet.result.current.mutateAsync({ query: { id: 3, version: 1 } })).rejects.toThrow('No')
    expect(quiet.notify).not.toHaveBeenCalled()
    const loud = renderHooks(() => useCallMutation(role.remove, { hasToast: true }))
    await expect(loud.result.current.mutateAsync({ query: { id: 4, version: 1 } })).rejects.toThrow('No')
    expect(loud.notify).toHaveBeenCalledTimes(1)
    expect(sent).toEqual([3, 4])
  })
})

test('the cache of calls stores an answer, and drops it', async () => {
  network.use(mockCall(role.detail, ROLE))
  const input = { query: { id: 1 } }
  const { result, queryClient } = renderHooks(() => ({
    detail: useCallQuery(role.detail, input),
    cache: useCallCache(),
  }))
  await waitFor(() => expect(result.current.detail.data?.name).toBe('Reviewers'))
  act(() => result.current.cache.write(role.detail, input, { ...ROLE, name: 'Renamed' }))
  await waitFor(() => expect(result.current.detail.data?.name).toBe('Renamed'))
  result.current.cache.remove(role.detail, input)
  expect(queryClient.getQueryCache().findAll({ queryKey: [role.detail.id] })).toEqual([])
})

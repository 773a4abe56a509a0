import { type DataOf, label, type ParsedBodyOf, type ParsedQueryOf } from '@console/contracts'
import {
  ApiError,
  useCallCache,
  useCallMutation,
  useCallQuery,
  useHost,
  useHttpClient,
  usePrefetchCall,
} from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export type LabelQuery = Pick<
  ParsedQueryOf<typeof label.query>,
  'name' | 'bizTypeId' | 'productId' | 'orderBy' | 'pageIndex' | 'pageSize'
> & { enable?: 0 | 1 }

/** Calls whose answers change when a label is created, changed or deleted. */
export const LABEL_CHANGES = [label.query, label.describe, label.versions, label.history] as const

/** One page of the labels. The previous page stays until the next has loaded. */
export function useLabels(list: LabelQuery) {
  const { user } = useHost()
  const query = { ...list, tenantId: user.tenantId }
  return useCallQuery(label.query, { query }, { placeholderData: keepPreviousData })
}

/** Prefetches a page of the labels before the page that shows it has loaded. */
export function usePrefetchLabels(list: LabelQuery): void {
  const { user } = useHost()
  usePrefetchCall(label.query, { query: { ...list, tenantId: user.tenantId } })
}

/** The count without filters, for the filtered-to-empty state. */
export function useLabelCount() {
  const { user } = useHost()
  const { data } = useCallQuery(label.query, { query: { pageSize: 1, tenantId: user.tenantId } })
  return data && { total: data.totalCnt }
}

/**
 * A label that the list does not have; nothing is sent while the id is null. On a platform that cannot describe a single
 * label, it is found among all labels.
 */
export function useLabel(id: number | null) {
  const { user } = useHost()
  const isDescribed = useHttpClient().has(label.describe)
  const all = { pageSize: label.MAX_LABELS, tenantId: user.tenantId }
  const described = useCallQuery(label.describe, id !== null && isDescribed ? { query: { id } } : null)
  const listed = useCallQuery(label.query, id === null || isDescribed ? null : { query: all }, {
    select: ({ smartLabels }) => requireLabel(smartLabels, id),
  })
  return isDescribed ? described : listed
}

function requireLabel(labels: readonly label.Label[], id: number | null): label.Label {
  const found = labels.find((one) => one.id === id)
  if (found === undefined) throw new ApiError('', { kind: 'status', status: 404, callId: label.query.id })
  return found
}

/** The texts of a stored prompt; a new one has none. */
export function usePromptHistory(ruleId: number) {
  return useCallQuery(label.history, ruleId === 0 ? null : { query: { ruleId } })
}

/** The versions of a stored label, newest first. */
export function useLabelVersions(id: number) {
  return useCallQuery(label.versions, { query: { id } })
}

/** Enables or disables a label, and deletes one; the list is loaded again by `useLabelReload`. */
export function useLabelCalls() {
  return {
    enable: useCallMutation(label.enable, {
      toInput: (body: ParsedBodyOf<typeof label.enable>) => ({ body }),
    }).mutateAsync,
    remove: useCallMutation(label.remove, { toInput: (id: number) => ({ body: { id } }) }).mutateAsync,
  }
}

export function useLabelReload() {
  const cache = useCallCache()
  return {
    now: async () => cache.invalidate(LABEL_CHANGES),
    /** Refetches each list the next time it is shown. */
    whenShown: () => cache.expire(LABEL_CHANGES),
  }
}

/** Tries a regular expression on a text. */
export function useValidateRegex() {
  return useCallMutation(label.validateRegex, {
    toInput: (body: ParsedBodyOf<typeof label.validateRegex>) => ({ body }),
  })
}

type Line = ParsedBodyOf<typeof label.debug>
type Handlers = {
  onSuccess: (answer: DataOf<typeof label.debug>, line: Line) => void
  onError: (error: Error, line: Line) => void
}

/** Sends a line of a simulated conversation. */
export function useDebugLabel(handlers: Handlers) {
  return useCallMutation(label.debug, { ...handlers, toInput: (body: Line) => ({ body }) })
}

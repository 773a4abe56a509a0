import { voiceprint, type QueryOf } from '@console/contracts'
import { useCallCache, useCallMutation, useCallQuery, usePrefetchCall } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import { useFailureLog } from './use-failure-log.ts'

/** Calls whose answers change when a record is revised, added to a category or deleted. */
export const CHECK_CHANGES = [
  voiceprint.checks,
  voiceprint.corpora,
  voiceprint.categories,
  voiceprint.scoreDistribution,
] as const

type CheckQuery = QueryOf<typeof voiceprint.checks>

/** One page of the check records. The previous page stays until the next has loaded. */
export function useChecks(query: CheckQuery) {
  const checks = useCallQuery(voiceprint.checks, { query }, { placeholderData: keepPreviousData })
  useFailureLog(checks.error, voiceprint.checks.id)
  return checks
}

/** Prefetches a page of the check records before the page has loaded. */
export function usePrefetchChecks(query: CheckQuery): void {
  usePrefetchCall(voiceprint.checks, { query })
}

/** The count without filters, for the filtered-to-empty state. */
export function useCheckCount() {
  const { data } = useCallQuery(voiceprint.checks, { query: { pageSize: 1 } })
  return data && { total: data.count, isCapped: data.countIsCapped }
}

/** Deletes a check record. The list that has it loads itself again (`useRemoval`). */
export function useRemoveCheck() {
  return useCallMutation(voiceprint.removeCheck, { toInput: (id: number) => ({ query: { id } }) })
}

type Revision = { record: voiceprint.CheckRecord; catalogId: number; isRevision: boolean }

/** Adds a record's voice to a category, then revises the record; `reload` loads again what that has changed. */
export function useReviseCheck() {
  const cache = useCallCache()
  const adding = useCallMutation(voiceprint.addVoice, {})
  const revising = useCallMutation(voiceprint.manualRevise, {})
  return {
    revise: async ({ record, catalogId, isRevision }: Revision): Promise<void> => {
      const { taskId: checkTaskId, voiceId } = record
      await adding.mutateAsync({ body: { checkTaskId, catalogId, voiceId } })
      if (isRevision) await revising.mutateAsync({ body: { checkTaskId } })
    },
    reload: () => {
      cache.expire([voiceprint.corpora, voiceprint.categories, voiceprint.scoreDistribution])
      void cache.invalidate([voiceprint.checks])
    },
  }
}

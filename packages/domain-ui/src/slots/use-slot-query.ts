import { type SlotContribution, SlotFailure, useHost } from '@console/sub-app'
import type { SlotRecord } from '@console/sub-app/slots'
import type { SlotElement } from '@console/sub-app/slots/elements'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { contributionKey } from './use-contributions.ts'

type Asked<Value> = {
  value: Value | undefined
  failure: SlotFailure | null
  retry: () => void
  set: (value: Value) => void
}

/**
 * Asks a contribution: once it is in the page, and again when it says that it has changed, or when the language or a fact of
 * its records has. All that ask the same
 * share one answer. Failures are asked again by Retry alone.
 */
function useSlotQuery<Value>(
  contribution: SlotContribution,
  subject: string,
  ask: () => Promise<Value>,
): Asked<Value> {
  const { services, language } = useHost()
  const { slots } = services
  const queryClient = useQueryClient()
  const queryKey = ['slot', contributionKey(contribution), language, subject]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ask,
    retry: false,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
    // Facts of a record change while it is shown: what was drawn stays until the answer.
    placeholderData: keepPreviousData,
  })
  useEffect(() => slots.onChanged(contribution, () => void refetch()), [contribution, refetch, slots])
  return {
    value: data,
    failure:
      error === null ? null : error instanceof SlotFailure ? error : new SlotFailure('failed', String(error)),
    retry: () => {
      slots.reset(contribution)
      void refetch()
    },
    set: (value) => {
      queryClient.setQueryData(queryKey, value)
    },
  }
}

/** The cells of a column for the rows of one page. */
export function useCells(contribution: SlotContribution, records: readonly SlotRecord[]) {
  const { slots } = useHost().services
  return useSlotQuery(contribution, JSON.stringify(records), async () =>
    slots.ask(contribution, { method: 'cells', records: [...records] }),
  )
}

type Drawn = Omit<Asked<SlotElement[]>, 'set'> & { isBusy: boolean; press: (press: string) => void }

/** Asks a panel, a card or a section what it draws, and presses its buttons. */
export function useDrawn(contribution: SlotContribution, record: SlotRecord | null): Drawn {
  const { slots } = useHost().services
  const { set, ...drawn } = useSlotQuery(contribution, JSON.stringify(record), async () =>
    slots.ask(contribution, { method: 'draw', record }),
  )
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SlotFailure | null>(null)
  return {
    ...drawn,
    failure: failure ?? drawn.failure,
    retry: () => {
      setFailure(null)
      drawn.retry()
    },
    isBusy,
    press: (press) => {
      if (isBusy) return
      setBusy(true)
      void slots
        .ask(contribution, { method: 'press', record, press })
        .then(set, (error: unknown) => {
          setFailure(error instanceof SlotFailure ? error : new SlotFailure('failed', String(error)))
        })
        .finally(() => setBusy(false))
    },
  }
}

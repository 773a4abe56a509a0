import type { Call, DataOf } from '@console/contracts'
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useHttpClient } from '../host/host-context.tsx'
import type { CallKeyInput } from './call-query.ts'
import { useCallCache } from './use-call-cache.ts'

type CallMutationOptions<C extends Call, Variables> = {
  /** Calls whose answers this one changes. They are refetched, also after a refusal: stale data may have caused it. */
  changes?: readonly Call[]
  /** A failure is shown in a toast too, besides in the page. */
  hasToast?: boolean
} & Pick<UseMutationOptions<DataOf<C>, Error, Variables>, 'onSuccess' | 'onError'>

type InputOptions<C extends Call, Variables> = CallMutationOptions<C, Variables> & {
  /** Makes the input of the call from the page's variables. */
  toInput: (variables: Variables) => CallKeyInput<C>
}

/** A call that changes something. Without `toInput` the page passes the call's own input. */
export function useCallMutation<C extends Call, Variables>(
  call: C,
  options: InputOptions<C, Variables>,
): UseMutationResult<DataOf<C>, Error, Variables>
export function useCallMutation<C extends Call>(
  call: C,
  options: CallMutationOptions<C, CallKeyInput<C> | void>,
): UseMutationResult<DataOf<C>, Error, CallKeyInput<C> | void>
export function useCallMutation<C extends Call, Variables>(
  call: C,
  {
    changes = [],
    hasToast = false,
    toInput,
    ...options
  }: CallMutationOptions<C, Variables> & Partial<InputOptions<C, Variables>>,
): UseMutationResult<DataOf<C>, Error, Variables> {
  const client = useHttpClient()
  const cache = useCallCache()
  return useMutation({
    ...options,
    mutationFn: async (variables: Variables) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without toInput the variables are the input, by the second overload
      const input = toInput ? toInput(variables) : ((variables ?? {}) as CallKeyInput<C>)
      return client.send(call, { ...input, isQuiet: !hasToast })
    },
    onSettled: async () => cache.invalidate(changes),
  })
}

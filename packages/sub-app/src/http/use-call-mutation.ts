import type { Call, DataOf } from '@console/contracts'
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useHttpClient } from '../host-context.tsx'
import type { CallKeyInput } from './call-query.ts'
import { useCallCache } from './use-call-cache.ts'

type CallMutationOptions<C extends Call, Variables> = {
  /** Calls whose answers differ after this one. They are refetched, also after a refusal: what is shown may have caused it. */
  changes?: readonly Call[]
  /** A failure is shown in a toast too, beside the place that the page gives it. */
  hasToast?: boolean
} & Pick<UseMutationOptions<DataOf<C>, Error, Variables>, 'onSuccess' | 'onError'>

type InputOptions<C extends Call, Variables> = CallMutationOptions<C, Variables> & {
  /** What is sent, from what the page knows. */
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
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without toInput the variables are the input, says the second overload
      const input = toInput ? toInput(variables) : ((variables ?? {}) as CallKeyInput<C>)
      return client.send(call, { ...input, isQuiet: !hasToast })
    },
    onSettled: async () => cache.invalidate(changes),
  })
}

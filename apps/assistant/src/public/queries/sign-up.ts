import { useMutation, useQuery } from '@tanstack/react-query'
import { signUp, type BodyOf } from '@console/contracts'
import { callQuery } from '@console/sub-app'
import { usePage } from '../../base/page/page-context.ts'

/** The company of an invitation code; an empty code sends no request. */
export function useInvitation(code: string) {
  return useQuery({
    ...callQuery(usePage().client, signUp.invitation, { query: { invite: code } }),
    enabled: code !== '',
  })
}

type CreationOptions = { onSuccess: () => void; onError: (error: Error) => void }

export function useCreateAccount({ onSuccess, onError }: CreationOptions) {
  const { client } = usePage()
  return useMutation({
    mutationFn: (body: BodyOf<typeof signUp.create>) => client.send(signUp.create, { body, isQuiet: true }),
    onSuccess,
    onError,
  })
}

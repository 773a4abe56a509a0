import { signUp, type BodyOf } from '@console/contracts'
import { callQuery } from '@console/sub-app'
import { useQuery } from '@tanstack/react-query'
import { usePage } from '../../base/page/page-context.ts'

/** The company of an invitation code; an empty code sends no request. */
export function useInvitation(code: string) {
  return useQuery({
    ...callQuery(usePage().client, signUp.invitation, { query: { invite: code } }),
    enabled: code !== '',
  })
}

/** Rejects with the server's refusal. */
export function useCreateAccount() {
  const { client } = usePage()
  return async (body: BodyOf<typeof signUp.create>) => client.send(signUp.create, { body, isQuiet: true })
}

import { ownMail, type BodyOf } from '@console/contracts'
import { usePage } from '../../base/page/page-context.ts'

/** Each rejects with the server's refusal. */
export function useOwnMailCalls() {
  const { client } = usePage()
  return {
    requestPassword: async (body: BodyOf<typeof ownMail.requestPassword>) =>
      client.send(ownMail.requestPassword, { body, isQuiet: true }),
    setPassword: async (body: BodyOf<typeof ownMail.setPassword>) =>
      client.send(ownMail.setPassword, { body, isQuiet: true }),
    confirmAddress: async (body: BodyOf<typeof ownMail.confirmAddress>) =>
      client.send(ownMail.confirmAddress, { body, isQuiet: true }),
  }
}

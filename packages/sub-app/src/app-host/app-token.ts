import { subApp } from '@console/contracts'
import type { HttpClient } from '../http/http-client.ts'

type TokenRequest = { client: HttpClient; module: string; versionId: number }

/** Tokens of the apps of one session, by module and version. */
const tokens = new Map<string, Promise<string>>()
let sessionOfTokens: string | null = null

/** A token for the calls of one version of an app, issued once a session; a failure is not cached. */
export async function appToken({ client, module, versionId }: TokenRequest): Promise<string> {
  // An app that runs on its developer's machine only.
  if (versionId === 0) throw new Error(`"${module}" is not registered, and has no calls.`)
  const session = client.options.getToken()
  if (session !== sessionOfTokens) tokens.clear()
  sessionOfTokens = session
  const key = `${module} ${versionId}`
  const known = tokens.get(key)
  if (known !== undefined) return known
  const issued = client
    .send(subApp.token, { body: { module, versionId }, isQuiet: true })
    .then(({ token }) => token)
  tokens.set(key, issued)
  issued.catch(() => tokens.delete(key))
  return issued
}

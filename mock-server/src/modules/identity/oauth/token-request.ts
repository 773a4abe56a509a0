import type { openApi } from '@console/contracts'
import type { z } from 'zod'

type TokenErrorName = z.output<typeof openApi.tokenError>

/** A refusal of the token endpoint, in the names of RFC 6749. */
export class TokenRefusal extends Error {
  readonly status: number
  readonly error: TokenErrorName
  readonly retryAfterSeconds: number | undefined

  constructor(error: TokenErrorName, description: string, retryAfterSeconds?: number) {
    super(description)
    this.name = 'TokenRefusal'
    this.error = error
    this.status = error === 'invalid_client' ? 401 : error === 'slow_down' ? 429 : 400
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export type ClientCredentials = { clientId: string; clientSecret: string }

const MAX_CREDENTIAL_CHARACTERS = 200
const BASIC = /^Basic ([\w+/=-]{1,1000})$/i

/** Reads a request of RFC 6749, section 4.4: the client names itself in the header or in the form, not in both. */
export function readTokenRequest(
  form: URLSearchParams,
  authorization: string | undefined,
): ClientCredentials {
  for (const name of new Set(form.keys())) {
    if (form.getAll(name).length > 1) throw new TokenRefusal('invalid_request', 'A parameter is given twice.')
  }
  const credentials = parseCredentials(form, authorization)
  const grant = form.get('grant_type')
  if (!grant) throw new TokenRefusal('invalid_request', 'grant_type is missing.')
  if (grant !== 'client_credentials') {
    throw new TokenRefusal('unsupported_grant_type', 'Only client_credentials is supported.')
  }
  if (form.get('scope')) throw new TokenRefusal('invalid_scope', 'There are no scopes.')
  return credentials
}

function parseCredentials(form: URLSearchParams, authorization: string | undefined): ClientCredentials {
  const clientId = form.get('client_id')
  const clientSecret = form.get('client_secret')
  if (authorization === undefined) {
    if (!clientId || !clientSecret) {
      throw new TokenRefusal('invalid_client', 'The client has to name itself with its id and secret.')
    }
    return bounded({ clientId, clientSecret })
  }
  const given = basicCredentials(authorization)
  if (clientSecret !== null || (clientId !== null && clientId !== given.clientId)) {
    throw new TokenRefusal('invalid_request', 'The client names itself twice.')
  }
  return given
}

/** Id and secret are form-encoded before they are joined (section 2.3.1). */
function basicCredentials(authorization: string): ClientCredentials {
  const encoded = BASIC.exec(authorization)?.[1]
  const [id, ...rest] = Buffer.from(encoded ?? '', 'base64')
    .toString()
    .split(':')
  if (!id || rest.length === 0)
    throw new TokenRefusal('invalid_client', 'The authorization header is not readable.')
  return bounded({ clientId: formDecoded(id), clientSecret: formDecoded(rest.join(':')) })
}

function formDecoded(text: string): string {
  return new URLSearchParams(`value=${text.replaceAll('&', '%26')}`).get('value') ?? ''
}

function bounded(credentials: ClientCredentials): ClientCredentials {
  // PostgreSQL knows no NUL in texts; no id or secret of ours has one.
  const isOdd = Object.values(credentials).some(
    (text) => text.length > MAX_CREDENTIAL_CHARACTERS || text.includes('\0'),
  )
  if (isOdd) throw new TokenRefusal('invalid_client', 'The client or its secret is wrong.')
  return credentials
}

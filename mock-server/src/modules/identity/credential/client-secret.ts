import { createHash, randomBytes } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

const ID_BYTES = 12
const SECRET_BYTES = 32
/** The part of a secret that stays readable in a list (R8). */
const SHOWN_CHARACTERS = 4
const MASK = '••••••••'

/** The prefixes show people and secret scanners which is which. */
export const newClientId = (): string => `cl_${randomBytes(ID_BYTES).toString('hex')}`
export const newSecret = (): string => `cs_${randomBytes(SECRET_BYTES).toString('base64url')}`

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

export function maskedSecret(secret: string): string {
  return MASK + secret.slice(-SHOWN_CHARACTERS)
}

export function sealedSecret(
  secrets: Secrets,
  { secret, clientId }: { secret: string; clientId: string },
): string {
  return secrets.seal('client-secret', secret, clientId)
}

export function openedSecret(
  secrets: Secrets,
  { secretSealed, clientId }: { secretSealed: string; clientId: string },
): string {
  return secrets.unseal('client-secret', secretSealed, clientId)
}

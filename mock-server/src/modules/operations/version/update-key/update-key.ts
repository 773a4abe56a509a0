import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../../platform/secrets/secrets.ts'

export type UpdateKeyState = { needsUpdateKey: boolean; updateKeyGeneration: number }

/** Of six bits each. */
const KEY_CHARACTERS = 24

/** The key that the clients of a company send; null where none is needed. It is made again when it is read, and stored nowhere. */
export function makeUpdateKey(
  secrets: Secrets,
  { tenantId, needsUpdateKey, updateKeyGeneration }: UpdateKeyState & { tenantId: number },
): string | null {
  if (!needsUpdateKey) return null
  return secrets
    .mac('update-key', `${tenantId} ${updateKeyGeneration}`)
    .toString('base64url')
    .slice(0, KEY_CHARACTERS)
}

export function isUpdateKey(needed: string, sent: string | undefined): boolean {
  const [one, other] = [Buffer.from(needed), Buffer.from(sent ?? '')]
  return one.length === other.length && timingSafeEqual(one, other)
}

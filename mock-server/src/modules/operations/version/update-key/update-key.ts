import { timingSafeEqual } from 'node:crypto'
import type { appVersion } from '@console/contracts'
import type { Secrets } from '../../../../platform/secrets/secrets.ts'

export type UpdateKeyState = { needsUpdateKey: boolean; updateKeyGeneration: number }

/** Characters of six bits each. */
const KEY_CHARACTERS = 24

/** The key that the clients of a company send. It is made again when it is read, and stored nowhere. */
export function makeUpdateKey(
  secrets: Secrets,
  { tenantId, updateKeyGeneration }: { tenantId: number; updateKeyGeneration: number },
): string {
  return secrets
    .mac('update-key', `${tenantId} ${updateKeyGeneration}`)
    .toString('base64url')
    .slice(0, KEY_CHARACTERS)
}

/** The state of a company's key as its people see it; without a key every client is counted. */
export function shownUpdateKey(
  secrets: Secrets,
  { tenantId, needsUpdateKey, updateKeyGeneration }: UpdateKeyState & { tenantId: number },
): appVersion.UpdateKeyState {
  return {
    key: needsUpdateKey ? makeUpdateKey(secrets, { tenantId, updateKeyGeneration }) : null,
    revision: updateKeyGeneration,
  }
}

export function isUpdateKey(needed: string, sent: string | undefined): boolean {
  const [one, other] = [Buffer.from(needed), Buffer.from(sent ?? '')]
  return one.length === other.length && timingSafeEqual(one, other)
}

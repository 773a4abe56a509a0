import { randomInt } from 'node:crypto'
import { factor as calls } from '@console/contracts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

/** No letter and digit that look alike. Ten of them are 49 bit: nothing to be tried out. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CHARACTERS = 10
const TOTP_CODE = /^\d{6}$/

/** A code as it was typed, in the one form that is compared: any width, blanks, hyphens and case are alike. */
export function readCode(typed: string): { kind: 'totp' | 'recovery'; code: string } {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toLowerCase()
  return { kind: TOTP_CODE.test(code) ? 'totp' : 'recovery', code }
}

/** `abcde-fghjk`, each once. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < calls.RECOVERY_CODES) codes.add(newRecoveryCode())
  return [...codes]
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: CHARACTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(
    '',
  )
  return `${letters.slice(0, CHARACTERS / 2)}-${letters.slice(CHARACTERS / 2)}`
}

/** Keyed, and bound to its person. */
export function hashRecoveryCode(secrets: Secrets, userId: number, code: string): Buffer {
  return secrets.mac('recovery-code', `${userId} ${readCode(code).code}`)
}

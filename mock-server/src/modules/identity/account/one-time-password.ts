import { randomBytes } from 'node:crypto'

/** 72 bits: nobody guesses it before its person has changed it. */
const PASSWORD_BYTES = 9

/** Answered once and stored as a hash only; its first sign-in has to change it (R24). */
export function newOneTimePassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url')
}

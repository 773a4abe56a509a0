import { randomBytes } from 'node:crypto'

/** 72 random bits, and an ending with every kind of character that a password rule may require. */
export function oneTimePassword(): string {
  return `${randomBytes(9).toString('base64url')}-Aa1`
}

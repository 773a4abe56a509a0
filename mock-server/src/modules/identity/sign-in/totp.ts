import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30
/** Steps before and after the present one that are accepted: clocks differ, and people type slowly. */
const TOLERATED_STEPS = 1

/** 160 bit in base32, as every app of one-time codes takes it. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The step whose code it is, compared in constant time; null for every other code. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code, timestamp, window: TOLERATED_STEPS })
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta
}

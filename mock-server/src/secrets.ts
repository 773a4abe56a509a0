import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** One key a purpose, all derived from the server's key: a signature made for one use is worthless for another. */
export type SecretPurpose = 'audit-chain' | 'export-link' | 'sign-in-limiter'

export type Secrets = {
  /** HMAC-SHA256, 32 bytes. */
  mac: (purpose: SecretPurpose, data: string | Buffer) => Buffer
  /** `<payload>.<signature>`, both base64url: fit for an address. */
  sign: (purpose: SecretPurpose, payload: string) => string
  /** The payload of a text that `sign` made, or null. */
  open: (purpose: SecretPurpose, signed: string) => string | null
}

export function secretsFrom(serverKey: Buffer): Secrets {
  const keys = new Map<SecretPurpose, Buffer>()
  function keyFor(purpose: SecretPurpose): Buffer {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', serverKey, Buffer.alloc(0), purpose, 32))
    keys.set(purpose, key)
    return key
  }
  function mac(purpose: SecretPurpose, data: string | Buffer): Buffer {
    return createHmac('sha256', keyFor(purpose)).update(data).digest()
  }
  return {
    mac,
    sign: (purpose, payload) => {
      const encoded = Buffer.from(payload).toString('base64url')
      return `${encoded}.${mac(purpose, encoded).toString('base64url')}`
    },
    open: (purpose, signed) => {
      const [encoded, signature, ...rest] = signed.split('.')
      if (!encoded || !signature || rest.length > 0) return null
      const given = Buffer.from(signature, 'base64url')
      const wanted = mac(purpose, encoded)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
      return Buffer.from(encoded, 'base64url').toString()
    },
  }
}

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** One key per purpose, all derived from the server's key: a signature made for one use is worthless for another. */
export type SecretPurpose =
  | 'app-client'
  | 'app-health'
  | 'app-local'
  | 'app-signing'
  | 'audit-chain'
  | 'audit-checkpoint'
  | 'client-secret'
  | 'export-link'
  | 'mail'
  | 'mail-link'
  | 'project-file-link'
  | 'recovery-code'
  | 'sign-in-limiter'
  | 'sign-in-factor'
  | 'sound-link'
  | 'update-key'
  | 'voice-link'
  | 'voiceprint'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export type Secrets = {
  /** HMAC-SHA256, 32 bytes. */
  mac: (purpose: SecretPurpose, data: string | Buffer) => Buffer
  /** `<payload>.<signature>`, both base64url: fit for an address. */
  sign: (purpose: SecretPurpose, payload: string) => string
  /** The payload of a text that `sign` made, or null. */
  open: (purpose: SecretPurpose, signed: string) => string | null
  /** Encrypts for storage (AES-256-GCM). `owner` is bound to it: what is copied to another owner's row does not open. */
  seal: (purpose: SecretPurpose, plain: string, owner: string) => string
  /** Returns what `seal` was given; throws when the text, the owner or the server's key is another. */
  unseal: (purpose: SecretPurpose, sealed: string, owner: string) => string
  /** As `seal`, of bytes. */
  sealBytes: (purpose: SecretPurpose, plain: Uint8Array, owner: string) => Buffer
  unsealBytes: (purpose: SecretPurpose, sealed: Uint8Array, owner: string) => Buffer
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
      const expected = mac(purpose, encoded)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return Buffer.from(encoded, 'base64url').toString()
    },
    seal: (purpose, plain, owner) =>
      sealedWith(keyFor(purpose), Buffer.from(plain), owner).toString('base64url'),
    unseal: (purpose, sealed, owner) =>
      openedWith(keyFor(purpose), Buffer.from(sealed, 'base64url'), owner).toString(),
    sealBytes: (purpose, plain, owner) => sealedWith(keyFor(purpose), plain, owner),
    unsealBytes: (purpose, sealed, owner) => openedWith(keyFor(purpose), sealed, owner),
  }
}

function sealedWith(key: Buffer, plain: Uint8Array, owner: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function openedWith(key: Buffer, sealed: Uint8Array, owner: string): Buffer {
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag)
  const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([body, decipher.final()])
}

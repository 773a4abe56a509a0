/** The key as authenticator apps read it from an image; algorithm, digits and period are what each of them assumes. */
export function toKeyUri(key: { secret: string; issuer: string; username: string }): string {
  // A colon separates the two.
  const issuer = key.issuer.replaceAll(':', ' ')
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(key.username)}`
  const parts = { secret: key.secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' }
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `otpauth://totp/${label}?${query.join('&')}`
}

/** `ABCD EFGH …`: as people type it. */
export function toGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}

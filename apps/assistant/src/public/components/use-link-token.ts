import { useState } from 'react'

const TOKEN = /^#([\w-]{43})$/

/**
 * Reads the token of a mail's link from the fragment of the address, which no request and no referrer carries. Null for an
 * address without one.
 */
export function useLinkToken(): string | null {
  const [token] = useState(() => TOKEN.exec(window.location.hash)?.[1] ?? null)
  return token
}

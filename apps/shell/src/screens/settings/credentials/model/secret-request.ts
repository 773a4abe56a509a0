import type { credential } from '@console/contracts'

/** Somebody asks for a full secret: to read it, or on the clipboard. */
export type SecretRequest = { client: credential.ApiClient; purpose: 'show' | 'copy' }

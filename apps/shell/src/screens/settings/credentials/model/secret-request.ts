import type { credential } from '@console/contracts'

/** A request for a full secret: to show it, or to copy it. */
export type SecretRequest = { client: credential.ApiClient; purpose: 'show' | 'copy' }

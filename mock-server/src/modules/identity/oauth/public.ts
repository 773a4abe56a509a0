export { authenticateClient } from './authenticate-client.ts'
export type { ApiClientIdentity } from './oauth.store.ts'

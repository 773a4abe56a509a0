export { hashSecret } from './client-secret.ts'
export { credentialTexts } from './credential.messages.ts'
export { insertToken, touchEnabledClient } from './credential.store.ts'

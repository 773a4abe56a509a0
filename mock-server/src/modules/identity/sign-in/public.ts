export { countRecoveryCodes, deleteFactors, factorSince } from './factor.store.ts'
export { pushNotice } from './push-notice.ts'

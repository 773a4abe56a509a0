export { lockBusinessTypes, lockEnabledBusinessTypes, lockEnabledForOne } from './business-locks.store.ts'
export { businessFor } from './business.store.ts'
export { isIndustry } from './manage.store.ts'
export { requireBusinessType } from './require-business-type.ts'

export { isIndustry } from './manage.store.ts'
export { needBusinessType } from './need-business-type.ts'

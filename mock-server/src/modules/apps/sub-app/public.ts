export { listFieldValuesOfPerson } from './field-value.store.ts'
export { findMenuApps, type MenuApps } from './menu-apps.ts'

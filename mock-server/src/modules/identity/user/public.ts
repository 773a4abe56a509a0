export { findUserInfo } from './user.store.ts'

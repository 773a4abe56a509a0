export { findViews } from './saved-view.store.ts'

export { findMenuApps, type MenuApps } from './menu-apps.ts'

export { businessSettingsRoutes } from './business-settings-routes.ts'
export { managedRoutes, updateRoute } from './managed-routes.ts'

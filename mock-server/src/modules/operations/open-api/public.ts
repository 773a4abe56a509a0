export { clientContentRoute, type ClientRoute, clientRoute, mountClientRoutes } from './client-route.ts'

export { defineApp, type AppLifecycles, type MountedApp } from './app/define-app.ts'
export type { RegisteredAppConfirm, RegisteredAppProps } from '@console/sub-app/registered-app'

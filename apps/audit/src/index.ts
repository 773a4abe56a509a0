import { defineSubApp } from '@console/sub-app'
import { auditApp } from './audit-app.ts'

export const { bootstrap, mount, update, unmount } = defineSubApp(auditApp)

import { defineSubApp } from '@console/sub-app'
import { systemApp } from './system-app.ts'

export const { bootstrap, mount, update, unmount } = defineSubApp(systemApp)

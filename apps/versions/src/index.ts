import { defineSubApp } from '@console/sub-app'
import { versionsApp } from './versions-app.ts'

export const { bootstrap, mount, update, unmount } = defineSubApp(versionsApp)

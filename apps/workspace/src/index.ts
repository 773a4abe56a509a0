import { defineSubApp } from '@console/sub-app'
import { workspaceApp } from './workspace-app.ts'

export const { bootstrap, mount, update, unmount } = defineSubApp(workspaceApp)

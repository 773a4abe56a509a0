import { defineSubApp } from '@console/sub-app'
import { projectsApp } from './projects-app.ts'

export const { bootstrap, mount, update, unmount } = defineSubApp(projectsApp)

import { defineSubApp } from '@console/sub-app'
import { labelsApp } from './labels-app.ts'

export const { bootstrap, mount, update, unmount } = defineSubApp(labelsApp)

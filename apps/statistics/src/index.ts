import { defineSubApp } from '@console/sub-app'
import { statisticsApp } from './statistics-app.ts'

export const { bootstrap, mount, update, unmount } = defineSubApp(statisticsApp)

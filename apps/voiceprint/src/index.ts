import { defineSubApp } from '@console/sub-app'
import { voiceprintApp } from './voiceprint-app.ts'

export const { bootstrap, mount, update, unmount } = defineSubApp(voiceprintApp)

import { recording } from '@console/contracts'
import { acceptContents } from '../../../platform/http/accept-contents.ts'
import type { Module } from '../../module.ts'
import { mountClientRoutes } from '../../operations/open-api/public.ts'
import { eraseRecordings } from './erase-recordings.ts'
import { openRecording } from './open-recording.ts'
import { recordingTexts } from './recording.messages.ts'
import { refusal } from './refusal.ts'
import { mountRecordings } from './serve-recording.ts'
import { uploadRecording } from './upload-recording.ts'

/** Recordings of calls: uploaded by the platform, listened to on the page of their session. */
export const recordingModule: Module = {
  name: 'recording',
  erasure: eraseRecordings,
  routes: [openRecording],
  openApiCalls: [
    { call: recording.upload, summary: 'Stores the recording of a call: the body is the sound itself' },
  ],
  mount: (app, ctx) => {
    mountRecordings(app, ctx)
    app.register(async (scope) => {
      acceptContents(scope, {
        mediaTypes: recording.RECORDING_TYPES,
        wrongType: recordingTexts.wrongType,
        maxBytes: recording.MAX_RECORDING_BYTES,
        tooLarge: () => refusal('tooLarge'),
      })
      mountClientRoutes(scope, ctx, { routes: [uploadRecording] })
    })
  },
}

import { offlineRecordingEn } from './offline-recording-en.ts'
import { offlineRecordingZh } from './offline-recording-zh.ts'

export const texts = { en: offlineRecordingEn, zh: offlineRecordingZh }

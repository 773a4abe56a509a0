export { storeRecording } from './store-recording.ts'

import type { recording } from '@console/contracts'
import { Problem } from '../../../platform/errors.ts'
import { recordingTexts } from './recording.messages.ts'

const STATUS: Readonly<Record<recording.RecordingRefusal, number>> = {
  unknownCall: 404,
  notSound: 400,
  cutOff: 400,
  notCompared: 400,
  tooLarge: 413,
  apartFromCall: 400,
  otherRecording: 409,
}

/** `tooLarge` is also the refusal of a declared length over the limit. */
export function refusal(reason: recording.RecordingRefusal): Problem {
  const status = STATUS[reason]
  return new Problem({ status, code: status, text: recordingTexts[reason], detail: { refusal: reason } })
}

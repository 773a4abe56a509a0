import { parentPort, workerData } from 'node:worker_threads'
import {
  builtInModel,
  openSherpaModel,
  readWave,
  SPEECH_RATE,
  speechIn,
  WaveError,
  type SpeakerModel,
  type Speech,
  type WaveFile,
} from '@console/voice-check'
import type {
  Analysis,
  AnalysisAnswer,
  AnalysisSetup,
  AnalysisTask,
  UnusableReason,
} from './analysis-task.ts'

/** Problems of a file that is sound, but not of a kind that is read. */
const OTHER_KINDS: ReadonlySet<string> = new Set([
  'encodingUnsupported',
  'rateUnsupported',
  'channelsUnsupported',
])

/** Of two channels the first is the seat's, the second the customer's. */
const SEAT_CHANNEL = 0

export function analyse(model: SpeakerModel, task: AnalysisTask): Analysis {
  const file = waveOf(task.bytes)
  if (typeof file === 'string') return { kind: 'unusable', reason: file, speechSeconds: null }
  const { seconds, samples } = task.isSample
    ? allSpeech(file)
    : speechIn(file, { channel: SEAT_CHANNEL, enoughSeconds: task.maxSeconds })
  if (seconds < task.neededSeconds) return { kind: 'unusable', reason: 'tooShort', speechSeconds: seconds }
  // A copy: the answer hands its memory over.
  const speech = new Float32Array(samples.subarray(0, task.maxSeconds * SPEECH_RATE))
  return { kind: 'voice', speech, embedding: new Float32Array(model.embed(speech)), speechSeconds: seconds }
}

/** The sound of a sample is speech already. */
function allSpeech(file: WaveFile): Speech {
  return { seconds: file.frames / file.rate, samples: file.samplesOf(SEAT_CHANNEL) }
}

function waveOf(bytes: Uint8Array): WaveFile | UnusableReason {
  try {
    return readWave(bytes)
  } catch (error) {
    if (!(error instanceof WaveError)) throw error
    return OTHER_KINDS.has(error.reason) ? 'unreadableKind' : 'notSound'
  }
}

if (parentPort) {
  const port = parentPort
  const send = (answer: AnalysisAnswer, transfer: ArrayBuffer[] = []): void =>
    port.postMessage(answer, transfer)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- voice-analyser.ts gives it
  const { modelFile } = workerData as AnalysisSetup
  try {
    const model = modelFile === null ? builtInModel() : await openSherpaModel(modelFile)
    port.on('message', (task: AnalysisTask) => {
      const analysis = analyse(model, task)
      send({ analysis }, analysis.kind === 'voice' ? [analysis.speech.buffer, analysis.embedding.buffer] : [])
    })
    send({ model: model.name })
  } catch (error) {
    send({ problem: error instanceof Error ? error.message : String(error) })
  }
}

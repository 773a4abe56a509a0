import { parentPort, workerData } from 'node:worker_threads'
import {
  builtInModel,
  openSherpaModel,
  readWave,
  SPEECH_RATE,
  speechOf,
  WaveError,
  type SpeakerModel,
  type Wave,
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

export function analyse(model: SpeakerModel, task: AnalysisTask): Analysis {
  const wave = waveOf(task.bytes)
  if (typeof wave === 'string') return { kind: 'unusable', reason: wave, speechSeconds: null }
  // Of two channels the first is the seat's, the second the customer's.
  const [channel = new Float32Array()] = wave.channels
  const { seconds, samples } = task.isSample
    ? { seconds: channel.length / wave.rate, samples: channel }
    : speechOf(channel, wave.rate)
  if (seconds < task.neededSeconds) return { kind: 'unusable', reason: 'tooShort', speechSeconds: seconds }
  // A copy: the answer hands its memory over.
  const speech = new Float32Array(samples.subarray(0, task.maxSeconds * SPEECH_RATE))
  return { kind: 'voice', speech, embedding: new Float32Array(model.embed(speech)), speechSeconds: seconds }
}

function waveOf(bytes: Uint8Array): Wave | UnusableReason {
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

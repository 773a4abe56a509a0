import { parentPort, workerData } from 'node:worker_threads'
import {
  builtInModel,
  isOtherKind,
  measureSignalToNoise,
  openSherpaModel,
  openSound,
  readWave,
  SoundError,
  SPEECH_RATE,
  speechIn,
  type SpeakerModel,
} from '@console/voice-check'
import type { Analysis, AnalysisAnswer, AnalysisSetup, AnalysisTask } from './analysis-task.ts'

type Found = { seconds: number; samples: Float32Array; signalToNoise: number | null; channelCount: number }

export async function analyse(model: SpeakerModel, task: AnalysisTask): Promise<Analysis> {
  try {
    return toAnalysis(model, task, task.isSample ? readSample(task) : await spokenIn(task))
  } catch (error) {
    if (!(error instanceof SoundError)) throw error
    const reason = isOtherKind(error) ? 'unreadableKind' : 'notSound'
    return { kind: 'unusable', reason, speechSeconds: null, signalToNoise: null }
  }
}

function toAnalysis(model: SpeakerModel, task: AnalysisTask, found: Found): Analysis {
  const { seconds: speechSeconds, samples, signalToNoise, channelCount } = found
  const unusable = { kind: 'unusable', speechSeconds, signalToNoise } as const
  if (speechSeconds < task.neededSeconds) return { ...unusable, reason: 'tooShort' }
  if (signalToNoise !== null && signalToNoise < model.neededSignalToNoise)
    return { ...unusable, reason: 'tooNoisy' }
  // A copy: the answer hands its memory over.
  const speech = new Float32Array(samples.subarray(0, task.maxSeconds * SPEECH_RATE))
  const embedding = new Float32Array(model.embed(speech))
  return { kind: 'voice', speech, embedding, speechSeconds, signalToNoise, channelCount }
}

/** The sound of a sample is speech already, and was good enough when it was stored. */
function readSample({ bytes, channel }: AnalysisTask): Found {
  const { frames, rate, channelCount, samplesOf } = readWave(bytes)
  return { seconds: frames / rate, samples: samplesOf(channel), signalToNoise: null, channelCount }
}

async function spokenIn({ bytes, channel, maxSeconds }: AnalysisTask): Promise<Found> {
  const sound = openSound(bytes)
  const speech = await speechIn(sound, { channel, enoughSeconds: maxSeconds })
  return { ...speech, signalToNoise: measureSignalToNoise(speech), channelCount: sound.channelCount }
}

if (parentPort) {
  const port = parentPort
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- voice-analyser.ts gives it
  const { modelFile } = workerData as AnalysisSetup
  // An error ends the thread, and its start or its task with it.
  const model = modelFile === null ? builtInModel() : await openSherpaModel(modelFile)
  const answer = async (task: AnalysisTask): Promise<void> => {
    const analysis = await analyse(model, task)
    const transfer = analysis.kind === 'voice' ? [analysis.speech.buffer, analysis.embedding.buffer] : []
    port.postMessage({ analysis, model: model.name } satisfies AnalysisAnswer, transfer)
  }
  port.on('message', (task: AnalysisTask) => void answer(task))
  port.postMessage({ model: model.name })
}

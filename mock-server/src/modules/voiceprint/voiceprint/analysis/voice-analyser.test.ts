import { afterEach, expect, test } from 'vitest'
import { voiceAnalyser, type AnalysisLimits, type VoiceAnalyser } from './voice-analyser.ts'

let analyser: VoiceAnalyser
afterEach(() => analyser.close())

const open = (limits?: AnalysisLimits, modelFile: string | null = null): VoiceAnalyser =>
  (analyser = voiceAnalyser({ modelFile }, limits))
const never = new AbortController().signal
const taskOf = (bytes: Uint8Array<ArrayBuffer>) => ({
  bytes,
  isSample: false,
  channel: 0,
  neededSeconds: 5,
  maxSeconds: 60,
})
const text = () => new Uint8Array(Buffer.from('this is no sound'))

test('what is no sound is answered so, again and again, by the same thread', async () => {
  open()
  expect(await analyser.model()).toBe('built-in-3')
  for (const bytes of [text(), new Uint8Array(0), new Uint8Array(1000)])
    expect((await analyser.analyse(taskOf(bytes), never)).analysis).toEqual({
      kind: 'unusable',
      reason: 'notSound',
      speechSeconds: null,
      signalToNoise: null,
    })
})

test('a thread that takes too long is ended, and the next task has another', async () => {
  open({ memoryMb: 512, waitMs: 1 })
  const { analysis } = await analyser.analyse(taskOf(text()), never)
  expect(analysis).toMatchObject({ kind: 'unusable', reason: 'overLimit' })
})

test('a model that is not there says so', async () => {
  open(undefined, '/nowhere/model.onnx')
  await expect(analyser.model()).rejects.toThrow('There is no speaker model at /nowhere/model.onnx.')
})

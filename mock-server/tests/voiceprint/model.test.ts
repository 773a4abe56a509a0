import { expect, test } from 'vitest'
import { startTestServer } from '../../src/testing/start-test-server.ts'

test('a model of voices that is not there stops the start with one line', async () => {
  await expect(startTestServer({ config: { voiceprintModel: '/nowhere/voice.onnx' } })).rejects.toThrow(
    'VOICEPRINT_MODEL /nowhere/voice.onnx cannot be used: There is no speaker model at /nowhere/voice.onnx.',
  )
})

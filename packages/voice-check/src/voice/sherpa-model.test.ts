import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tinySpeakerModel } from '../../tests/tiny-speaker-model.ts'
import { babble } from '../../tests/waves.ts'
import { openSherpaModel } from './sherpa-model.ts'
import { similarity } from './similarity.ts'
import { ModelError } from './speaker-model.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voice-check-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function saved(name: string, content: Uint8Array | string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

test('a model file embeds speech with the real library', async () => {
  const model = await openSherpaModel(await saved('tiny.onnx', tinySpeakerModel()))
  expect(model.name).toBe('tiny.onnx')
  const [one, same, other] = [
    babble(2, { hertz: 110, formants: [500, 1100, 2400] }),
    babble(3, { hertz: 110, formants: [500, 1100, 2400] }),
    babble(2, { hertz: 220, formants: [900, 1900, 3200] }),
  ].map((speech) => model.embed(speech))
  model.close()
  expect(one).toHaveLength(80)
  if (!one || !same || !other) throw new Error('Three voices were embedded.')
  expect(similarity(one, same)).toBeGreaterThan(similarity(one, other))
})

test('a file that is no model is refused with the reason, and the process goes on', async () => {
  const file = await saved('none.onnx', 'no model')
  const error: unknown = await openSherpaModel(file).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ModelError)
  expect(error).toMatchObject({ message: expect.stringContaining(`${file} is no speaker model: `) })
  expect(error).toMatchObject({ message: expect.stringContaining('Protobuf parsing failed') })
})

test('a file that is not there is refused', async () => {
  const file = join(folder, 'absent.onnx')
  await expect(openSherpaModel(file)).rejects.toThrow(`There is no speaker model at ${file}.`)
})

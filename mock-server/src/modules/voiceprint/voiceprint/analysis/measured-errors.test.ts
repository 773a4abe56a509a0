import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { voiceprint } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMeasuredErrors } from './measured-errors.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'measured-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function modelWith(name: string, content: string): Promise<string> {
  const model = join(folder, name)
  await writeFile(`${model}.errors.json`, content)
  return model
}

const MEASURED: voiceprint.MeasuredErrors = {
  model: 'own.onnx',
  measuredOn: '2026-11-30',
  voices: 20,
  threshold: 0.43,
  rows: [{ condition: 'mp3', tooNoisy: 0, refused: 0.1, accepted: 0.2, equalError: 0.15 }],
}

test('the built-in model has a row of every condition', () => {
  const measured = readMeasuredErrors(null)
  expect(measured?.rows.map(({ condition }) => condition)).toEqual(voiceprint.CONDITIONS)
})

test('a model of one’s own has the rates that were measured of it, and none before', async () => {
  expect(readMeasuredErrors(join(folder, 'unmeasured.onnx'))).toBeNull()
  expect(readMeasuredErrors(await modelWith('own.onnx', JSON.stringify(MEASURED)))).toEqual(MEASURED)
})

test.each([
  ['no JSON', '{'],
  ['another shape', '{"model":"other.onnx"}'],
  ['the rates of another model', JSON.stringify(MEASURED)],
])('a file with %s ends the start with what to do', async (_, content) => {
  const model = await modelWith('other.onnx', content)
  expect(() => readMeasuredErrors(model)).toThrow(
    `${model}.errors.json has no error rates of this model: delete it, or measure them again (pnpm bench:voices --model ${model} --write)`,
  )
})

import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { BadRequest } from '../errors.ts'
import { FormCutOff, FormTooLarge, SenderStalled, SentForm, sentFile } from './sent-file.ts'

const LIMITS = { maxFileBytes: 1000, stallMs: 30_000 }
const head = (name: string, field = 'file') =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n`
const END = '\r\n--x--\r\n'

function sending(limits: Partial<typeof LIMITS> = {}) {
  const source = new PassThrough()
  const form = new SentForm(source, 'multipart/form-data; boundary=x')
  return { source, found: sentFile(form, { ...LIMITS, ...limits }) }
}

test('a file is handed over as soon as it begins, and the end of the form after it', async () => {
  const { source, found } = sending()
  source.write(`${head('名簿 😀.txt')}abc`)
  const file = await found
  expect(file?.name).toBe('名簿 😀.txt')
  source.end(`def${END}`)
  expect(file && (await text(file.content))).toBe('abcdef')
  await file?.formEnd
})

test('a sender that stops is aborted, and leaves no stream open', async () => {
  const { source, found } = sending({ stallMs: 20 })
  source.write(`${head('a.txt')}abc`)
  const file = await found
  if (!file) throw new Error('there is no file')
  await expect(file.formEnd).rejects.toBeInstanceOf(SenderStalled)
  expect(file.content.destroyed).toBe(true)
  expect(source.destroyed).toBe(false)
})

test('a sender that never begins is aborted as well', async () => {
  await expect(sending({ stallMs: 20 }).found).rejects.toBeInstanceOf(SenderStalled)
})

test('a slow sender is no stalled one: the time counts from its last piece', async () => {
  const { source, found } = sending({ stallMs: 200 })
  source.write(`${head('a.txt')}.`)
  const file = await found
  const startedAt = Date.now()
  const drip = setInterval(() => {
    if (Date.now() - startedAt < 500) source.write('.')
    else {
      clearInterval(drip)
      source.end(END)
    }
  }, 20)
  expect(file && (await text(file.content))).toMatch(/^\.+$/)
  await file?.formEnd
})

test('a connection that breaks, and a body that ends before the form, cut the file off', async () => {
  const broken = sending()
  broken.source.write(`${head('a.txt')}abc`)
  const file = await broken.found
  broken.source.destroy()
  await expect(file?.formEnd).rejects.toBeInstanceOf(FormCutOff)
  expect(file?.content.destroyed).toBe(true)

  const short = sending()
  short.source.end(`${head('a.txt')}abc`)
  const shortFile = await short.found
  await expect(shortFile && text(shortFile.content)).rejects.toBeInstanceOf(Error)
  await expect(shortFile?.formEnd).rejects.toBeInstanceOf(FormCutOff)

  const empty = sending()
  empty.source.end()
  await expect(empty.found).rejects.toBeInstanceOf(FormCutOff)
})

test('a form without a file holds none', async () => {
  const { source, found } = sending()
  source.end('--x--\r\n')
  expect(await found).toBeNull()
})

test.each([
  ['a second file', `${head('a.txt')}abc\r\n${head('b.txt')}def${END}`],
  [
    'another field',
    `${head('a.txt')}abc\r\n--x\r\nContent-Disposition: form-data; name="note"\r\n\r\nhi${END}`,
  ],
])('a form with %s is refused', async (_what, body) => {
  const { source, found } = sending()
  source.end(body)
  const file = await found
  file?.content.resume()
  await expect(file?.formEnd).rejects.toBeInstanceOf(BadRequest)
})

test('a file of another field is refused', async () => {
  const { source, found } = sending()
  source.end(`${head('a.txt', 'other')}abc${END}`)
  await expect(found).rejects.toBeInstanceOf(BadRequest)
})

test('what is sent around the file is bounded too', async () => {
  const { source, found } = sending()
  source.write('.'.repeat(20_000))
  await expect(found).rejects.toBeInstanceOf(FormTooLarge)
})

test('a form that names no boundary is malformed', () => {
  const form = new SentForm(new PassThrough(), 'multipart/form-data')
  expect(() => sentFile(form, LIMITS)).toThrow(BadRequest)
})

import { expect, test } from 'vitest'
import { wholeForm } from './whole-form.ts'

const FILE =
  'content-disposition: form-data; name="file"; filename="名单.csv"\r\ncontent-type: text/csv\r\n\r\na;b'
const field = (name: string) => `content-disposition: form-data; name="${name}"\r\n\r\n1`
const formOf = (parts: readonly string[], end = '--x--\r\n') =>
  wholeForm(
    Buffer.from(`${parts.map((part) => `--x\r\n${part}\r\n`).join('')}${end}`),
    'multipart/form-data; boundary=x',
  )

test('a form has its fields, and a file with its name, type and contents', async () => {
  const form = await formOf([field('purpose'), FILE])
  expect(form?.get('purpose')).toBe('1')
  const file = form?.get('file') as File // as the form has it
  expect([file.name, file.type, await file.text()]).toEqual(['名单.csv', 'text/csv', 'a;b'])
})

test.each([
  ['no form', []],
  ['five fields', ['a', 'b', 'c', 'd', 'e'].map(field)],
  ['two files', [FILE, FILE]],
  ['ten thousand parts', Array.from({ length: 10_000 }, () => 'a: b\r\n\r\n')],
])('%s is not read', async (_what, parts) => {
  expect(await formOf(parts, parts.length === 0 ? 'text' : undefined)).toBeNull()
})

test('four fields and a file are read, and what ends before its form does is not', async () => {
  const parts = [...['a', 'b', 'c', 'd'].map(field), FILE]
  expect([...((await formOf(parts)) ?? [])].map(([name]) => name)).toEqual(['a', 'b', 'c', 'd', 'file'])
  expect(await formOf(parts, '')).toBeNull()
})

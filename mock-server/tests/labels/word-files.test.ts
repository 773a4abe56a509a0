import { anyEnvelope, wordList, type DataOf } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvText } from '../../src/platform/exports/csv.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { sheetXml, toWorkbook, buildXlsx } from '../support/xlsx.ts'

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

async function read(content: string | Buffer, { person = manager, language = 'en' } = {}) {
  const form = new FormData()
  form.append(
    'file',
    new File([typeof content === 'string' ? content : new Uint8Array(content)], 'words.csv'),
  )
  const answer = await demo.fetch(wordList.readFile.path, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${person.token}`, 'accept-language': language },
  })
  const body: unknown = await answer.json()
  const { msg } = anyEnvelope.parse(body)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of the answer is what the tests look at
  const { data } = body as { data: DataOf<typeof wordList.readFile> & { fields?: Record<string, string> } }
  return { status: answer.status, message: msg, ...data }
}

describe('a file of words', () => {
  test('gives a word a line and a cell, and names each line that is none with its number', async () => {
    const long = 'x'.repeat(100)
    const file = ['cancel', '', 'Refund,退款', 'REFUND', `${long}`, `${long}x`, '"a\nb"', '=1+1', "'-5%"]
    const { words, passed, passedTotal } = await read(file.join('\r\n'))
    expect(words).toEqual(['cancel', 'Refund', '退款', long, '-5%'])
    expect(passed).toEqual([
      { line: 2, kind: 'blank', text: '' },
      { line: 4, kind: 'repeated', text: 'REFUND' },
      { line: 6, kind: 'tooLong', text: 'x'.repeat(60) },
      { line: 7, kind: 'badText', text: 'a\nb' },
      { line: 9, kind: 'formula', text: '=1+1' },
    ])
    expect(passedTotal).toBe(5)
  })

  test('has 200 words, not one more, and 500 named lines, the others counted', async () => {
    const words = Array.from({ length: 201 }, (_, n) => `word ${n}`)
    const found = await read(words.join('\n'))
    expect(found.words).toHaveLength(200)
    expect(found.passed).toEqual([{ line: 201, kind: 'tooMany', text: 'word 200' }])
    const repeated = await read(`a\n${'a\n'.repeat(501)}`)
    expect([repeated.words, repeated.passed.length, repeated.passedTotal]).toEqual([['a'], 500, 501])
    expect(repeated.passed[0]).toEqual({ line: 2, kind: 'repeated', text: 'a' })
  })

  test('may be UTF-16, loses hidden marks, which are counted, and has words that look alike only once', async () => {
    const found = await read(Buffer.from('\uFEFFre\u200Bfund\nＶＩＰ\nvip\ncafé\ncafe\u0301', 'utf16le'))
    expect(found).toMatchObject({ words: ['refund', 'ＶＩＰ', 'café'], cleaned: 1, passedTotal: 2 })
    expect(found.passed.map(({ line, kind }) => [line, kind])).toEqual([
      [3, 'repeated'],
      [5, 'repeated'],
    ])
  })

  test('may be XLSX, whose formulas are not computed', async () => {
    const { words, passed } = await read(
      buildXlsx([['cancel', 'refund'], [{ formula: '1+1', result: '2' }], [{ shared: 'quit' }]]),
    )
    expect(words).toEqual(['cancel', 'refund', 'quit'])
    expect(passed).toMatchObject([{ line: 2, kind: 'formula' }])
  })

  test('that was exported comes back word by word, also those that begin like a formula', async () => {
    const words = ['=1+1', '-5%', '+86', '@home', 'a, b', 'say "no"', "don't", 'a;b', '退款']
    const { words: found, passed } = await read(`\uFEFF${csvText(words.map((one) => [one]))}`)
    expect([found, passed]).toEqual([words, []])
  })

  test.each([
    ['is empty', '', /empty/],
    ['is no table', Buffer.from('%PDF-1.7\0\0'), /neither a CSV nor an XLSX/],
    ['is half an XLSX', buildXlsx([['a']]).subarray(0, 200), /broken/],
    ['never closes a quotation mark', 'a\n"b\nc', /Line 2: a quotation mark/],
    ['has 5,002 lines', 'a\n'.repeat(5002), /more than 5000 lines/],
    ['is Latin-1', Buffer.from('a\nJosé,b', 'latin1'), /^Line 2 is written neither in UTF-8/],
    ['has hidden sheets only', hiddenSheet(), /^Every sheet of the XLSX file is hidden/],
    ['unpacks to gigabytes', buildXlsx([['a']], { extra: [bomb()] }), /more than a list of words/],
  ])('that %s is refused with the reason', async (_what, content, reason) => {
    const { status, fields } = await read(content)
    expect([status, fields]).toEqual([400, { file: expect.stringMatching(reason) }])
  })

  test('has 1 MB at most, is read in the language of the person, and by nobody without the page', async () => {
    const line = `${'x'.repeat(1000)}\n`
    const full = line.repeat(1047) + 'y'.repeat(1024 * 1024 - 1047 * 1001)
    expect((await read(full)).status).toBe(200)
    expect(await read(`${full}y`)).toMatchObject({ status: 413, message: 'The file cannot exceed 1 MB.' })
    expect((await read('', { language: 'zh' })).fields).toEqual({ file: '文件为空。' })
    expect((await read('a', { person: await demo.as('seat-001') })).status).toBe(403)
  })
})

function hiddenSheet() {
  return toWorkbook({ sheets: [{ name: 'a', xml: sheetXml([['a']]), state: 'hidden' }] })
}

function bomb() {
  return { name: 'xl/media/big', content: 'x', announcedBytes: 0xff_ff_ff_f0 }
}

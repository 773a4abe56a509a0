import { expect, test } from 'vitest'
import { findEncoding, readText } from './file-text.ts'

/** Two Chinese characters in GBK. */
const GBK = Buffer.from([0xc4, 0xe3, 0xba, 0xc3])
const TEXT = '你好'

test.each([
  ['<meta charset=gbk>', 'gbk'],
  ['<META http-equiv="Content-Type" content="text/html; charset = GB2312">', 'gbk'],
  ['@charset "gb18030";', 'gb18030'],
  ['<meta charset="no-such-thing">', null],
  ['<p>no declaration</p>', null],
])('the encoding of %s', (text, encoding) => {
  expect(findEncoding(Buffer.from(text))).toBe(encoding)
})

test('text that is no UTF-8 is read in the encoding of its own, else in that of its page', () => {
  expect(readText(Buffer.concat([Buffer.from('<meta charset=gbk>'), GBK]))).toBe(`<meta charset=gbk>${TEXT}`)
  expect(readText(GBK, 'gbk')).toBe(TEXT)
  expect(readText(Buffer.from(TEXT), 'gbk')).toBe(TEXT)
  expect(readText(Buffer.from(`\uFEFF${TEXT}`))).toBe(TEXT)
})

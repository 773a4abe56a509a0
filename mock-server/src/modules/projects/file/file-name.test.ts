import { projectEntity, projectFile } from '@console/contracts'
import { expect, test } from 'vitest'
import { toStoredFileName } from './file-name.ts'

test.each([
  ['offer.pdf', 'offer.pdf'],
  ['C:\\Users\\li\\offer.pdf', 'offer.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['folder/', 'file'],
  ['', 'file'],
  ['...', 'file'],
  ['  a b.txt  ', 'a b.txt'],
  ['offer.exe. .', 'offer.exe'],
  ['报价 😀 👨‍👩‍👧‍👦.pdf', '报价 😀 👨‍👩‍👧‍👦.pdf'],
  ['عرض السعر.pdf', 'عرض السعر.pdf'],
  // Without removal, a name shown as `offer exe.pdf` would be `offer fdp.exe`.
  ['offer \u202Efdp.exe', 'offer fdp.exe'],
  ['a\u2066b\u200Fc\u0000d\r\n.pdf', 'abcd.pdf'],
  ['a\uD800.pdf', 'a\uFFFD.pdf'],
  ['e\u0301.pdf', '\u00E9.pdf'],
  ['archive.tar.gz', 'archive.tar.gz'],
])('%j is stored as %j', (sent, result) => {
  expect(toStoredFileName(sent)).toBe(result)
})

test.each(['x', '字', '😀', '👨‍👩‍👧‍👦'])('a long name of %s is cut and keeps its ending', (character) => {
  const name = toStoredFileName(`${character.repeat(400)}.pdf`)
  expect(name.endsWith(`${character}.pdf`)).toBe(true)
  expect(projectEntity.characterCount(name)).toBeLessThanOrEqual(projectFile.MAX_FILE_NAME_CHARACTERS)
})

test('a name of 200 characters stays as it is, one more is cut', () => {
  const name = `${'x'.repeat(196)}.pdf`
  expect(toStoredFileName(name)).toBe(name)
  expect(toStoredFileName(`x${name}`)).toBe(name)
})

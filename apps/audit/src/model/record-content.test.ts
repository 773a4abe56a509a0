import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SECRET_MASK } from './mask-secrets.ts'
import { contentText, copiedJson, MAX_COMPARED_CHARACTERS, readContent } from './record-content.ts'

describe('the content of a side of a record', () => {
  test.each([null, undefined, '', '  \n', 'null'])('%j is an empty side [AUDIT-010]', (raw) => {
    expect(readContent(raw)).toEqual({ kind: 'empty' })
    expect(contentText(readContent(raw))).toBe('')
  })

  test('text that is not JSON stays text [AUDIT-010]', () => {
    expect(readContent('{"name": "cut of')).toEqual({ kind: 'text', text: '{"name": "cut of' })
  })

  test('a content over the size limit, or nested beyond the depth limit, is text [AUDIT-010]', () => {
    expect(readContent(`"${'x'.repeat(MAX_COMPARED_CHARACTERS)}"`).kind).toBe('text')
    expect(readContent('['.repeat(100) + ']'.repeat(100)).kind).toBe('text')
    expect(readContent('['.repeat(60) + ']'.repeat(60)).kind).toBe('json')
  })

  test('any text is parsed without an error [AUDIT-010]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        const content = readContent(raw)
        expect(['empty', 'json', 'text']).toContain(content.kind)
        contentText(content)
      }),
    )
  })
})

describe('secrets', () => {
  const record = JSON.stringify({
    name: 'client',
    clientSecret: 'hunter2-secret',
    login: { Password: 'hunter2-password', pin: { accessToken: ['hunter2-token'] } },
    passwordChanged: true,
  })

  test('stay masked in the full JSON and in what is copied [AUDIT-010]', () => {
    for (const text of [
      contentText(readContent(record)),
      copiedJson(readContent(record), readContent(record)),
    ]) {
      expect(text).not.toContain('hunter2')
      expect(text).toContain(SECRET_MASK)
      expect(text).toContain('"passwordChanged": true')
      expect(text).toContain('client')
    }
  })

  test('stay masked in text that is not JSON [AUDIT-010]', () => {
    const texts = [record.slice(0, -1), 'login password=hunter2 ok', "token: 'hunter2 with blanks', x=1"]
    for (const text of texts) {
      const shown = contentText(readContent(text))
      expect(shown).not.toContain('hunter2')
      expect(shown).toContain(SECRET_MASK)
    }
  })

  test('copying gives one JSON document with both sides [AUDIT-010]', () => {
    const copied = copiedJson(readContent('{"a": 1}'), readContent('plain'))
    expect(JSON.parse(copied)).toEqual({ before: { a: 1 }, after: 'plain' })
    expect(JSON.parse(copiedJson(readContent(null), readContent('[]')))).toEqual({ before: null, after: [] })
  })
})

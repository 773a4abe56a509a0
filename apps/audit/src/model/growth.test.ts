import { repeated, testGrowth, type Reader } from '@console/testing/growth'
import { compareVersions } from './changed-fields.ts'
import { humanizeKey } from './field-name.ts'
import { markItems } from './list-difference.ts'
import { pairLines } from './marked-lines.ts'
import { maskSecretsInText } from './mask-secrets.ts'
import { contentText, MAX_COMPARED_CHARACTERS, readContent } from './record-content.ts'

const numbers = (length: number) => Array.from({ length: Math.floor(length / 10) }, (_, index) => index)
const items = (length: number) => numbers(length).map((id) => ({ id }))
const lines = (length: number, begin: string) =>
  numbers(length)
    .map((number) => `${begin}${number}`)
    .join('\n')

const readers: Reader[] = [
  [
    'items in another order',
    MAX_COMPARED_CHARACTERS,
    (length) => compareVersions(items(length), items(length).toReversed()),
  ],
  ['items of other names', MAX_COMPARED_CHARACTERS, (length) => compareVersions(items(length), [{ id: -1 }])],
  [
    'keys',
    MAX_COMPARED_CHARACTERS,
    (length) => compareVersions(Object.fromEntries(numbers(length).map((key) => [`k${key}`, 1])), {}),
  ],
  ['values of a list', MAX_COMPARED_CHARACTERS, (length) => markItems(numbers(length), [])],
  [
    'brackets',
    MAX_COMPARED_CHARACTERS,
    (length) => readContent(repeated('[')(length / 2) + repeated(']')(length / 2)),
  ],
  ['a key of capitals', MAX_COMPARED_CHARACTERS, (length) => humanizeKey(repeated('aA')(length))],
  // Longer contents are text, of any length.
  ['other lines', 1_000_000, (length) => pairLines(lines(length, 'a'), lines(length, 'b'))],
  ['equal lines', 1_000_000, (length) => pairLines('\n'.repeat(length), `${'\n'.repeat(length)}x`)],
  ['lines in turn', 1_000_000, (length) => pairLines(repeated('a\nb\n')(length), repeated('b\na\n')(length))],
  ['names of secrets', 1_000_000, (length) => maskSecretsInText(repeated('token')(length))],
  ['secrets without an end', 1_000_000, (length) => maskSecretsInText(repeated('token="\\')(length))],
  ['text of a record', 1_000_000, (length) => contentText(readContent(repeated('password: ')(length)))],
]

testGrowth(readers)

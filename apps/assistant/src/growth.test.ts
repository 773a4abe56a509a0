import { repeated, testGrowth, type Reader } from '@console/testing/growth'
import { markedText } from './base/model/marked-text.ts'

const nothing = { hits: [], labels: [], search: '' }

const readers: Reader[] = [
  [
    'a sentence with words that are looked for',
    32_768,
    (length) => markedText(repeated('a ')(length), { ...nothing, search: 'a' }),
  ],
  [
    'a sentence of violations',
    32_768,
    (length) => markedText(repeated('a ')(length), { ...nothing, hits: ['a', ' '] }),
  ],
]

testGrowth(readers)

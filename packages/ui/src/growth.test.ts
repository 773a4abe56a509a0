import { repeated, testGrowth, type Reader } from '@console/testing/growth'
import { markdownHtml } from './markdown/markdown-html.ts'
import { sanitiseHtml } from './sanitise-html/sanitise-html.ts'
import { readSearch } from './url-search/read-search.ts'
import { dayField } from './url-search/search-fields.ts'
import { markWords } from './word-diff/marked-words.ts'

const shape = { day: dayField() }

const readers: Reader[] = [
  ...['_a', '__a', 'a*', '> ', '1. ', '* - ', '[', '![', '<', '\n|-', '  - a\n', '`a', '[a]: b\n'].map(
    (unit): Reader => [
      `Markdown of ${JSON.stringify(unit)}`,
      32_768,
      (length) => markdownHtml(repeated(unit)(length)),
    ],
  ),
  ...['<b>', '<i>a</b>', '<a ', '<', '&', '<!--', '<script>', '<p>a'].map((unit): Reader => [
    `a message of ${unit}`,
    20_000,
    (length) => sanitiseHtml(repeated(unit)(length)),
  ]),
  [
    'an address of filters',
    65_536,
    (length) => readSearch(shape, new URLSearchParams(repeated('day=1&')(length))),
  ],
  [
    'an address of other filters',
    65_536,
    (length) => readSearch(shape, new URLSearchParams(repeated('a=1&')(length))),
  ],
  [
    'words that are compared',
    65_536,
    (length) => markWords(repeated('a b ')(length), repeated('b a ')(length)),
  ],
]

testGrowth(readers)

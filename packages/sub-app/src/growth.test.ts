import { repeated, testGrowth, type Reader } from '@console/testing/growth'
import * as z from 'zod'
import { fileName } from './http/answered-file.ts'
import { readAnswer } from './http/read-answer.ts'

const names = ['filename="', 'filename = ', "filename*=UTF-8''%", 'filename="\\', 'filename   '].map(
  (unit): Reader => [`the name of a file of ${unit}`, 262_144, (length) => fileName(repeated(unit)(length))],
)
const list = z.object({ rows: z.array(z.object({ rowId: z.number(), name: z.string() })) })
const rowsOf = (row: (index: number) => unknown) => (length: number) =>
  readAnswer(list, { rows: Array.from({ length: Math.floor(length / 50) }, (_, index) => row(index)) })

testGrowth([
  ...names,
  ['rows in other words', 500_000, rowsOf((index) => ({ row_id: String(index), name: 1 }))],
  [
    'rows of which half cannot be read',
    500_000,
    rowsOf((index) => (index % 2 ? null : { rowId: 1, name: 'a' })),
  ],
  ['rows that cannot be read', 500_000, rowsOf(() => ({ rowId: [], name: null }))],
])

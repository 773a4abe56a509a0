import { repeated, testGrowth, type Reader } from '@console/testing/growth'
import { fileName } from './http/answered-file.ts'

const readers = ['filename="', 'filename = ', "filename*=UTF-8''%", 'filename="\\', 'filename   '].map(
  (unit): Reader => [`the name of a file of ${unit}`, 262_144, (length) => fileName(repeated(unit)(length))],
)

testGrowth(readers)

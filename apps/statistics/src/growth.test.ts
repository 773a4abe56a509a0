import { repeated, testGrowth, type Reader } from '@console/testing/growth'
import { readPastedBlock } from './pages/summary/pasted-block.ts'

const blocks = ['"', '"\n', 'a\t', '\n', '\r', '"""a\n', '""""\n', '"a""b"\t'].map((unit): Reader => [
  `a block of ${JSON.stringify(unit)}`,
  1_000_000,
  (length) => readPastedBlock(repeated(unit)(length)),
])

testGrowth(blocks)

import { parseArgs } from 'node:util'
import { formatFigure } from './figures.ts'
import { measureBroadcasts } from './realtime/measure-broadcasts.ts'
import { measureDecoding } from './realtime/measure-decoding.ts'

const USAGE = `node mock-server/bench/bench-realtime.ts [--part decoding|server] [--connections 5000] [--rounds 16]
The part of pnpm bench:realtime that needs no browser: the codec, and a notice to all connections of the server beside bare ws and
Socket.IO. Each server and its clients are processes of their own, with a descriptor for each connection (ulimit -n).`

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    connections: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '16' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) print(USAGE)
else {
  const isSelected = (part: string) => values.part === undefined || values.part === part
  if (isSelected('decoding')) for (const figure of measureDecoding()) print(formatFigure(figure))
  if (isSelected('server')) {
    const options = { connections: Number(values.connections), rounds: Number(values.rounds) }
    for (const figure of await measureBroadcasts(options)) print(formatFigure(figure))
  }
}

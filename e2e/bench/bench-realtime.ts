import { lineOf, type Figure } from '@console/mock-server/bench/figures'
import { measureWall } from './realtime/measure-wall.ts'
const report = (figures: readonly Figure[]): void => {
  for (const figure of figures) process.stdout.write(`${lineOf(figure)}\n`)
}
await measureWall({ seconds: Number(process.argv[2] ?? 15), rounds: 1, onFigures: report })

import { parseArgs } from 'node:util'

const FEWEST_TRIALS = 10

/** The number of trials; null with `--help`, whose text it prints. */
export function readTrials(usage: string): number | null {
  const { values } = parseArgs({
    options: {
      trials: { type: 'string', default: String(FEWEST_TRIALS) },
      help: { type: 'boolean', default: false },
    },
  })
  if (!values.help) return Math.max(FEWEST_TRIALS, Number(values.trials) || 0)
  console.log(usage)
  return null
}
